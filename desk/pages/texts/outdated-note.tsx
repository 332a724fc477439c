import type { TextSource } from '../../../back-office/texts/edited-text.ts';
import type { DeskMessages } from '../../../content/schemas/desk-messages.ts';
import { sourceLanguage } from '../../../domain/languages.ts';
import { fillIn } from '../../../domain/fill-in.ts';
import { DeskButton } from '../../forms/desk-button.tsx';
import { differingLines } from './differing-lines.ts';
import { TextValueView } from './text-value-view.tsx';

type OutdatedNoteProps = {
  messages: DeskMessages['texts'];
  source: TextSource;
  /** The English as it was when it was translated; undefined where that is not known. */
  before: { value: unknown } | undefined;
  /** The field of the translation, and what it is called. */
  name: string;
  label: string;
};

/** Says beside a translation that its English has changed since, what it was and is, and offers to let it stand. */
export function OutdatedNote({ messages, source, before, name, label }: OutdatedNoteProps) {
  const { outdated, form } = messages;
  const [was, is] = before ? differingLines(before.value, source.english) : [undefined, source.english];
  return (
    <div className="mt-2 grid gap-2 border-l-4 border-accent pl-3 text-sm">
      <p className="font-semibold">{source.hash === '' ? outdated.unknown : outdated.changed}</p>
      {before && (
        <div>
          <p className="text-muted">{outdated.before}</p>
          <TextValueView value={was} lang={sourceLanguage} nothing={form.nothingYet} />
        </div>
      )}
      <div>
        <p className="text-muted">{outdated.now}</p>
        <TextValueView value={is} lang={sourceLanguage} nothing={form.nothingYet} />
      </div>
      <DeskButton
        variant="secondary"
        className="justify-self-start"
        name="confirm"
        value={name}
        formAction={`#${name}`}
        aria-label={fillIn(outdated.confirm, { text: label })}
      >
        {outdated.confirmShort}
      </DeskButton>
    </div>
  );
}
