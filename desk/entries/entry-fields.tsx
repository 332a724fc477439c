import type { ReactNode } from 'react';
import { consentControl, decidedIn, inForm } from '../../domain/entries/controls.ts';
import { CHECKED } from '../../domain/entries/field-problems.ts';
import {
  type Field,
  type Fields,
  type Kind,
  textOfField,
  translatedIn,
  valueIn,
} from '../../domain/entries/field.ts';
import { rowsIn } from '../../domain/entries/form.ts';
import { fillIn } from '../../domain/values/fill-in.ts';
import { languageName, sourceLanguage } from '../../domain/values/languages.ts';
import type { DeskMessages } from '../../texts/schemas/desk-messages.ts';
import { FieldError } from '../../ui/field-notes.tsx';
import { TextField } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { ConsentFields } from '../consents/consents.tsx';
import { CheckboxField, DeskButton, FieldRow } from '../forms/controls.tsx';
import type { DeskRequest } from '../layout/desk-context.ts';
import { PdfField } from '../pictures/pdf-field.tsx';
import { PictureField } from '../pictures/picture-field.tsx';
import type { EditFieldsProps } from './edit-area.ts';
import { type AnyWords, type RowsWords, mainControl, rowButton } from './entry-words.ts';
import { TranslationFields } from './translation-fields.tsx';

/** The props of the controls of fields: of a whole form, of a group or of a row. */
type EntryFieldsProps = EditFieldsProps<object> & {
  fields: Fields;
  wordsIn(messages: DeskMessages): AnyWords;
  /** The boxes that buttons of the form tick: they are kept, and not shown. */
  hidden?: readonly string[];
  /** The beginning of the names of the controls, such as `variants.0.`. */
  prefix?: string;
};

/** The controls of the fields of an entry in their order, those of its translations, and its rows and groups. */
export function EntryFields(props: EntryFieldsProps) {
  const { c, fields, wordsIn, form, errorOf, prefix = '' } = props;
  const { messages } = c.get('desk');
  const { once, parts } = inForm(fields);
  // A picture has its alt text beside it.
  const alts = once.map(([, field]) => ('alt' in field ? field.alt : undefined));
  const shown = once.filter(([name]) => !alts.includes(name));
  // The name of a row and its price stand side by side.
  const isShort = ([, { kind }]: [string, Field]) => kind === 'rupees' || kind === 'line';
  const pair = prefix === '' ? [] : shown.slice(0, 2).filter(isShort);
  const paired = pair.length === 2 ? pair : [];
  const control = ([name, field]: [string, Field]) => (
    <Control key={name} {...props} name={name} field={field} isPaired={paired.length > 0} />
  );
  return (
    <>
      {paired.length > 0 && <div className="grid grid-cols-2 items-end gap-3">{paired.map(control)}</div>}
      {shown.slice(paired.length).map(control)}
      <TranslationFields
        c={c}
        errorOf={errorOf}
        form={textsOf(form)}
        prefix={prefix}
        textsIn={(translated) =>
          Object.fromEntries(
            translatedIn(fields).map(([name, { kind, most }]) => [
              name,
              {
                label: wordsIn(translated).labels[name] ?? name,
                ...(kind === 'tags' ? { hint: messages.editing.translations.lines } : { maxLength: most }),
                isLong: kind !== 'line',
              },
            ]),
          )
        }
      />
      {parts.map(([name, field]) => (
        <Control key={name} {...props} name={name} field={field} />
      ))}
    </>
  );
}

type ControlProps<K extends Kind> = EntryFieldsProps & { name: string; field: Field<K>; isPaired?: boolean };

type Shown<K extends Kind> = ControlProps<K> & {
  words: AnyWords;
  /** The text that is typed, where it is one. */
  value: string;
  shared: {
    name: string;
    label: string;
    hint: string | undefined;
    error: string | undefined;
    /** “(optional)”, where it may stay empty. */
    requirement: string | undefined;
  };
};

