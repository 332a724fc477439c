import type { Repositories } from '../../storage/create-repositories.ts';

/** Does several things at once, as requests to several processes do: connections to the database are open already. */
export async function atOnce<Result>(
  { people }: Pick<Repositories, 'people'>,
  tasks: readonly (() => Promise<Result>)[],
): Promise<PromiseSettledResult<Result>[]> {
  await Promise.all(tasks.map(() => people.count()));
  return Promise.allSettled(tasks.map((task) => task()));
}

/** The results of what was done; what was refused by an error is left out. */
export function doneOf<Result>(results: readonly PromiseSettledResult<Result>[]): Result[] {
  return results.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
}
