import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Repositories } from '../../storage/create-repositories.ts';
import type { TextOverride } from '../../storage/texts/text-repository.ts';
import { problemLine } from '../../texts/content-mistakes.ts';
import { readContent, readContentFile, sourcesSchema } from '../../texts/read-content.ts';
import type { Content } from '../../texts/schemas/content.ts';
import { textValue, withValueAt, type Text, texts } from '../../texts/texts.ts';
import { type Actor, logChange } from '../log/log.ts';
import { replaceFile } from '../replace-file.ts';
import { StaffError } from '../staff-error.ts';
import { type OverriddenContent, applyOverrides, isSameValue } from './shown-content.ts';
import { earlierEnglish, englishTextOf, englishTexts, sourceHashInFiles, sourceKey } from './translations.ts';

/** Which files got how many texts. */
export type ExportedTexts = { file: string; texts: number }[];

/**
 * Writes the texts that staff changed into the files of a content folder, with the English texts that those that are translated were
 * made from; a file that says the same already is not written.
 * Those that don't fit the files are left out. Throws a StaffError where the files have mistakes.
 */
export async function exportTexts(
  repositories: Pick<Repositories, 'texts'>,
  contentDir: string,
): Promise<ExportedTexts> {
  const { files, used } = await overriddenFiles(repositories, contentDir);
  const byFile = new Map<string, { path: readonly string[]; value: unknown }[]>();
  const sources = new Map<string, unknown>();
  for (const override of used) {
    const { id, value, sourceHash } = override;
    const text = texts.get(id);
    if (!text || saysSame(files, text, override)) continue;
    if (englishTextOf(text)) {
      const english = await earlierEnglish(repositories, files, { id, sourceHash });
      // Where nobody has kept that English, its hash stands for it.
      sources.set(id, english ? english.value : sourceHash || undefined);
    }
    // A logo has a file of its own: it stays in the database.
    if (isSameValue(value, textValue(files, text)) || id === 'site#logo') continue;
    const file = `${id.slice(0, id.indexOf('#'))}.json`;
    byFile.set(file, [...(byFile.get(file) ?? []), { path: text.path, value: value ?? null }]);
  }
  for (const [file, changes] of byFile) {
    const path = join(contentDir, file);
    // As it is written: a key with `null` stays. The decoder leaves out a byte order mark.
    const json = JSON.parse(new TextDecoder().decode(await readFile(path))) as unknown;
    const changed = changes.reduce((all, { path: key, value }) => withValueAt(all, key, value), json);
    await replaceFile(path, (unfinished) => writeFile(unfinished, `${JSON.stringify(changed, null, 2)}\n`));
  }
  const written = [...byFile].map(([file, changes]) => ({ file, texts: changes.length }));
  return [...written, ...(await writeSources(contentDir, files, sources))];
}

/**
 * Takes the texts out of the database that the files say too, so that a later change of the files shows. Answers how many
 * there were; their versions stay.
 */
export async function removeExportedTexts(
  repositories: Repositories,
  actor: Actor,
  contentDir: string,
  now = new Date(),
): Promise<number> {
  return repositories.inTransaction(async (inside) => {
    await inside.texts.lock();
    const { files, used } = await overriddenFiles(inside, contentDir);
    const exported = used.filter((override) => {
      const text = texts.get(override.id);
      return text !== undefined && saysSame(files, text, override);
    });
    if (exported.length === 0) return 0;
    await inside.texts.remove(exported.map(({ id }) => id));
    const before = Object.fromEntries(exported.map(({ id, value }) => [id, value]));
    const change = { action: 'move-to-files', kind: 'text', id: 'texts', name: 'texts' } as const;
    await logChange(inside, actor, { ...change, before }, now);
    return exported.length;
  });
}

/**
 * Writes English texts into the `sources.json` of the languages that were translated from them, `english` by the id of the translation,
 * undefined where that is not known; those of texts that the site does not have any more are taken out. Answers how many each file got.
 */
export async function writeSources(
  contentDir: string,
  files: Content,
  english: ReadonlyMap<string, unknown>,
): Promise<ExportedTexts> {
  const known = englishTexts(files);
  const written: ExportedTexts = [];
  for (const [language, mine] of Map.groupBy(english, ([id]) => id.slice(0, id.indexOf('/')))) {
    const file = `${language}/sources.json`;
    const sources = new Map([
      ...Object.entries(readSources(contentDir, file)),
      ...mine.map(([id, value]) => [sourceKey(id), value ?? undefined] as const),
    ]);
    const sorted = [...sources].filter(([key]) => known.has(key)).toSorted(([a], [b]) => (a < b ? -1 : 1));
    await replaceFile(join(contentDir, file), (unfinished) =>
      writeFile(unfinished, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`),
    );
    written.push({ file, texts: mine.length });
  }
  return written;
}

// Not those of the content: a language that is being translated is not one of the site yet.
function readSources(contentDir: string, file: string): Record<string, unknown> {
  if (!existsSync(join(contentDir, file))) return {};
  const reading = readContentFile(contentDir, file, sourcesSchema);
  if ('problems' in reading) throw new StaffError(reading.problems.map(problemLine).join('\n'));
  return reading.value;
}

/** Whether the files say what staff wrote in place of a text, and that it was translated from the same English. */
function saysSame(files: Content, text: Text, { value, sourceHash }: TextOverride): boolean {
  const isTranslation = englishTextOf(text) !== undefined;
  return (
    isSameValue(value, textValue(files, text)) &&
    (!isTranslation || sourceHash === sourceHashInFiles(files, text.id))
  );
}

/** The files of a content folder with what staff changed. Throws a StaffError where the files have mistakes. */
export async function overriddenFiles(
  { texts: changed }: Pick<Repositories, 'texts'>,
  contentDir: string,
): Promise<OverriddenContent> {
  return applyOverrides(readWritten(contentDir), await changed.all());
}

/** The content of a folder as it is written. Throws a StaffError with the mistakes that it has. */
export function readWritten(contentDir: string): Content {
  const reading = readContent(contentDir);
  if ('problems' in reading) throw new StaffError(reading.problems.map(problemLine).join('\n'));
  return reading.written;
}
