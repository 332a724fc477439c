import type { TextVersion } from '../../../backend/repositories/text-repository.ts';
import type { DeskMessages } from '../../../content/schemas/desk-messages.ts';
import { fillIn } from '../../../domain/fill-in.ts';
import { timeText } from '../../layout/time-text.ts';
import { TextValueView } from './text-value-view.tsx';

type VersionTextProps = {
  messages: DeskMessages['texts'];
  version: TextVersion;
  /** What the version says; that of the files for the original. */
  value: unknown;
};

/** A version of a text: who wrote it, when, and what it says. */
export function VersionText({ messages, version, value }: VersionTextProps) {
  const { since, by } = version;
  const written = fillIn(messages.versions.since, { name: by, time: since === '' ? '' : timeText(since) });
  return (
    <>
      <p className="text-sm text-muted">
        {version.value === undefined && `${messages.versions.original}. `}
        {since !== '' && written}
      </p>
      <TextValueView value={value} nothing={messages.form.nothingYet} />
    </>
  );
}
