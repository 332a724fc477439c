import { type Command, CommanderError } from 'commander';
import { deskProgram } from './desk-program.ts';

/** Runs one command of the desk; answers 0 for done, 1 for not done (told in sentences), 2 for mistyped. */
export async function runDesk(words: readonly string[]): Promise<number> {
  const program = deskProgram();
  throwInsteadOfExit(program);
  try {
    await program.parseAsync(words, { from: 'user' });
    return 0;
  } catch (error) {
    // Commander has said what is wrong by itself; asking for help is no mistake.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    console.error(sentenceOf(error));
    return 1;
  }
}

function throwInsteadOfExit(command: Command) {
  command.exitOverride().showHelpAfterError('Add --help to see how it is used.');
  for (const each of command.commands) throwInsteadOfExit(each);
}

function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // Ctrl+C at a question.
  if (error.name === 'ExitPromptError') return 'Nothing was changed.';
  return error.message;
}
