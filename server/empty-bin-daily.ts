import { emptyBin } from '../back-office/bin/empty-bin.ts';
import type { Repositories } from '../backend/repositories/create-repositories.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Removes what has been in the bin for 30 days, now and every 24 hours; gives the way to stop it. Never rejects. */
export function emptyBinDaily(
  repositories: Repositories,
  log: (problem: string, cause: unknown) => void,
): () => Promise<void> {
  let emptying = Promise.resolve();
  const empty = () => {
    emptying = emptyBin(repositories).then(
      () => {},
      (cause: unknown) => log('the bin can’t be emptied', cause),
    );
  };
  empty();
  const timer = setInterval(empty, DAY_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    return emptying;
  };
}
