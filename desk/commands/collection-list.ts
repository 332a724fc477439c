import { Command } from 'commander';
import type { Collection } from '../collections/collection.ts';
import { counted } from '../terminal/counted.ts';
import { printJson } from '../terminal/print-json.ts';
import { printTable } from '../terminal/print-table.ts';
import { withRecords } from '../with-records.ts';

/** `list` of a collection: a table, or what the site's calls say of it as JSON. */
export function collectionList<Item>(collection: Collection<Item>): Command {
  const { noun, shelf, shownOf, jsonOf } = collection;
  return new Command('list')
    .description(`Show all ${noun.many}`)
    .option('--json', 'print JSON, for scripts')
    .action((options: { json?: true }) =>
      withRecords(async ({ repositories }) => {
        const items = await shelf(repositories).all();
        if (options.json) return printJson(items.map(jsonOf));
        const shown = items.map(shownOf);
        if (shown[0]) printTable(Object.keys(shown[0]), shown.map(Object.values<string>));
        console.log(`${shown[0] ? '\n' : ''}${counted(items.length, noun)}.`);
      }),
    );
}
