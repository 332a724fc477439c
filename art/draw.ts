import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { allDrawings } from './drawings.ts';
import { makeIcons } from './icons.ts';
import { pictureFolder, writePicture } from './write-picture.ts';

const ROOT = join(import.meta.dirname, '..');
const PICTURES = join(ROOT, 'content/pictures');
const DRAWN = join(PICTURES, 'drawn');

await makeIcons(join(ROOT, 'web/public'));
await draw();

/** Writes the files of every new or changed drawing, removes those of drawings that are gone, and lists all addresses. */
async function draw(): Promise<void> {
  const drawings = (await allDrawings()).toSorted((one, other) => (one.name < other.name ? -1 : 1));
  await mkdir(DRAWN, { recursive: true });
  const addresses: Record<string, string> = {};
  for (const drawing of drawings) {
    addresses[drawing.name] = await writePicture(drawing, DRAWN);
    console.log(addresses[drawing.name]);
  }
  const current = new Set(drawings.map(pictureFolder));
  for (const folder of await readdir(DRAWN)) {
    if (!current.has(folder)) await rm(join(DRAWN, folder), { recursive: true });
  }
  await writeFile(join(PICTURES, 'drawn.json'), `${JSON.stringify(addresses, null, 2)}\n`);
}
