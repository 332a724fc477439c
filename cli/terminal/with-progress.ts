import type { OnProgress } from '../../back-office/progress.ts';

/** Says on a terminal, in one line that goes again, how far a long task is, where there is more than nothing to do. */
export async function withProgress<Result>(
  label: string,
  task: (onProgress: OnProgress) => Promise<Result>,
): Promise<Result> {
  const { stderr } = process;
  let line = '';
  try {
    return await task((done, total) => {
      if (!stderr.isTTY || total === 0) return;
      line = `${label}: ${done} of ${total}`;
      stderr.write(`\r${line}`);
    });
  } finally {
    if (line) stderr.write(`\r${' '.repeat(line.length)}\r`);
  }
}
