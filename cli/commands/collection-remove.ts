import { Command } from 'commander';
import { commandLine } from '../../back-office/actor.ts';
import { type Catalogue, removeByIds, requireIds } from '../../back-office/collections/remove-by-ids.ts';
import { confirmFirst } from '../terminal/confirm-first.ts';
import { counted } from '../../back-office/counted.ts';
import { withSite } from '../with-site.ts';

/** `remove ID…` of a catalogue; an unknown id stops all of it. */
export function collectionRemove<Item>(catalogue: Catalogue<Item>): Command {
  const { noun } = catalogue;
  return new Command('remove')
    .description(
      `Move ${noun.many} to the staff desk’s bin; their pictures stay, since carts in visitors’ browsers show them`,
    )
    .argument('<id...>', 'as the list shows them')
    .option('--yes', 'remove without asking')
    .action((ids: string[], options: { yes?: true }) =>
      withSite(async ({ repositories }) => {
        await requireIds(catalogue, repositories, ids);
        await confirmFirst(`Remove ${ids.join(', ')}?`, options);
        const removed = await removeByIds(catalogue, repositories, commandLine, ids);
        console.log(`${counted(removed, noun)} removed.`);
      }),
    );
}
