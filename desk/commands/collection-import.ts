import { basename } from 'node:path';
import { Command } from 'commander';
import type { Collection } from '../collections/collection.ts';
import { typedPath } from '../files/typed-path.ts';
import { importList, type ImportResult } from '../import/import-list.ts';
import { ImportRefused } from '../import/row-problem.ts';
import { confirmFirst } from '../terminal/confirm-first.ts';
import { counted, type Noun } from '../terminal/counted.ts';
import { printJson } from '../terminal/print-json.ts';
import { withRecords } from '../with-records.ts';

type Options = { dryRun?: true; replace?: true; yes?: true; json?: true };

/** `import FILE` of a collection: all rows are written, or none and every problem is named. */
export function collectionImport<Item>(collection: Collection<Item>): Command {
  const { noun, columns } = collection;
  const names = columns.map(({ name }) => name).join(', ');
  const command = new Command('import')
    .description(
      `Put the ${noun.many} of a CSV or JSON file on the site; who or what is there already is changed`,
    )
    .argument('<file>', `columns: ${names}`)
    .option('--dry-run', 'check the file and its pictures, and write nothing')
    .option('--json', 'print JSON, for scripts');
  if (collection.noun.one === 'student') {
    command
      .option('--replace', 'make this the whole list: students who are not on it are removed')
      .option('--yes', 'replace without asking');
  }
  return command.action((file: string, options: Options) =>
    withRecords(async (records) => {
      const path = typedPath(file);
      if (options.replace && !options.dryRun)
        await confirmFirst(`Students who are not in ${basename(path)} will be removed. Go on?`, options);
      const result = await importList(path, collection, records, options).catch((error: unknown) => {
        if (options.json && error instanceof ImportRefused) printJson({ problems: error.problems });
        throw error;
      });
      if (options.json) printJson(result);
      else
        console.log(
          `${basename(path)}: ${summary(result, noun)}${options.dryRun ? ' (nothing was written)' : ''}.`,
        );
    }),
  );
}

function summary({ added, changed, removed, picturesMade }: ImportResult, noun: Noun): string {
  return [
    `${counted(added, noun)} added`,
    `${changed} updated`,
    ...(removed ? [`${removed} removed`] : []),
    ...(picturesMade ? [`${counted(picturesMade, { one: 'picture', many: 'pictures' })} made`] : []),
  ].join(', ');
}
