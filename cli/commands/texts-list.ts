import { Command } from 'commander';
import { counted } from '../../back-office/counted.ts';
import { listTexts } from '../../back-office/texts/list-texts.ts';
import { printJson } from '../terminal/print-json.ts';
import { printTable } from '../terminal/print-table.ts';
import { contentDir, withSite } from '../with-site.ts';

/** `texts list`: what staff changed in the desk, and what of it is not shown any more. */
export function textsList(): Command {
  return new Command('list')
    .description(
      'Show the texts that were changed in the desk; “unused” marks what the site has no place for',
    )
    .option('--content <folder>', 'the folder of the content', contentDir)
    .option('--json', 'print JSON, for scripts')
    .action(({ content, json }: { content: string; json?: true }) =>
      withSite(async ({ repositories }) => {
        const listed = await listTexts(repositories, content);
        if (json) return printJson(listed);
        if (listed.length > 0)
          printTable(
            ['Text', 'State', 'By', 'Changed', 'Value'],
            listed.map(({ id, state, reason, changedBy, changedAt, value }) => [
              id,
              reason === '' ? state : `${state}: ${reason}`,
              changedBy,
              changedAt.slice(0, 10),
              typeof value === 'string' ? value : JSON.stringify(value),
            ]),
          );
        console.log(`${counted(listed.length, { one: 'changed text', many: 'changed texts' })}.`);
      }),
    );
}
