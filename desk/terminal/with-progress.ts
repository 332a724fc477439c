import { SingleBar } from 'cli-progress';

/** Shows on a terminal how far a long piece of work is; `step` tells that so many more parts are done. */
export async function withProgress<Result>(
  what: string,
  total: number,
  work: (step: (parts?: number) => void) => Promise<Result>,
): Promise<Result> {
  const bar = new SingleBar({
    format: `${what} {bar} {value} of {total}`,
    barCompleteChar: '━',
    barIncompleteChar: '─',
    barsize: 30,
    hideCursor: true,
    clearOnComplete: true,
  });
  if (total > 0) bar.start(total, 0);
  try {
    return await work((parts = 1) => bar.increment(parts));
  } finally {
    bar.stop();
  }
}
