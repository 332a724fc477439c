import { texts } from '../../content/texts/texts.ts';
import type { OverriddenContent } from '../texts/apply-overrides.ts';
import { type OutdatedTranslation, outdatedTranslations } from '../texts/outdated-translations.ts';
import { translatedLanguages } from '../../domain/languages.ts';
import { counted } from '../counted.ts';
import type { Finding } from './finding.ts';

const MOST_NAMED = 5;

/** The translations whose English text has changed since, and, by language, those of which nobody knows. */
export function translationFindings(content: OverriddenContent, galleryLeads: boolean): Finding[] {
  const outdated = outdatedTranslations(content).filter(
    // The files' texts about the gallery are read by nobody then.
    ({ id }) => !(galleryLeads && id.includes('/gallery#items.')),
  );
  return [
    ...outdated.filter(({ hasChanged }) => hasChanged).map(changedFinding),
    ...translatedLanguages.flatMap((language) =>
      unknownFinding(
        language,
        outdated.filter((each) => !each.hasChanged && each.language === language),
      ),
    ),
  ];
}

function changedFinding({ id, isOverride }: OutdatedTranslation): Finding {
  const [file = '', key = ''] = id.split('#');
  const isInDesk = texts.has(id);
  return {
    where: isOverride ? `texts, ${id}` : `content/${file}.json, ${key}`,
    what: 'The English text has changed since this was translated.',
    fix: `Correct it in ${isInDesk ? 'the desk, under Texts, or in the file' : 'the file'}. Once the file is right, or where the translation still fits, run: npm run cli -- texts confirm '${id}'`,
  };
}

function unknownFinding(language: string, unknown: readonly OutdatedTranslation[]): Finding[] {
  if (unknown.length === 0) return [];
  const named = unknown.slice(0, MOST_NAMED).map(({ id }) => id);
  const more = unknown.length > named.length ? ', …' : '';
  const count = counted(unknown.length, { one: 'text', many: 'texts' });
  return [
    {
      where: `content/${language}/sources.json`,
      what: `Nobody has compared ${count} with the English: ${named.join(', ')}${more}.`,
      fix: `Compare them, then run: npm run cli -- texts confirm, with their names; or for all: texts confirm --all ${language}`,
    },
  ];
}
