import { Command } from 'commander';
import type { CatalogueRepository } from '../../backend/repositories/catalogue-repository.ts';
import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import type { Collection } from '../collections/collection.ts';
import { DeskProblem } from '../desk-problem.ts';
import { confirmFirst } from '../terminal/confirm-first.ts';
import { counted } from '../terminal/counted.ts';
import { withRecords } from '../with-records.ts';

/** `remove ID…` of a collection that is removed from by ids; an id that isn't there stops all of it. */
export function collectionRemove<Item>(
  { noun, cellsOf, keyOf }: Collection<Item>,
  shelf: (repositories: Repositories) => CatalogueRepository<Item>,
): Command {
  return new Command('remove')
    .description(
      `Take ${noun.many} off the site; their pictures stay, since carts in visitors’ browsers show them`,
    )
    .argument('<id...>', 'as the list shows them')
    .option('--yes', 'remove without asking')
    .action((ids: string[], options: { yes?: true }) =>
      withRecords(async ({ repositories }) => {
        const kept = shelf(repositories);
        const known = new Set((await kept.all()).map((item) => keyOf(cellsOf(item))));
        const unknown = ids.filter((id) => !known.has(id));
        if (unknown.length > 0)
          throw new DeskProblem(
            `There is no ${noun.one} ${unknown.join(', ')}. Nothing was removed; see the list for the ids.`,
          );
        await confirmFirst(`Remove ${ids.join(', ')}?`, options);
        await kept.remove(ids);
        console.log(`${counted(new Set(ids).size, noun)} removed.`);
      }),
    );
}
