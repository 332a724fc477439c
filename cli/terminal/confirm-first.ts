import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import { StaffError } from '../../back-office/staff-error.ts';

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
  if (!/^y(es)?$/i.test(await answerTo(`${question} (y/N) `))) throw new StaffError('Nothing was changed.');
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
