import type { ReactNode } from 'react';
import type { DeskMessages } from '../../texts/schemas/desk-messages.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { DeskButton } from '../forms/controls.tsx';

/** A field that two people have given different values. */
export type ConflictingField = { label: string; theirs: ReactNode; yours: ReactNode };

type ConflictViewProps = {
  messages: DeskMessages['editing']['conflict'];
  differences: readonly ConflictingField[];
  /** Whose version is saved, as a heading such as "Saved by Meera". */
  theirsHeading: string;
  /** Where the form is posted again, and all that was typed, with the version that is saved now. */
  action: string;
  fields: readonly (readonly [name: string, value: string])[];
  /** The button that was pressed: its name and value. */
  pressed: readonly [name: string, value: string];
  /** The value of the button that shows the form again with what was typed. */
  goOn?: readonly [name: string, value: string];
  /** The page of what is saved. */
  savedAt: string;
};

/** Two versions of an entry field by field, and the choice between them; nothing is overwritten before. */
export function ConflictView(props: ConflictViewProps) {
  const { messages, differences, theirsHeading, action, fields, pressed, goOn, savedAt } = props;
  return (
    <>
      <p className="mb-5 max-w-prose">{differences.length > 0 ? messages.text : messages.same}</p>
      <dl className="border-t-2 border-line">
        {differences.map(({ label, theirs, yours }) => (
          <div key={label} className="grid gap-x-6 gap-y-2 border-b-2 border-line py-3 sm:grid-cols-2">
            <dt className="font-semibold sm:col-span-2">{label}</dt>
            <Version heading={theirsHeading}>{theirs || messages.empty}</Version>
            <Version heading={messages.yours}>{yours || messages.empty}</Version>
          </div>
        ))}
      </dl>
      <form method="post" action={action} encType="multipart/form-data" className="mt-6 flex flex-wrap gap-3">
        {fields.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <DeskButton name={pressed[0]} value={pressed[1]}>
          {messages.keepYours}
        </DeskButton>
        <ButtonLink to={savedAt} variant="quiet">
          {messages.keepTheirs}
        </ButtonLink>
        {goOn && (
          <DeskButton variant="quiet" name={goOn[0]} value={goOn[1]}>
            {messages.goOn}
          </DeskButton>
        )}
      </form>
    </>
  );
}

function Version({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <dd className="min-w-0">
      <span className="block text-sm text-muted">{heading}</span>
      <span className="block wrap-anywhere whitespace-pre-line">{children}</span>
    </dd>
  );
}
