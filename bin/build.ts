import { spawnSync } from 'node:child_process';
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { makeSitePictures } from '../back-office/pictures/make-site-pictures.ts';

process.env['NODE_ENV'] = 'production';

// First: a mistake in the content leaves the build that is there.
const check = spawnSync(process.execPath, ['bin/check-content.ts'], { stdio: 'inherit' });
if (check.status !== 0) process.exit(1);
await makeSitePictures({ contentDir: 'content', buildDir: 'build' });
for (const folder of ['client', 'server', 'content'])
  rmSync(`build/${folder}`, { recursive: true, force: true });
await build({ logLevel: 'warn' });
await build({ logLevel: 'warn', build: { ssr: true } });
compressFiles();
for (const part of ['en', 'facts.json', 'gallery.json'])
  cpSync(`content/${part}`, `build/content/${part}`, { recursive: true });

// Compressing for each request costs most of a server's speed, so it is done here, once.
function compressFiles(): void {
  for (const file of globSync('build/client/**/*.{js,css,svg}')) {
    const bytes = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(bytes));
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}
