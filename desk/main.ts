import { runDesk } from './run-desk.ts';

// Whoever reads through `| head` closes early; that is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1);
});

process.exitCode = await runDesk(process.argv.slice(2));
