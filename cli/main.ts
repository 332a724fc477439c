import { contentMistakes } from '../texts/content-mistakes.ts';

// A reader such as `| head` closes the pipe early; that is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1);
});

const program = await import('./run-command-line.ts').catch(async (cause: unknown) => {
  // It imports messages: where a director's change has left no JSON, it can't be loaded.
  const mistakes = await contentMistakes('content');
  if (mistakes.length === 0) throw cause;
  console.error(mistakes.join('\n'));
});
process.exitCode = program ? await program.runCommandLine(process.argv.slice(2)) : 1;
