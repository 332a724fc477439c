import { Command } from 'commander';
import { exportCollection } from '../../back-office/collections/export-collection.ts';
import { writeExport } from '../files/write-export.ts';
import { elsewhereNote, type StaffList } from '../staff-lists.ts';
import { withSite } from '../with-site.ts';

/** `export [FILE]` of a collection: what `import` reads, as CSV for a spreadsheet or as JSON. */
export function collectionExport<Item>(list: StaffList<Item>): Command {
  const { noun } = list;
  return new Command('export')
    .description(`Write all ${noun.many} to a file that a spreadsheet opens and import reads again`)
    .argument('[file]', 'ends in .csv or .json; without it, CSV is printed')
    .option('--json', 'write JSON, whatever the file ends in')
    .option('--yes', 'replace a file that is there without asking')
    .action((file: string | undefined, options: { json?: true; yes?: true }) =>
      withSite((site) => {
        const note = elsewhereNote(list, site.settings);
        if (note) console.error(note);
        return writeExport(file, options, noun, (format) =>
          exportCollection(list.collection(site), site.repositories, format),
        );
      }),
    );
}
