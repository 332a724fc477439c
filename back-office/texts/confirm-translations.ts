import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import { isLanguage, sourceLanguage } from '../../domain/languages.ts';
import type { Actor } from '../actor.ts';
import { logChange } from '../log/log-change.ts';
import { StaffError } from '../staff-error.ts';
import { type ExportedTexts, overriddenFiles } from './export-texts.ts';
import { sourceHash, type Translation, translationsOf } from './translation-source.ts';
import { writeSources } from './write-sources.ts';

/** Which translations fit their English again: all of a language, or those with these ids. */
export type ConfirmedTexts = { all: string } | { ids: readonly string[] };

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
    const wanted = find(translationsOf(written), confirmed);
    const overrides = new Map(used.map((override) => [override.id, override]));
    const inFiles = new Map<string, string>();
    const inDatabase: string[] = [];
    for (const { id, english } of wanted) {
      const override = overrides.get(id);
      const hash = sourceHash(english);
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
