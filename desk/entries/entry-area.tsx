import type { EditedKind } from '../../back-office/entries/edited-entry.ts';
import { type Entry, entryName, type Fields } from '../../domain/entries/field.ts';
import { type FormOf, withoutBlankRows } from '../../domain/entries/form.ts';
import type { DeskMessages } from '../../texts/schemas/desk-messages.ts';
import type { EditArea } from './edit-area.ts';
import { EntryFields } from './entry-fields.tsx';
import { type EntryWords, changedRows, entryLabel, mainControl } from './entry-words.ts';

type EntryAreaParts<F extends Fields> = {
  kind: EditedKind<Entry<F>, FormOf<F>>;
  fields: F;
  /** The words of the form; those of another language where translations are typed. */
  formWordsIn(messages: DeskMessages): EntryWords<F>;
  /** The boxes that buttons of the form tick: they are kept, and not shown. */
  hidden?: readonly string[];
};

/** The part of an area of the desk that follows from the fields of its entries: controls, labels, and the buttons of rows. */
export function entryArea<F extends Fields>({ kind, fields, formWordsIn, hidden = [] }: EntryAreaParts<F>) {
  return {
    kind,
    // A text that is missing in each language is asked for in that of the desk.
    problemsFor: (problems, language) =>
      Object.fromEntries(
        Object.entries(problems).map(([name, problem]) => [
          problem === 'missing' ? mainControl(fields, name, language) : name,
          problem,
        ]),
      ),
    nameIn: (form, language) => entryName(fields, form, language),
    labelOf: (messages, name) => entryLabel(messages, formWordsIn(messages), name),
    Fields: (props) => <EntryFields {...props} fields={fields} wordsIn={formWordsIn} hidden={hidden} />,
    changeRows: (form, action) => changedRows(fields, form, action),
    tidy: (form) => withoutBlankRows(fields, form),
  } satisfies Partial<EditArea<Entry<F>, FormOf<F>>>;
}
