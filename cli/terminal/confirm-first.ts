import confirm from '@inquirer/confirm';
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
  // What is asked must not end up in a file to which the answer is piped.
  const agreed = await confirm({ message: question, default: false }, { output: process.stderr });
  if (!agreed) throw new StaffError('Nothing was changed.');
}
