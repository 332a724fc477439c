import { Command } from 'commander';
import { storedConsents } from '../../back-office/consents/stored-consents.ts';
import { counted } from '../../back-office/counted.ts';
import { galleryOfContent } from '../../back-office/gallery/gallery-of-content.ts';
import { dayInIndia } from '../../domain/working-days.ts';
import { consentCells } from '../consent-text.ts';
import { printJson } from '../terminal/print-json.ts';
import { printTable } from '../terminal/print-table.ts';
import { withSite } from '../with-site.ts';

/** `consent list`: all students and pictures with what is stored of their consents. */
export function consentList(): Command {
  return new Command('list')
    .description('Show the consents of all students and pictures of the gallery, and how they stand today')
    .option('--json', 'print JSON, for scripts')
    .action((options: { json?: true }) =>
      withSite(async ({ repositories, content }) => {
        const consents = await storedConsents(repositories, () => galleryOfContent(content()));
        if (options.json) return printJson(consents);
        const today = dayInIndia(new Date().toISOString());
        const rows = consents.map(({ kind, id, name, consent }) => [
          kind,
          id,
          name,
          ...consentCells(consent, today),
        ]);
        if (rows.length > 0) printTable(['Kind', 'ID', 'Name', 'Given by', 'From', 'Until', 'Today'], rows);
        const noun = { one: 'student or picture', many: 'students and pictures' };
        console.log(`${rows.length > 0 ? '\n' : ''}${counted(rows.length, noun)}.`);
      }),
    );
}
