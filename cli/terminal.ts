import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import type { OnProgress } from '../back-office/counted.ts';
import { StaffError } from '../back-office/staff-error.ts';

/** Asks before something is lost; `yes` answers for scripts. Throws a StaffError where the answer is no. */
export async function confirmFirst(
  question: string,
  { yes = false }: { yes?: boolean | undefined },
): Promise<void> {
  if (yes) return;
  if (!process.stdin.isTTY)
    throw new StaffError(
      `${question} There is no terminal to ask on: add --yes to go ahead. Nothing was changed.`,
    );
  if (!(await isYes(question))) throw new StaffError('Nothing was changed.');
}

/** Whether someone answers a question with yes; nobody does where there is no terminal to ask on. */
export async function isYes(question: string): Promise<boolean> {
  return process.stdin.isTTY && /^y(es)?$/i.test(await answerTo(`${question} (y/N) `));
}

async function answerTo(question: string): Promise<string> {
  // On standard error, because standard output may be a file.
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  // Ctrl+C and Ctrl+D close it without an answer.
  const closed = once(terminal, 'close').then(() => '');
  const answered = terminal.question(question).catch(() => '');
  const answer = await Promise.race([answered, closed]);
  terminal.close();
  return answer.trim();
}

const day = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
  timeZone: 'Asia/Kolkata',
});

/**
 * An ISO time as it is read in India.
 * @example dayOf('2026-04-01T06:30:00.000Z') // '1 Apr 2026, 12:00'
 */
export function dayOf(time: string): string {
  return day.format(new Date(time));
}

/** Prints a value for scripts, on standard output and alone there. */
export function printJson(value: unknown): void {
  console.log(JSON.stringify(value, null, 2));
}

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