const controls: { readonly [K in Kind]: (shown: Shown<K>) => ReactNode } = {
  id: () => null,
  line: ({ shared, value, field: { most } }) => (
    <TextField {...shared} defaultValue={value} maxLength={most} autoComplete="off" />
  ),
  text: ({ shared, value, field: { most } }) => (
    <TextArea {...shared} defaultValue={value} maxLength={most} />
  ),
  rupees({ shared, value, isPaired, fields, form, words, name }) {
    const decided = decidedIn(fields).find((each) => each.name === name);
    if (decided && rowsIn(form, decided.list).length > 0)
      return (
        <div>
          <p className="font-semibold">{shared.label}</p>
          <p className="text-muted">{words.labels[`${name}Instead`]}</p>
          <input type="hidden" name={shared.name} value={value} />
        </div>
      );
    return (
      <TextField
        {...shared}
        defaultValue={value}
        inputMode="decimal"
        autoComplete="off"
        className={isPaired ? undefined : 'max-w-64'}
      />
    );
  },
  whole: ({ shared, value }) => (
    <TextField {...shared} defaultValue={value} inputMode="numeric" autoComplete="off" className="max-w-64" />
  ),
  choice: ({ shared, value, field: { choices }, name, words }) => (
    <SelectField
      {...shared}
      defaultValue={value}
      emptyLabel={words.choices?.[name]?.empty}
      options={choices.map((each) => ({ value: each, label: words.choices?.[name]?.options[each] ?? each }))}
    />
  ),
  picture({ c, shared, value, field: { alt }, fields, form, errorOf, uploads, prefix = '' }) {
    const text = alt === undefined ? undefined : mainControl(fields, alt, c.get('desk').language);
    return (
      <PictureField
        c={c}
        name={shared.name}
        value={value}
        uploads={uploads}
        note={prefix === '' ? c.get('desk').messages.pictures.noPeople : undefined}
        error={shared.error}
        {...(text !== undefined && {
          alt: { name: prefix + text, value: textOfField(form, text), error: errorOf(prefix + text) },
        })}
      />
    );
  },
  pdf: ({ c, shared: { name, label, hint, error }, value, uploads }) => (
    <PdfField c={c} name={name} value={value} uploads={uploads} label={label} hint={hint} error={error} />
  ),
  yesOrNo({ shared: { name: id, label }, name, form, hidden = [] }) {
    const isTicked = valueIn(form, name) === true;
    if (!hidden.includes(name)) return <CheckboxField label={label} name={id} defaultChecked={isTicked} />;
    return isTicked && <input type="hidden" name={id} value={CHECKED} />;
  },
  tags: ({ shared, value }) => <TextArea {...shared} defaultValue={value} rows={3} />,
  rows({ words, shared, field, ...props }) {
    const { name, form, action } = props;
    const inRows = words.rows?.[name];
    return (
      inRows && (
        <RowFields
          name={name}
          field={field}
          words={inRows}
          rows={rowsIn(form, name)}
          error={shared.error}
          action={action}
          renderRow={(row, prefix) => (
            <EntryFields {...props} fields={field.fields} form={row} prefix={prefix} />
          )}
        />
      )
    );
  },
  group({ words, name, field, ...props }) {
    const heading = `${name}-heading`;
    return (
      <section id={name} aria-labelledby={heading} className="grid gap-5">
        <div>
          <h2 id={heading} className="text-lg">
            {words.groups?.[name]?.title}
          </h2>
          <p className="text-sm text-muted">{words.groups?.[name]?.hint}</p>
        </div>
        <EntryFields {...props} fields={field.fields} />
      </section>
    );
  },
  consent({ words: { consents, labels }, name, form, errorOf, prefix = '' }) {
    const words = consents?.[name];
    const part = (each: string) => {
      const own = consentControl(name, each);
      return {
        name: prefix + own,
        label: labels[own] ?? own,
        hint: labels[`${own}Hint`],
        defaultValue: textOfField(form, own),
        error: errorOf(prefix + own),
      };
    };
    return (
      words && (
        <fieldset className="grid min-w-0 gap-5 border-l-4 border-line pl-4">
          <legend className="mb-2 font-semibold">{words.title}</legend>
          <p className="text-sm text-muted">{words.lead}</p>
          <ConsentFields
            givenBy={part('givenBy')}
            howChecked={part('howChecked')}
            givenOn={part('givenOn')}
            until={part('until')}
            givers={words.givers}
            none={{ value: '', label: words.givers.none }}
          />
        </fieldset>
      )
    );
  },
};

function Control<K extends Kind>(props: ControlProps<K>) {
  const { c, fields, field, name, form, wordsIn, errorOf, prefix = '' } = props;
  const { messages, language } = c.get('desk');
  const words = wordsIn(messages);
  const control = mainControl(fields, name, language);
  const shared = {
    name: prefix + control,
    label: words.labels[name] ?? name,
    hint: [
      // A row repeats no hint.
      prefix === '' && words.labels[`${name}Hint`],
      control !== name && textOfField(form, control) === '' && englishHint(c, textOfField(form, name)),
    ]
      .filter(Boolean)
      .join(' '),
    error: errorOf(prefix + control),
    requirement: field.required === undefined ? messages.editing.optional : undefined,
  };
  return controls[field.kind]({ ...props, words, value: textOfField(form, control), shared });
}

// Who writes in another language sees what there is in English.
function englishHint(c: DeskRequest, written: string): string {
  const { language, messages } = c.get('desk');
  const text = written.replaceAll('\n', ', ');
  const values = { language: languageName(sourceLanguage, language), text };
  return text && fillIn(messages.editing.translations.written, values);
}

function textsOf(form: object): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(form).filter((each): each is [string, string] => typeof each[1] === 'string'),
  );
}

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
function RowFields({ name, field, words, rows, error, action, renderRow }: RowFieldsProps) {
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
        variant="quiet"
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
