import type { TextVersion } from '../../../backend/repositories/text-repository.ts';
import type { DeskMessages } from '../../../content/schemas/desk-messages.ts';
import { fillIn } from '../../../domain/fill-in.ts';
import type { Language } from '../../../domain/languages.ts';
import { timeText } from '../../layout/time-text.ts';
import { TextValueView } from './text-value-view.tsx';

type VersionTextProps = {
  messages: DeskMessages['texts'];
  language: Language;
  /** The language of the text. */
  lang: string | undefined;
  version: TextVersion;
};

/** A version of a text: who wrote it, when, and what it says. */
export function VersionText({ messages, language, lang, version }: VersionTextProps) {
  const { since, by, value } = version;
  const { versions, form } = messages;
  return (
    <>
      <p className="text-sm text-muted">
        {since === ''
          ? versions.original
          : fillIn(versions.since, { name: by, time: timeText(since, language) })}
      </p>
      <TextValueView value={value} lang={lang} nothing={form.nothingYet} />
    </>
  );
}
