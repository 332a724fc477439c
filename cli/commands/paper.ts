import { Argument, Command, InvalidArgumentError, Option } from 'commander';
import { writeFile } from 'node:fs/promises';
import {
  filesAsShown,
  filesOf,
  hasSamplePayment,
  remainingSamples,
} from '../../back-office/checks/remaining-samples.ts';
import { replaceFile } from '../../back-office/replace-file.ts';
import { StaffError } from '../../back-office/staff-error.ts';
import { readShownContent } from '../../back-office/texts/shown-content.ts';
import { type Language, languages, sourceLanguage } from '../../domain/languages.ts';
import type { NotFinal } from '../../paper/paper-parts.ts';
import { PAPERS, type Paper, writePaper } from '../../paper/write-paper.ts';
import { siteAddress } from '../cli-parts.ts';
import { confirmReplacing, typedPath } from '../files.ts';
import { contentDir, withSite } from '../with-site.ts';

type PaperOptions = { language: Language; products?: string[]; copies: number; draft?: true; yes?: true };

/** `paper <what> <file>`: what is printed, as a page that any browser prints on A4. */
export function paper(): Command {
  return new Command('paper')
    .description('Write price tags, a list for a stall, the donation poster or an order slip, to print on A4')
    .addArgument(new Argument('<what>', 'what to print').choices(PAPERS))
    .argument('<file>', 'the page to write, such as tags.html; open it in a browser and print it')
    .addOption(
      new Option('--language <language>', 'the language of the paper')
        .choices(languages)
        .default(sourceLanguage),
    )
    .option('--products <ids>', 'the products, by their ids with commas between; without it, all', idsOf)
    .option('--copies <number>', 'how many tags of each', copiesOf, 1)
    .option('--draft', 'write also what is not fit for use yet, with a mark on each sheet')
    .option('--yes', 'replace a file that is there without asking')
    .action((what: Paper, file: string, options: PaperOptions) =>
      withSite(async (site) => {
        const { repositories } = site;
        const all = await repositories.products.all();
        const unknown = options.products?.filter((id) => !all.some(({ _id }) => _id === id)) ?? [];
        if (unknown.length > 0)
          throw new StaffError(`There is no product with the id ${unknown.join(', ')}.`);
        const content = await readShownContent(repositories, site.content());
        const siteUrl = siteAddress(site.settings);
        const samples = remainingSamples(filesAsShown(filesOf(contentDir), content), {});
        const written = await writePaper(
          {
            paper: what,
            language: options.language,
            products: all.filter(({ _id }) => options.products?.includes(_id) ?? true),
            copies: options.copies,
          },
          {
            content,
            siteUrl,
            hasSamplePayment: hasSamplePayment(samples),
            bar: () => '',
          },
        );
        if (written === undefined)
          throw new StaffError('There is no UPI ID yet. Write it into content/facts.json.');
        if (written.notFinal.length > 0 && !options.draft)
          throw new StaffError(whyNotWritten(written.notFinal, siteUrl));
        const path = typedPath(file);
        await confirmReplacing(path, options);
        await replaceFile(path, (unfinished) => writeFile(unfinished, written.text, { flag: 'wx' }));
        console.log(
          `Written to ${file}. Open it in a browser and print it on A4, at 100 %, without margins.`,
        );
      }),
    );
}

function whyNotWritten(notFinal: readonly NotFinal[], siteUrl: string): string {
  const reasons: Readonly<Record<NotFinal, string>> = {
    samplePayment:
      'The UPI ID or the bank account on it is still a sample. Write the foundation’s own into content/facts.json.',
    localAddress: `The codes and addresses on it would lead to ${siteUrl}, which other people can’t open. Set SITE_URL to the address of the site.`,
  };
  return [
    'This is not fit for use yet, and nothing was written.',
    ...notFinal.map((reason) => reasons[reason]),
    'To look at it all the same, with a mark on each sheet, add --draft.',
  ].join('\n');
}

function idsOf(text: string): string[] {
  return text.split(',').map((id) => id.trim());
}

function copiesOf(text: string): number {
  const copies = Number(text);
  if (Number.isInteger(copies) && copies >= 1 && copies <= 1000) return copies;
  throw new InvalidArgumentError('Write a whole number from 1 to 1000.');
}
