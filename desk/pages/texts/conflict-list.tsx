import type { EditedText } from '../../../back-office/texts/edited-text.ts';
import type { TextSection } from '../../../back-office/texts/text-pages.ts';
import { versionOf } from '../../../back-office/editing/version-of.ts';
import type { DeskMessages } from '../../../content/schemas/desk-messages.ts';
import type { Language } from '../../../domain/languages.ts';
import { TouchLink } from '../../layout/touch-link.tsx';
import { textLabel } from './text-label.ts';
import { TextValueView } from './text-value-view.tsx';

type ConflictListProps = {
  messages: DeskMessages['texts'];
  language: Language;
  section: TextSection;
  /** How the texts are now. */
  current: readonly EditedText[];
  /** The typed values, by text. */
  typed: ReadonlyMap<string, unknown>;
  /** Where the texts are as the other person saved them. */
  to: string;
};

/** Both versions of each text that someone else saved and that was typed in another way. */
export function ConflictList(props: ConflictListProps) {
  const { messages, language, section, current, typed, to } = props;
  const { conflict } = messages;
  const different = current.filter(
    ({ text, drafted }) =>
      typed.has(text.id) && versionOf(typed.get(text.id) ?? null) !== versionOf(drafted ?? null),
  );
  return (
    <div role="alert" className="mb-8 rounded-patch border-4 border-danger bg-surface p-5">
      <h2 className="text-xl text-danger">{conflict.title}</h2>
      <p className="mt-2 max-w-prose">{conflict.text}</p>
      {different.map(({ text, drafted }) => {
        const row = section.rows.find(({ texts }) => texts.includes(text));
        return (
          <div key={text.id} className="mt-4 border-t-2 border-line pt-3">
            <h3 className="font-semibold">
              {row ? textLabel({ messages, language }, section, row, text) : text.id}
            </h3>
            <div className="mt-2 grid gap-4 sm:grid-cols-2">
              <Version
                heading={conflict.theirs}
                lang={text.language}
                value={drafted}
                nothing={messages.form.nothingYet}
              />
              <Version
                heading={conflict.yours}
                lang={text.language}
                value={typed.get(text.id)}
                nothing={messages.form.nothingYet}
              />
            </div>
          </div>
        );
      })}
      <p className="mt-4">
        <TouchLink href={to}>{conflict.take}</TouchLink>
      </p>
    </div>
  );
}

function Version({
  heading,
  ...view
}: {
  heading: string;
  lang: string | undefined;
  value: unknown;
  nothing: string;
}) {
  return (
    <div>
      <p className="text-sm text-muted">{heading}</p>
      <TextValueView {...view} />
    </div>
  );
}
