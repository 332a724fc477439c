import type { ConsentToRenew } from '../back-office/consents/consents-to-renew.ts';
import type { DeskMessages } from '../content/schemas/desk-messages.ts';
import { fillIn } from '../domain/fill-in.ts';
import type { Language } from '../domain/languages.ts';
import { pluralText } from '../domain/plural.ts';
import { addresses } from './addresses.ts';
import { dayText } from './layout/time-text.ts';

type ConsentNoteProps = {
  messages: DeskMessages['home']['consents'];
  language: Language;
  /** Of one kind: of students, or of pictures. */
  consents: readonly ConsentToRenew[];
};

const lists = { student: addresses.students, picture: addresses.gallery };

/** Says how many consents have ended or end soon, and opens to a list of them. */
export function ConsentNote({ messages, language, consents }: ConsentNoteProps) {
  const [first] = consents;
  if (!first) return null;
  return (
    <details className="mb-5 max-w-prose rounded-patch border-2 border-line bg-surface px-4">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">
        {pluralText(messages[first.kind], consents.length)}
      </summary>
      <ul className="pb-2">
        {consents.map(({ kind, id, name, until, hasEnded }) => (
          <li key={id}>
            <a
              href={`${lists[kind]}/${encodeURIComponent(id)}`}
              className="inline-flex min-h-11 items-center wrap-anywhere"
            >
              {fillIn(hasEnded ? messages.ended : messages.ends, { name, day: dayText(until, language) })}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
