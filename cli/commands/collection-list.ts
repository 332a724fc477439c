import { Command } from 'commander';
import { listCollection } from '../../back-office/collections/list-collection.ts';
import { counted } from '../../back-office/counted.ts';
import { elsewhereNote, type StaffList } from '../staff-lists.ts';
import { printJson } from '../terminal/print-json.ts';
import { printTable } from '../terminal/print-table.ts';
import { withSite } from '../with-site.ts';

/** `list` of a collection: a table, or what the site's calls say of it as JSON. */
export function collectionList<Item>(list: StaffList<Item>): Command {
  const { noun } = list;
  return new Command('list')
    .description(`Show all ${noun.many}`)
    .option('--json', 'print JSON, for scripts')
    .action((options: { json?: true }) =>
      withSite(async (site) => {
        const items = await listCollection(list.collection(site), site.repositories);
        const note = elsewhereNote(list, site.settings);
        if (options.json) {
          if (note) console.error(note);
          return printJson(items.map(({ json }) => json));
        }
        const shown = items.map(({ summary }) => summary);
        if (shown[0]) printTable(Object.keys(shown[0]), shown.map(Object.values<string>));
        console.log(`${shown[0] ? '\n' : ''}${counted(items.length, noun)}.`);
        if (note) console.log(note);
      }),
    );
}
