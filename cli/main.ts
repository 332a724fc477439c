import { enableCompileCache } from 'node:module';

// What is compiled is kept between two commands, which then start in two thirds of the time.
enableCompileCache();
const { runCommandLine } = await import('./run-command-line.ts');

// A reader such as `| head` closes the pipe early; that is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1);
});

process.exitCode = await runCommandLine(process.argv.slice(2));
