import { type Language, languages, languageTable, sourceLanguage } from '../domain/languages.ts';
import type { RetainedKind, Retention } from '../domain/retention.ts';
import { durationText } from './duration-text.ts';
import { fillIn } from '../domain/fill-in.ts';
import { fillShared } from './fill-shared.ts';
import type { Content } from './schemas/content.ts';
import type { DeskMessages } from './schemas/desk-messages.ts';
import type { Messages } from './schemas/messages.ts';

/** Content as it is written, with the shared placeholders filled by its own facts and texts. */
export function fillContent({ facts, gallery, retention, sources, messages, desk, easy }: Content): Content {
  return {
    facts,
    gallery,
    retention,
    sources,
    messages: Object.fromEntries(
      languages.map((language) => {
        const { [language]: written } = messages;
        const filled = fillShared(written, language, facts, written.shell.foundation);
        return [language, { ...filled, privacy: withDurations(filled.privacy, retention, language) }];
      }),
    ) as Content['messages'],
    desk: Object.fromEntries(
      languages.map((language) => {
        const { foundation } = messages[language].shell;
        return [language, withNamesOfFields(fillShared(desk[language], language, facts, foundation))];
      }),
    ) as Content['desk'],
    easy: fillShared(easy, sourceLanguage, facts, messages.en.shell.foundation),
  };
}

// A text about a field of a product is called as the field is in its form.
function withNamesOfFields(desk: DeskMessages): DeskMessages {
  const { fields, ageGroups, genders } = desk.products;
  const words = { ...fields, ...ageGroups, ...genders, ...desk.texts.words };
  return { ...desk, texts: { ...desk.texts, words } };
}

// The notice says what the site does, and its version changes with it.
function withDurations(
  privacy: Messages['privacy'],
  retention: Retention,
  language: Language,
): Messages['privacy'] {
  const { tag } = languageTable[language];
  const { heading, backups, ...written } = privacy.retention;
  const withDuration = (kind: RetainedKind, text: string) =>
    fillIn(text, { kept: durationText(retention[kind], tag) });
  const filled = Object.fromEntries(
    Object.entries(written).map(([kind, text]) => [kind, withDuration(kind as RetainedKind, text)]),
  ) as typeof written;
  const nightly = withDuration('backups', backups.nightly);
  return { ...privacy, retention: { heading, ...filled, backups: { ...backups, nightly } } };
}
