import { type Command, CommanderError } from 'commander';
import { failureMessage } from '../back-office/staff-error.ts';
import { createProgram } from './program.ts';

/** Runs one command with its arguments; answers the exit code: 0 done, 1 not done (and said why), 2 mistyped. */
export async function runCommandLine(args: readonly string[]): Promise<number> {
  const program = createProgram();
  throwInsteadOfExit(program);
  try {
    await program.parseAsync(args, { from: 'user' });
    return 0;
  } catch (error) {
    // Commander has printed what is wrong; asking for help is no mistake.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    console.error(messageOf(error));
    return 1;
  }
}

function throwInsteadOfExit(command: Command) {
  command.exitOverride().showHelpAfterError('Add --help to see how it is used.');
  for (const each of command.commands) throwInsteadOfExit(each);
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return failureMessage(error);
}
