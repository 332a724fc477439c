import { constants, existsSync } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type TranslatedLanguage, isKnownLanguage, sourceLanguage } from '../../domain/values/languages.ts';
import type { Repositories } from '../../storage/create-repositories.ts';
import { type Actor, logChange } from '../log/log.ts';
import { StaffError } from '../staff-error.ts';
import { applyOverrides } from './shown-content.ts';
import { type ExportedTexts, overriddenFiles, readWritten, writeSources } from './text-files.ts';
import {
  type Translation,
  earlierEnglish,
  englishTexts,
  hashOfSource,
  outdatedTranslations,
  translationsInContent,
} from './translations.ts';

/** The ids of outdated translations in the files of a content folder without mistakes, by language. */
export function outdatedInFiles(contentDir: string): Map<TranslatedLanguage, string[]> {
  const outdated = outdatedTranslations(applyOverrides(readWritten(contentDir), []));
  const byLanguage = Map.groupBy(outdated, ({ language }) => language);
  return new Map([...byLanguage].map(([language, texts]) => [language, texts.map(({ id }) => id)]));
}

/** A translation beside the English that visitors read now, and the one that it was made from where that is known. */
export type ComparedTranslation = Translation & { before: { value: unknown } | undefined; code: string };

/**
 * The outdated translations among those with these ids, or of a language where that is named, to compare them. Throws a StaffError for
 * what names no translation, and for texts of two languages.
 */
export async function translationsToCompare(
  repositories: Pick<Repositories, 'texts'>,
  contentDir: string,
  wanted: readonly string[],
): Promise<ComparedTranslation[]> {
  const content = await overriddenFiles(repositories, contentDir);
  const ids = new Set(translationsOf(translationsInContent(content.written), wanted).map(({ id }) => id));
  return Promise.all(
    outdatedTranslations(content)
      .filter(({ id }) => ids.has(id))
      .map(async (translation) => ({
        ...translation,
        before: await earlierEnglish(repositories, content.files, translation),
        code: codeOf(translation),
      })),
  );
}

/**
 * Keeps with translations the English that visitors read: in the database for those that were written in the desk, in the content
 * folder for the others. `confirmed` has for each id the `code` of the English that someone compared it with. Throws a StaffError, and
 * confirms nothing, where the English is another one by now, for texts of two languages, and for an id that no translation has.
 */
export async function confirmTranslations(
  repositories: Repositories,
  actor: Actor,
  contentDir: string,
  confirmed: ReadonlyMap<string, string>,
  now = new Date(),
): Promise<{ file: string; inFile: number; inDatabase: number }> {
  return repositories.inTransaction(async (inside) => {
    await inside.texts.lock();
    const { files, written, used } = await overriddenFiles(inside, contentDir);
    const overrides = new Map(used.map((override) => [override.id, override]));
    const inFile = new Map<string, unknown>();
    const inDatabase: string[] = [];
    const wanted = translationsOf(translationsInContent(written), [...confirmed.keys()]);
    const changed = wanted.filter((each) => codeOf(each) !== confirmed.get(each.id)).map(({ id }) => id);
    if (changed.length > 0)
      throw new StaffError(
        `The English of ${changed.join(', ')} is another one than that with this code. Compare them again. Nothing was confirmed.`,
      );
    for (const { id, english } of wanted) {
      const override = overrides.get(id);
      if (override) {
        await inside.texts.save({ ...override, sourceHash: hashOfSource(english) });
        inDatabase.push(id);
      } else inFile.set(id, english);
    }
    const change = { action: 'confirm', kind: 'text', id: 'texts', name: inDatabase.join(', ') } as const;
    if (inDatabase.length > 0) await logChange(inside, actor, change, now);
    const [{ file } = { file: '' }] = await writeSources(contentDir, files, inFile);
    return { file, inFile: inFile.size, inDatabase: inDatabase.length };
  });
}

// Whoever confirms has read one language beside the English: nobody says for two at once that they fit.
function translationsOf(known: readonly Translation[], wanted: readonly string[]): Translation[] {
  const isNamed = (name: string, { id, language }: Translation) => name === id || name === language;
  const unknown = wanted.filter((name) => !known.some((each) => isNamed(name, each)));
  if (unknown.length > 0)
    throw new StaffError(
      `There is no translated text ${unknown.join(', ')}. Write it as check names it, such as hi/home#hero.lead. Nothing was confirmed.`,
    );
  const found = known.filter((each) => wanted.some((name) => isNamed(name, each)));
  if (new Set(found.map(({ language }) => language)).size > 1)
    throw new StaffError('Confirm the texts of one language at a time. Nothing was confirmed.');
  return found;
}

/** A short name of an English text, by which someone says which one they have compared a translation with. */
function codeOf({ english }: Translation): string {
  return hashOfSource(english).slice(0, 8);
}

/**
 * Copies English files into the folder of a language, to be translated there, and keeps which English that is, so that a change of it is
 * told from then on; `names` are such as `home` or `desk/shell`. Throws a StaffError, and copies nothing, where a file is there already
 * or English has none of that name.
 */
export async function copyEnglishFiles(
  contentDir: string,
  { language, names }: { language: string; names: readonly string[] },
): Promise<ExportedTexts> {
  if (!isKnownLanguage(language) || language === sourceLanguage)
    throw new StaffError(`“${language}” is no code of a language that the site can be in, such as ta or te.`);
  const files = readWritten(contentDir);
  const english = [...englishTexts(files)];
  const copied = names.map((name) => ({
    from: join(contentDir, sourceLanguage, `${name}.json`),
    to: join(contentDir, language, `${name}.json`),
    file: `${language}/${name}.json`,
    texts: english.filter(([key]) => key.startsWith(`${name}#`)),
  }));
  for (const { from, to, file, texts } of copied) {
    if (texts.length === 0 || !existsSync(from))
      throw new StaffError(`There is no file ${from} of texts that are translated. Nothing was copied.`);
    if (existsSync(to)) throw new StaffError(`${file} is there already. Nothing was copied.`);
  }
  for (const { from, to } of copied) {
    await mkdir(dirname(to), { recursive: true });
    await copyFile(from, to, constants.COPYFILE_EXCL);
  }
  const sources = copied.flatMap(({ texts }) =>
    texts.map(([key, value]) => [`${language}/${key}`, value] as const),
  );
  await writeSources(contentDir, files, new Map(sources));
  return copied.map(({ file, texts }) => ({ file, texts: texts.length }));
}
