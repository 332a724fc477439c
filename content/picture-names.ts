import { readdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import { readJson } from './read-json.ts';

/** The names of the pictures in the folder `contentDir`: the drawn ones, and the photographs put beside them. */
export function pictureNames(contentDir: string): Set<string> {
  const folder = join(contentDir, 'pictures');
  const drawn = readJson(join(folder, 'drawn.json'), 'content/pictures/drawn.json');
  const photographs = filesIn(folder).filter((file) => /\.(jpe?g|png|webp|svg)$/i.test(file));
  return new Set([
    ...('value' in drawn ? Object.keys(drawn.value ?? {}) : []),
    ...photographs.map((file) => parse(file).name),
  ]);
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
