import type { UnusedOverride } from '../../../back-office/texts/apply-overrides.ts';
import type { DeskMessages } from '../../../content/schemas/desk-messages.ts';
import { reasonText } from '../../../content/text-reason.ts';
import { fillIn } from '../../../domain/fill-in.ts';
import type { Language } from '../../../domain/languages.ts';
import { timeText } from '../../layout/time-text.ts';
import { TextValueView } from './text-value-view.tsx';

type UnusedTextsProps = {
  messages: Pick<DeskMessages, 'texts' | 'textProblems'>;
  language: Language;
  unused: readonly UnusedOverride[];
};

/** The texts that staff wrote and the site has no place for any more; nothing where there are none. */
export function UnusedTexts({
  messages: { texts: messages, textProblems },
  language,
  unused,
}: UnusedTextsProps) {
  if (unused.length === 0) return null;
  return (
    <section className="mt-10" aria-labelledby="unused">
      <h2 id="unused" className="text-xl">
        {messages.unused.heading}
      </h2>
      <p className="mt-2 max-w-prose">{messages.unused.text}</p>
      <ul className="mt-4 border-t-2 border-line">
        {unused.map(({ id, value, reason, changedAt, changedBy }) => (
          <li key={id} className="border-b-2 border-line py-3">
            <p className="font-semibold wrap-anywhere">{id}</p>
            <TextValueView value={value} nothing={messages.form.nothingYet} />
            <p className="text-sm text-muted">
              {reasonText(reason, textProblems)}{' '}
              {fillIn(messages.unused.by, { name: changedBy, time: timeText(changedAt, language) })}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
