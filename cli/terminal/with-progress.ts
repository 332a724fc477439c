import { SingleBar } from 'cli-progress';
import type { OnProgress } from '../../back-office/progress.ts';

/** Draws a progress bar on a terminal while a long task runs, where there is more than nothing to do. */
export async function withProgress<Result>(
  label: string,
  task: (onProgress: OnProgress) => Promise<Result>,
): Promise<Result> {
  const bar = new SingleBar({
    format: `${label} {bar} {value} of {total}`,
    barCompleteChar: '━',
    barIncompleteChar: '─',
    barsize: 30,
    hideCursor: true,
    clearOnComplete: true,
  });
  try {
    return await task((done, total) => {
      if (bar.isActive) bar.update(done);
      else if (total > 0) bar.start(total, done);
    });
  } finally {
    bar.stop();
  }
}
