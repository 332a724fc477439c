import { runCommandLine } from './run-command-line.ts';

// A reader such as `| head` closes the pipe early; that is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1);
});

process.exitCode = await runCommandLine(process.argv.slice(2));
