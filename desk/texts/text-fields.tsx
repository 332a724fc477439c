import type { ReactNode } from 'react';
import type * as v from 'valibot';
import type { GalleryPicture } from '../../domain/gallery/gallery-picture.ts';
import { fillIn } from '../../domain/values/fill-in.ts';
import type { DeskMessages } from '../../texts/schemas/desk-messages.ts';
import { isColour, isLogo, isPlacedPicture } from '../../texts/schemas/site.ts';
import { asContentSchema } from '../../texts/texts.ts';
import { FieldError } from '../../ui/field-notes.tsx';
import { Field, TextField } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { DeskButton } from '../forms/controls.tsx';
import { LogoView, inner, wordsOf } from './text-names.tsx';

type TextFieldsProps = {
  /** The pictures of the gallery that may stand on a page. */
  gallery: readonly Pick<GalleryPicture, 'id' | 'title'>[];
  messages: DeskMessages['texts'];
  lang: string;
  /** The mistakes, by the name of the field. */
  errors: ReadonlyMap<string, string>;
  /** Whether a list belongs to another one, and keeps its length. */
  keepsLength: boolean;
  schema: v.GenericSchema;
  value: unknown;
  name: string;
  label: string;
  hint?: string | undefined;
  requirement?: string | undefined;
};

// As many letters as a line has on a phone.
const LINE = 32;

/** The fields of a text: one for a text, a number or a choice, several for a list or a group. */
export function TextFields(props: TextFieldsProps): ReactNode {
  const { schema, value, name, label, hint, requirement, ...parts } = props;
  const { messages, errors, lang } = parts;
  const known = asContentSchema(schema);
  const field = { name, label, hint, requirement, error: errors.get(name) };
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  if (isPlacedPicture(schema))
    return (
      <SelectField
        {...field}
        emptyLabel={messages.form.ownPicture}
        options={parts.gallery.map(({ id, title }) => ({ value: id, label: title }))}
        defaultValue={text}
      />
    );
  if (isLogo(schema))
    return (
      <Field {...field} hint={messages.form.logoHint}>
        {({ className, ...control }) => (
          <>
            <LogoView address={text || '/icons/apple-touch-icon.png'} />
            <input
              type="file"
              accept="image/png,image/webp,image/jpeg"
              {...control}
              className={`${className} file:mr-3 file:min-h-9 file:rounded-patch file:bg-primary file:px-3 file:font-semibold file:text-on-primary`}
            />
          </>
        )}
      </Field>
    );
  if (isColour(schema))
    return (
      <Field {...field}>
        {(control) => (
          <div className="flex items-end gap-3">
            <input type="text" {...control} defaultValue={text} spellCheck={false} autoComplete="off" />
            <input
              type="color"
              hidden
              data-colour-of={name}
              aria-label={fillIn(messages.form.chooseColour, { colour: label })}
              className="size-12 shrink-0 cursor-pointer rounded-patch border-2 border-edge bg-surface p-1"
            />
          </div>
        )}
      </Field>
    );
  switch (known.type) {
    case 'optional':
      return <TextFields {...props} schema={known.wrapped} requirement={messages.form.optional} />;
    case 'picklist':
      return (
        <SelectField
          {...field}
          options={known.options.map((option) => ({
            value: option,
            label: wordsOf(messages.words, [option]),
          }))}
          defaultValue={text}
        />
      );
    case 'number':
      return <TextField {...field} inputMode="numeric" defaultValue={text} />;
    case 'strict_object':
      return (
        <Group legend={label} requirement={requirement}>
          {Object.entries(known.entries).map(([key, part]) => (
            <TextFields
              {...parts}
              key={key}
              schema={part as v.GenericSchema}
              value={(value as Record<string, unknown> | undefined)?.[key]}
              name={inner(name, key)}
              label={wordsOf(messages.words, [key])}
            />
          ))}
        </Group>
      );
    case 'array': {
      const entries: readonly unknown[] = Array.isArray(value) ? value : [];
      const grows = !parts.keepsLength && mayGrow(schema);
      return (
        <Group legend={label} requirement={requirement} id={name}>
          {/* So that a list without entries is in the form too. */}
          <input type="hidden" name={inner(name, 'list')} value="" />
          {parts.keepsLength && <p className="text-sm text-muted">{messages.form.tied}</p>}
          <FieldError id={`${name}-error`}>{errors.get(name)}</FieldError>
          {entries.map((entry, index) => (
            <ListEntry
              key={inner(name, index)}
              messages={messages.form}
              name={name}
              index={index}
              last={entries.length - 1}
              grows={grows}
            >
              <TextFields
                {...parts}
                schema={known.item}
                value={entry}
                name={inner(name, index)}
                label={fillIn(messages.form.entry, { number: index + 1 })}
              />
            </ListEntry>
          ))}
          {grows && (
            <DeskButton
              variant="quiet"
              className="justify-self-start"
              name="change"
              value={`add:${name}`}
              formAction={`#${name}`}
              aria-label={fillIn(messages.form.add, { list: label })}
            >
              {messages.form.addShort}
            </DeskButton>
          )}
        </Group>
      );
    }
    default:
      return text.length > LINE || text.includes('\n') ? (
        <Field {...field}>
          {(control) => (
            <textarea {...control} lang={lang} rows={Math.ceil(text.length / LINE) + 1} defaultValue={text} />
          )}
        </Field>
      ) : (
        <TextField {...field} lang={lang} defaultValue={text} />
      );
  }
}

type GroupProps = { legend: string; requirement: string | undefined; id?: string; children: ReactNode };

function Group({ legend, requirement, id, children }: GroupProps) {
  return (
    <fieldset id={id} tabIndex={id === undefined ? undefined : -1} className="grid min-w-0 gap-4 scroll-mt-4">
      <legend className="mb-2 font-semibold">
        {legend}{' '}
        {requirement !== undefined && <span className="text-sm font-normal text-muted">{requirement}</span>}
      </legend>
      {children}
    </fieldset>
  );
}

type ListEntryProps = {
  messages: DeskMessages['texts']['form'];
  /** The name of the list. */
  name: string;
  index: number;
  /** The index of the last entry. */
  last: number;
  /** Whether the list may get more entries or fewer. */
  grows: boolean;
  children: ReactNode;
};

/** An entry of a list, with buttons that move or remove it; they send the form, which comes back with the list changed. */
function ListEntry({ messages, name, index, last, grows, children }: ListEntryProps) {
  const entry = fillIn(messages.entry, { number: index + 1 }).toLowerCase();
  const button = (what: string, short: string, label: string) => (
    <DeskButton
      variant="quiet"
      className="px-2!"
      name="change"
      value={`${what}:${name}:${index}`}
      formAction={`#${name}`}
      aria-label={fillIn(label, { entry })}
    >
      {short}
    </DeskButton>
  );
  return (
    <div className="border-l-4 border-line pl-3">
      {children}
      <div className="mt-1 flex flex-wrap gap-x-2">
        {index > 0 && button('up', messages.upShort, messages.up)}
        {index < last && button('down', messages.downShort, messages.down)}
        {grows && button('remove', messages.removeShort, messages.remove)}
      </div>
    </div>
  );
}

/** Whether a list with that schema may get more entries or fewer; some have as many as the page has places. */
function mayGrow(schema: v.GenericSchema): boolean {
  return !hasLength(schema);
}

function hasLength(part: unknown): boolean {
  const { type, pipe = [] } = part as { type?: string; pipe?: readonly unknown[] };
  // The first part of a pipe is the schema itself.
  return type === 'length' || pipe.some((step) => step !== part && hasLength(step));
}
