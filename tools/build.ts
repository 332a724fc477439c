import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, globSync, linkSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { TooManyPixels, UnreadablePicture } from '../back-office/pictures/make-derivatives.ts';
import { makeLogo } from '../back-office/pictures/make-logo.ts';
import { makeSitePictures } from '../back-office/pictures/make-site-pictures.ts';
import { currentRelease, makeRelease } from '../back-office/releases/releases.ts';
import { recordSources } from '../back-office/releases/sources.ts';

process.env['NODE_ENV'] = 'production';

const check = spawnSync(process.execPath, ['tools/check-content.ts'], { stdio: 'inherit' });
if (check.status !== 0) process.exit(1);

// Not before: it can't be loaded where content/site.json is no JSON.
const { languages } = await import('../domain/values/languages.ts');

await makeRelease(async (release) => {
  recordSources(release);
  for (const part of ['facts.json', 'gallery.json', 'retention.json', 'site.json', ...languages])
    cpSync(`content/${part}`, join(release, 'content', part), { recursive: true });
  linkPictures(join(release, 'media'));
  await makeSitePictures({ contentDir: 'content', buildDir: release });
  await makeLogo({ contentDir: 'content', buildDir: release });
  await build({ logLevel: 'warn', build: { outDir: join(release, 'client') } });
  await build({ logLevel: 'warn', build: { outDir: join(release, 'server'), ssr: true } });
  compressFiles(join(release, 'client'));
}).catch((error: unknown) => {
  // The message about a bad photograph is for staff; any other error is for programmers and has another exit code.
  const isPicture = error instanceof UnreadablePicture || error instanceof TooManyPixels;
  console.error(isPicture ? `content/pictures: ${error.message}` : error);
  process.exit(isPicture ? 2 : 1);
});

// The pictures of the last release are neither made nor stored once more: both releases hold the same files.
function linkPictures(media: string): void {
  const last = currentRelease();
  if (last === undefined) return;
  for (const file of globSync('*/*', { cwd: join(last, 'media') })) {
    const [from, to] = [join(last, 'media', file), join(media, file)];
    mkdirSync(dirname(to), { recursive: true });
    try {
      linkSync(from, to);
    } catch {
      // Not every disk has links, and not every account may make them.
      copyFileSync(from, to);
    }
  }
}

// Compressing for each request costs most of a server's speed, so it is done here, once.
function compressFiles(client: string): void {
  for (const file of globSync(`${client}/**/*.{js,css,svg}`)) {
    const bytes = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(bytes));
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}
