import { Command } from 'commander';
import { findConsented } from '../../back-office/consents/stored-consents.ts';
import type { ConsentedThing } from '../../back-office/consents/withdraw-consent.ts';
import { galleryOfContent } from '../../back-office/gallery/gallery-of-content.ts';
import { dayInIndia } from '../../domain/working-days.ts';
import { consentCells } from '../consent-text.ts';
import { consentedKind, consentedWho } from '../consented-argument.ts';
import { printJson } from '../terminal/print-json.ts';
import { printTable } from '../terminal/print-table.ts';
import { withSite } from '../with-site.ts';

/** `consent show KIND WHO`: all that is stored of one consent. */
export function consentShow(): Command {
  return new Command('show')
    .description(
      'Show who agreed that a student or a picture is published, how it was checked, and until when',
    )
    .addArgument(consentedKind())
    .addArgument(consentedWho())
    .option('--json', 'print JSON, for scripts')
    .action((kind: ConsentedThing['kind'], who: string, options: { json?: true }) =>
      withSite(async ({ repositories, content }) => {
        const thing = await findConsented(repositories, () => galleryOfContent(content()), { kind, who });
        if (options.json) return printJson(thing);
        const { id, name, consent } = thing;
        const cells = consentCells(consent, dayInIndia(new Date().toISOString()));
        const howChecked = typeof consent === 'object' ? consent.howChecked : '';
        const values = [name, id, ...cells, howChecked];
        const fields = ['Name', 'ID', 'Given by', 'From', 'Until', 'Today', 'How it was checked'];
        printTable(
          ['Field', 'Answer'],
          fields.map((field, at) => [field, values[at] ?? '']),
        );
      }),
    );
}
