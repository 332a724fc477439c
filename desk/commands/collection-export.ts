import { Command } from 'commander';
import type { Collection } from '../collections/collection.ts';
import { exportRows } from '../files/export-rows.ts';
import { withRecords } from '../with-records.ts';

/** `export [FILE]` of a collection: what `import` reads, as CSV for a spreadsheet or as JSON. */
export function collectionExport<Item>(collection: Collection<Item>): Command {
  const { noun, columns, shelf, cellsOf, jsonOf } = collection;
  return new Command('export')
    .description(`Write all ${noun.many} to a file that a spreadsheet opens and import reads again`)
    .argument('[file]', 'ends in .csv or .json; without it, CSV is printed')
    .option('--json', 'write JSON, whatever the file ends in')
    .option('--yes', 'replace a file that is there without asking')
    .action((file: string | undefined, options: { json?: true; yes?: true }) =>
      withRecords(async ({ repositories }) => {
        const items = await shelf(repositories).all();
        const headings = columns.map(({ name }) => name);
        const rows = items.map(cellsOf).map((cells) => headings.map((name) => cells[name] ?? ''));
        await exportRows(file, options, { noun, headings, rows, json: items.map(jsonOf) });
      }),
    );
}
