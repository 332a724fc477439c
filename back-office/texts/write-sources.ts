import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Content } from '../../content/schemas/content.ts';
import { translatedLanguages } from '../../domain/languages.ts';
import { replaceFile } from '../replace-file.ts';
import { sourceKey, translationsOf } from './translation-source.ts';

/**
 * Writes hashes of English texts into the `sources.json` of their languages in a content folder, `hashes` by the id of the
 * translation; those of texts that the site does not have any more are taken out. Answers how many each file got.
 */
export async function writeSources(
  contentDir: string,
  files: Content,
  hashes: ReadonlyMap<string, string>,
): Promise<{ file: string; texts: number }[]> {
  const all = translationsOf(files);
  const written: { file: string; texts: number }[] = [];
  for (const language of translatedLanguages) {
    const mine = [...hashes].filter(([id]) => id.startsWith(`${language}/`));
    if (mine.length === 0) continue;
    const known = new Set(all.map(({ id }) => sourceKey(id)));
    const sources = new Map([
      ...Object.entries(files.sources[language]),
      ...mine.map(([id, hash]) => [sourceKey(id), hash] as const),
    ]);
    const sorted = [...sources].filter(([key]) => known.has(key)).toSorted(([a], [b]) => (a < b ? -1 : 1));
    const file = `${language}/sources.json`;
    await replaceFile(join(contentDir, file), (unfinished) =>
      writeFile(unfinished, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`),
    );
    written.push({ file, texts: mine.length });
  }
  return written;
}
