import type { TextVersion } from '../../../backend/repositories/text-repository.ts';
import type { DeskMessages } from '../../../content/schemas/desk-messages.ts';
import { fillIn } from '../../../domain/fill-in.ts';
import { timeText } from '../../layout/time-text.ts';
import { TextValueView } from './text-value-view.tsx';

type VersionTextProps = { messages: DeskMessages['texts']; lang: string | undefined; version: TextVersion };

/** A version of a text: who wrote it, when, and what it says. */
export function VersionText({ messages, lang, version: { since, by, value } }: VersionTextProps) {
  const { versions, form } = messages;
  return (
    <>
      <p className="text-sm text-muted">
        {since === '' ? versions.original : fillIn(versions.since, { name: by, time: timeText(since) })}
      </p>
      <TextValueView value={value} lang={lang} nothing={form.nothingYet} />
    </>
  );
}
