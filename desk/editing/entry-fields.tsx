import type { ReactNode } from 'react';
import type { DeskMessages } from '../../content/schemas/desk-messages.ts';
import { type Field, type Fields, translatedIn } from '../../domain/fields/field.ts';
import { type FormOf, type Typed, typedIn, type TypedKind, typedValue } from '../../domain/fields/form.ts';
import { TextField } from '../../ui/text-field.tsx';
import { PictureField } from '../pictures/picture-field.tsx';
import type { EditFieldsProps } from './edit-area.ts';
import { TranslationFields } from './translation-fields.tsx';

/** The labels of the fields by their names; that of `priceHint` is the hint of `price`. */
type Labels<F extends Fields> = Readonly<Record<string, string>> &
  Readonly<Record<keyof F & keyof FormOf<F>, string>>;

type EntryFieldsProps<F extends Fields> = Omit<EditFieldsProps<FormOf<F>>, 'action'> & {
  fields: F;
  labelsIn(messages: DeskMessages): Labels<F>;
};

/** The controls of the fields of an entry, in their order, and of their translations. */
export function EntryFields<F extends Fields>(props: EntryFieldsProps<F>) {
  const { fields, labelsIn, messages, messagesIn, form, errorOf } = props;
  const alts = new Set(Object.values<Field>(fields).map((field) => 'alt' in field && field.alt));
  return (
    <>
      {typedIn(fields)
        .filter(([name]) => !alts.has(name))
        .map(([name, field]) => (
          <Control key={name} {...props} labels={labelsIn(messages)} name={name} field={field} />
        ))}
      <TranslationFields
        messages={messages}
        messagesIn={messagesIn}
        errorOf={errorOf}
        form={textsOf(form)}
        textsIn={(translated) =>
          Object.fromEntries(
            translatedIn(fields).map(([name, { most }]) => [
              name,
              { label: labelsIn(translated)[name] ?? name, maxLength: most },
            ]),
          )
        }
      />
    </>
  );
}

type ControlProps<K extends TypedKind> = Pick<
  EditFieldsProps<object>,
  'messages' | 'form' | 'errorOf' | 'uploads'
> & {
  labels: Readonly<Record<string, string>>;
  name: string;
  field: Field<K>;
};

type Shown<K extends TypedKind> = ControlProps<K> & {
  value: Typed[K];
  /** The props that all controls have. */
  shared: { name: string; label: string; error: string | undefined };
};

const controls: { readonly [K in TypedKind]: (shown: Shown<K>) => ReactNode } = {
  line: ({ shared, value, field }) => (
    <TextField {...shared} defaultValue={value} maxLength={field.most} autoComplete="off" />
  ),
  rupees: ({ shared, value }) => (
    <TextField {...shared} defaultValue={value} inputMode="decimal" autoComplete="off" className="max-w-64" />
  ),
  picture: ({ shared: { name, error }, value, field: { alt }, messages, form, errorOf, uploads }) => (
    <PictureField
      messages={messages.pictures}
      name={name}
      value={value}
      uploads={uploads}
      error={error}
      {...(alt !== undefined && {
        alt: { name: alt, value: textsOf(form)[alt] ?? '', error: errorOf(alt) },
      })}
    />
  ),
};

function Control<K extends TypedKind>(props: ControlProps<K>) {
  const { field, name, form, labels, errorOf } = props;
  const value = typedValue(form, name, field);
  const shared = { name, label: labels[name] ?? name, hint: labels[`${name}Hint`], error: errorOf(name) };
  return value === undefined ? null : controls[field.kind]({ ...props, value, shared });
}

function textsOf(form: object): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(form).filter((each): each is [string, string] => typeof each[1] === 'string'),
  );
}
