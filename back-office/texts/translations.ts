import {
  type TranslatedLanguage,
  deskLanguages,
  sourceLanguage,
  translatedLanguages,
} from '../../domain/values/languages.ts';
import type { Repositories } from '../../storage/create-repositories.ts';
import type { Content } from '../../texts/schemas/content.ts';
import { fileName } from '../../texts/schemas/messages.ts';
import { type Text, deskTextValue, deskTexts, texts, textValue } from '../../texts/texts.ts';
import { versionOf } from '../entries/edited-entry.ts';
import type { OverriddenContent } from './shown-content.ts';

/** A text in a language that is translated, beside its English one; a value is undefined where it is left out. */
export type Translation = {
  /** Such as `hi/home#hero.lead`. */
  id: string;
  language: TranslatedLanguage;
  english: unknown;
  value: unknown;
};

type TranslatedContent = Pick<Content, 'desk' | 'facts' | 'messages' | 'site' | 'untranslated'>;

/** A text that is translated, the same in every language: `key` is such as `home#hero.lead`. */
type TranslatedText = {
  key: string;
  valueIn: (language: TranslatedLanguage | typeof sourceLanguage) => unknown;
};

/** All texts that are translated, those of the gallery's pictures and of the staff desk too. */
function translatedTexts(content: TranslatedContent): TranslatedText[] {
  const ofPages = [...texts.values()]
    .filter(({ language }) => language === sourceLanguage)
    .map((text) => ({
      key: sourceKey(text.id),
      valueIn: (language: Text['language']) => textValue(content, { ...text, language }),
    }));
  const ofPictures = Object.keys(content.messages[sourceLanguage].gallery.items).map((id) => ({
    key: `gallery#items.${id}`,
    valueIn: (language: TranslatedLanguage | typeof sourceLanguage) =>
      content.messages[language].gallery.items[id],
  }));
  const ofDesk = deskTexts.map((text) => ({
    key: text.key,
    valueIn: (language: TranslatedLanguage | typeof sourceLanguage) => deskTextValue(content, language, text),
  }));
  return [...ofPages, ...ofPictures, ...ofDesk];
}

/** The English of all texts that are translated, by the names that `sources.json` has for them. */
export function englishTexts(content: TranslatedContent): Map<string, unknown> {
  return new Map(translatedTexts(content).map(({ key, valueIn }) => [key, valueIn(sourceLanguage)]));
}

/** All translations of the content, in the order of the files, one language after the other. */
export function translationsInContent(content: TranslatedContent): Translation[] {
  const all = translatedTexts(content);
  return translatedLanguages.flatMap((language) => {
    const lacking = new Set(content.untranslated[language].map((file) => fileName(file)));
    return all
      .filter(({ key }) =>
        key.startsWith('desk/') ? deskLanguages.includes(language) : !lacking.has(key.replace(/#.*/, '')),
      )
      .map(({ key, valueIn }) => ({
        id: `${language}/${key}`,
        language,
        english: valueIn(sourceLanguage),
        value: valueIn(language),
      }));
  });
}

/** A translation that may say something else than the English that visitors read. */
export type OutdatedTranslation = Translation & {
  /** The hash of the English that it was made from; '' where nobody has said which one that was, or it was left out. */
  sourceHash: string;
  /** Whether staff wrote it in the desk, and not in the files. */
  isOverride: boolean;
};

/** The translations whose English text is not the one any more that they were made from, in the order of the files. */
export function outdatedTranslations({ files, written, used }: OverriddenContent): OutdatedTranslation[] {
  const overrides = new Map(used.map((override) => [override.id, override]));
  return translationsInContent(written).flatMap((translation) => {
    const { id, english } = translation;
    const sourceHash = overrides.get(id)?.sourceHash ?? sourceHashInFiles(files, id);
    if (sourceHash === hashOfSource(english)) return [];
    return [{ ...translation, sourceHash, isOverride: overrides.has(id) }];
  });
}

/**
 * The English that a translation was made from, by its hash: as the files keep it with the translation or say it now, or as the desk
 * had it; undefined where none of them does.
 */
export async function earlierEnglish(
  { texts: changed }: Pick<Repositories, 'texts'>,
  files: Content,
  { id, sourceHash }: Pick<OutdatedTranslation, 'id' | 'sourceHash'>,
): Promise<{ value: unknown } | undefined> {
  if (sourceHash === '') return undefined;
  const english = texts.get(`${sourceLanguage}/${sourceKey(id)}`);
  const candidates = [
    { value: sourceInFiles(files, id) },
    ...(english ? [{ value: textValue(files, english) }, ...(await changed.versions(english.id))] : []),
  ];
  const found = candidates.find(({ value }) => hashOfSource(value) === sourceHash);
  return found && { value: found.value };
}

/** The English text that a text is translated from; undefined for English texts and facts. */
export function englishTextOf({ id, language }: Text): Text | undefined {
  if (language === undefined || language === sourceLanguage) return undefined;
  return texts.get(`${sourceLanguage}/${sourceKey(id)}`);
}

/** The hash of an English text, to tell whether it has changed since: 16 hexadecimal digits, '' for one that is left out. */
export function hashOfSource(english: unknown): string {
  return english === undefined || english === null ? '' : versionOf(english);
}

const hashOnly = /^[0-9a-f]{16}$/;

/** The hash of the English that the files keep for a translation; '' where they have none. */
export function sourceHashInFiles(files: Pick<Content, 'sources'>, id: string): string {
  const english = sourceInFiles(files, id);
  // A file that an earlier release wrote has the hashes alone.
  return typeof english === 'string' && hashOnly.test(english) ? english : hashOfSource(english);
}

/** The English text that the files keep for a translation, from which it was made; undefined where they have none. */
function sourceInFiles({ sources }: Pick<Content, 'sources'>, id: string): unknown {
  const language = translatedLanguages.find((each) => id.startsWith(`${each}/`));
  return language && sources[language][sourceKey(id)];
}

/**
 * The name of a text in `sources.json`, the same in every language.
 * @example sourceKey('hi/home#hero.lead') // 'home#hero.lead'
 */
export function sourceKey(id: string): string {
  return id.slice(id.indexOf('/') + 1);
}
