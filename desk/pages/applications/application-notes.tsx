import type { ApplicationNote } from '../../../backend/repositories/application-note-repository.ts';
import type { DeskMessages } from '../../../content/schemas/desk-messages.ts';
import { TextArea } from '../../../ui/text-area.tsx';
import type { Language } from '../../../domain/languages.ts';
import { DeskButton } from '../../forms/desk-button.tsx';
import { timeText } from '../../layout/time-text.ts';

type ApplicationNotesProps = {
  messages: DeskMessages['applications']['notes'];
  language: Language;
  notes: readonly ApplicationNote[];
  /** The address of the application. */
  address: string;
  mayWrite: boolean;
  /** A note that could not be stored, with the reason. */
  typed: { text: string; error: string } | undefined;
};

/** The notes of staff about an application, the oldest first, and a field for the next one. */
export function ApplicationNotes(props: ApplicationNotesProps) {
  const { messages, language, notes, address, mayWrite, typed } = props;
  return (
    <section className="mt-9">
      <h2 className="mb-2 text-xl">{messages.title}</h2>
      {notes.length === 0 && <p className="text-muted">{messages.empty}</p>}
      <ul className={notes.length > 0 ? 'border-t-2 border-line' : ''}>
        {notes.map(({ id, writtenAt, personName, text }) => (
          <li key={id} className="border-b-2 border-line py-2">
            <p className="text-sm text-muted">
              {personName}, <time dateTime={writtenAt}>{timeText(writtenAt, language)}</time>
            </p>
            <p className="max-w-prose wrap-anywhere whitespace-pre-line">{text}</p>
          </li>
        ))}
      </ul>
      {mayWrite && (
        <form
          method="post"
          action={`${address}/note`}
          noValidate
          data-keep={`${address}/note`}
          className="mt-4 max-w-prose"
        >
          <TextArea
            label={messages.label}
            name="note"
            hint={messages.hint}
            rows={3}
            defaultValue={typed?.text ?? ''}
            error={typed?.error}
          />
          <DeskButton variant="secondary" className="mt-3">
            {messages.add}
          </DeskButton>
        </form>
      )}
    </section>
  );
}
