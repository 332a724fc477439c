import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';

// The pictures first: pages name them.
run('pictures/make.ts');
run('bin/check-content.ts');
// Not before: a mistake in the content must leave the site that is there.
for (const folder of ['build/client', 'build/server']) rmSync(folder, { recursive: true, force: true });
run('node_modules/@react-router/dev/bin.cjs', 'build');
compress();

function run(...command: string[]): void {
  const environment = { ...process.env, NODE_ENV: 'production' };
  const { status } = spawnSync(process.execPath, command, { stdio: 'inherit', env: environment });
  if (status !== 0) process.exit(status ?? 1);
}

// Compressing for each request costs most of a server's speed, so it is done here, once.
function compress(): void {
  for (const file of globSync(['build/client/**/*.{js,css,svg}', 'build/icons/*.svg'])) {
    const bytes = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(bytes));
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}
