import type { ReactNode } from 'react';
import { fillIn } from '../../domain/fill-in.ts';
import type { Field } from '../../domain/fields/field.ts';
import { FieldError } from '../../ui/field-error.tsx';
import { DeskButton } from '../forms/desk-button.tsx';
import { FieldRow } from '../forms/field-row.tsx';
import type { RowsWords } from './entry-words.ts';
import { rowButton } from './row-buttons.ts';

type RowFieldsProps = {
  name: string;
  field: Field<'rows'>;
  words: RowsWords;
  rows: readonly object[];
  error: string | undefined;
  /** The address that the form is sent to. */
  action: string;
  /** The controls of a row, whose names begin with the prefix. */
  renderRow(row: object, prefix: string): ReactNode;
};

/** The rows of an entry, such as the variants of a product, and the button that adds one. */
export function RowFields({ name, field, words, rows, error, action, renderRow }: RowFieldsProps) {
  const heading = `${name}-heading`;
  return (
    <section id={name} aria-labelledby={heading} className="grid gap-4">
      <div>
        <h2 id={heading} className="text-lg">
          {words.title}
        </h2>
        <p className="text-sm text-muted">{words.hint}</p>
        <FieldError id={`${name}-error`}>{error}</FieldError>
      </div>
      {rows.map((row, at) => {
        const prefix = `${name}.${at}.`;
        return (
          <FieldRow
            key={prefix}
            legend={fillIn(words.one, { number: at + 1 })}
            remove={fillIn(words.remove, { number: at + 1 })}
            removing={rowButton.remove(name, at)}
            next={`${action}#${name}`}
          >
            {renderRow(row, prefix)}
          </FieldRow>
        );
      })}
      <DeskButton
        variant="secondary"
        name="action"
        value={rowButton.add(name)}
        // Where the new row begins.
        formAction={`${action}#${name}.${rows.length}.${field.key}`}
        className="justify-self-start"
      >
        {words.add}
      </DeskButton>
    </section>
  );
}
