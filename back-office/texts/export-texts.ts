import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import { problemLine } from '../../content/content-problem.ts';
import { textValue, withValueAt } from '../../content/texts/text-value.ts';
import type { TextOverride } from '../../backend/repositories/text-repository.ts';
import type { Content } from '../../content/schemas/content.ts';
import { type Text, texts } from '../../content/texts/texts.ts';
import { readContent } from '../../content/read-content.ts';
import { replaceFile } from '../replace-file.ts';
import { StaffError } from '../staff-error.ts';
import { versionOf } from '../editing/version-of.ts';
import { applyOverrides, type OverriddenContent } from './apply-overrides.ts';
import { englishTextOf, sourceHashInFiles } from './translation-source.ts';
import { writeSources } from './write-sources.ts';

/** Which files got how many texts. */
export type ExportedTexts = { file: string; texts: number }[];

/**
 * Writes the texts that staff changed into the files of a content folder, with the hashes of the English texts of those that
 * are translated; a file that says the same already is not written.
 * Those that don't fit the files are left out. Throws a StaffError where the files have mistakes.
 */
export async function exportTexts(
  repositories: Pick<Repositories, 'texts'>,
  contentDir: string,
): Promise<ExportedTexts> {
  const { files, used } = await overriddenFiles(repositories, contentDir);
  const byFile = new Map<string, { path: readonly string[]; value: unknown }[]>();
  const hashes = new Map<string, string>();
  for (const override of used) {
    const { id, value, sourceHash } = override;
    const text = texts.get(id);
    if (!text || saysSame(files, text, override)) continue;
    if (sourceHash !== '') hashes.set(id, sourceHash);
    if (isSame(value, textValue(files, text))) continue;
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
  return [...written, ...(await writeSources(contentDir, files, hashes))];
}

/** Whether the files say what staff wrote in place of a text, and that it was translated from the same English. */
export function saysSame(files: Content, text: Text, { value, sourceHash }: TextOverride): boolean {
  const isTranslation = englishTextOf(text) !== undefined;
  return (
    isSame(value, textValue(files, text)) &&
    (!isTranslation || sourceHash === sourceHashInFiles(files, text.id))
  );
}

function isSame(value: unknown, other: unknown): boolean {
  return versionOf(value ?? null) === versionOf(other ?? null);
}

/** The files of a content folder with the texts that staff changed. Throws a StaffError where the files have mistakes. */
export async function overriddenFiles(
  { texts: changed }: Pick<Repositories, 'texts'>,
  contentDir: string,
): Promise<OverriddenContent> {
  const reading = readContent(contentDir);
  if ('problems' in reading) throw new StaffError(reading.problems.map(problemLine).join('\n'));
  return applyOverrides(reading.written, await changed.all());
}
