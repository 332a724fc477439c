import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isLanguage, sourceLanguage, translatedLanguages } from '../../domain/values/languages.ts';
import type { Repositories } from '../../storage/create-repositories.ts';
import type { TextOverride } from '../../storage/texts/text-repository.ts';
import { problemLine } from '../../texts/content-mistakes.ts';
import { readContent } from '../../texts/read-content.ts';
import type { Content } from '../../texts/schemas/content.ts';
import { textValue, withValueAt, type Text, texts } from '../../texts/texts.ts';
import { type Actor, logChange } from '../log/log.ts';
import { replaceFile } from '../replace-file.ts';
import { StaffError } from '../staff-error.ts';
import {
  type OverriddenContent,
  type Translation,
  applyOverrides,
  englishTextOf,
  hashOfSource,
  isSameValue,
  sourceHashInFiles,
  sourceKey,
  translationsInContent,
} from './shown-content.ts';

/** Which files got how many texts. */
type ExportedTexts = { file: string; texts: number }[];

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
  return [...written, ...(await writeSources(contentDir, files, hashes))];
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

/** Which translations fit their English again: all of a language, or those with these ids. */
type ConfirmedTexts = { all: string } | { ids: readonly string[] };

/**
 * Keeps with translations the hash of the English that visitors read: in the database for those that were written in the
 * desk, in the content folder for the others. Throws a StaffError for a text or a language that there is none of.
 */
export async function confirmTranslations(
  repositories: Repositories,
  actor: Actor,
  contentDir: string,
  confirmed: ConfirmedTexts,
  now = new Date(),
): Promise<{ written: ExportedTexts; inDatabase: number }> {
  return repositories.inTransaction(async (inside) => {
    await inside.texts.lock();
    const { files, written, used } = await overriddenFiles(inside, contentDir);
    const wanted = find(translationsInContent(written), confirmed);
    const overrides = new Map(used.map((override) => [override.id, override]));
    const inFiles = new Map<string, string>();
    const inDatabase: string[] = [];
    for (const { id, english } of wanted) {
      const override = overrides.get(id);
      const hash = hashOfSource(english);
      if (!override) inFiles.set(id, hash);
      else if (override.sourceHash !== hash) {
        await inside.texts.save({ ...override, sourceHash: hash });
        inDatabase.push(id);
      }
    }
    const change = { action: 'confirm', kind: 'text', id: 'texts', name: inDatabase.join(', ') } as const;
    if (inDatabase.length > 0) await logChange(inside, actor, change, now);
    return { written: await writeSources(contentDir, files, inFiles), inDatabase: inDatabase.length };
  });
}

function find(translations: readonly Translation[], confirmed: ConfirmedTexts): readonly Translation[] {
  if ('all' in confirmed) {
    if (isLanguage(confirmed.all) && confirmed.all !== sourceLanguage)
      return translations.filter(({ language }) => language === confirmed.all);
    throw new StaffError(`“${confirmed.all}” is no language that the site is translated into.`);
  }
  const byId = new Map(translations.map((each) => [each.id, each]));
  const unknown = confirmed.ids.filter((id) => !byId.has(id));
  if (unknown.length > 0)
    throw new StaffError(
      `There is no translated text ${unknown.join(', ')}. Write it as check names it, such as hi/home#hero.lead. Nothing was confirmed.`,
    );
  return confirmed.ids.flatMap((id) => byId.get(id) ?? []);
}

/**
 * Writes hashes of English texts into the `sources.json` of their languages in a content folder, `hashes` by the id of the
 * translation; those of texts that the site does not have any more are taken out. Answers how many each file got.
 */
export async function writeSources(
  contentDir: string,
  files: Content,
  hashes: ReadonlyMap<string, string>,
): Promise<ExportedTexts> {
  const all = translationsInContent(files);
  const written: ExportedTexts = [];
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

/** Whether the files say what staff wrote in place of a text, and that it was translated from the same English. */
function saysSame(files: Content, text: Text, { value, sourceHash }: TextOverride): boolean {
  const isTranslation = englishTextOf(text) !== undefined;
  return (
    isSameValue(value, textValue(files, text)) &&
    (!isTranslation || sourceHash === sourceHashInFiles(files, text.id))
  );
}

async function overriddenFiles(
  { texts: changed }: Pick<Repositories, 'texts'>,
  contentDir: string,
): Promise<OverriddenContent> {
  const reading = readContent(contentDir);
  if ('problems' in reading) throw new StaffError(reading.problems.map(problemLine).join('\n'));
  return applyOverrides(reading.written, await changed.all());
}
