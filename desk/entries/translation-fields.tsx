import { type TranslatedFieldName, translatedField } from '../../domain/entries/translated-fields.ts';
import { fillIn } from '../../domain/values/fill-in.ts';
import {
  type Language,
  languageName,
  languages,
  sourceLanguage,
  languageNames,
  languageTag,
} from '../../domain/values/languages.ts';
import type { DeskMessages } from '../../texts/schemas/desk-messages.ts';
import { TextField } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import type { EditFieldsProps } from './edit-area.ts';

/** A text that is translated: what its field is called, and whether it may have several lines. */
export type TranslatedText = { label: string; maxLength?: number; isLong?: boolean; hint?: string };

type TranslationFieldsProps<Field extends string> = Pick<EditFieldsProps<object>, 'c' | 'errorOf'> & {
  /** The texts by the name of their English field, given the messages of the language that they are translated into. */
  textsIn(messages: DeskMessages): Readonly<Record<Field, TranslatedText>>;
  /** The values of the English fields and of those of the translations. */
  form: Readonly<Record<NoInfer<Field> | TranslatedFieldName<NoInfer<Field>>, string>>;
  /** The language in which texts are written first, unless it is that of the desk. */
  writtenIn?: Language;
  /** The prefix of the names of the fields, such as `variants.0.`. */
  prefix?: string;
};

/**
 * An entry's texts in the other languages than that of the desk: for each a part that opens, with a field for each text below
 * what is written in the language of the desk.
 */
export function TranslationFields<Field extends string>(props: TranslationFieldsProps<Field>) {
  return languages
    .filter((each) => each !== (props.writtenIn ?? props.c.get('desk').language))
    .map((each) => <LanguagePart key={each} {...props} part={each} />);
}

function LanguagePart<Field extends string>({
  c,
  errorOf,
  textsIn,
  form,
  prefix = '',
  writtenIn = c.get('desk').language,
  part,
}: TranslationFieldsProps<Field> & { part: Language }) {
  const { language, messages, messagesIn } = c.get('desk');
  const { translations } = messages.editing;
  const tag = languageTag(part);
  const inLanguage = languageNames[part];
  const texts = textsIn(messagesIn[part]);
  const fields = (Object.keys(texts) as Field[]).map((field) => {
    const name = controlIn(field, part);
    return { field, path: prefix + name, value: form[name], written: form[controlIn(field, writtenIn)] };
  });
  const wanted = fields.filter(({ written, value }) => written !== '' || value !== '');
  const filled = wanted.filter(({ value }) => value !== '');
  return (
    <details
      open={fields.some(({ path }) => errorOf(path) !== undefined)}
      className="group rounded-patch border-2 border-line bg-surface"
    >
      <summary className="flex min-h-12 cursor-pointer items-center gap-3 px-4 py-2">
        <span lang={tag} className="font-semibold">
          {inLanguage}
        </span>
        <span className="text-sm text-muted tabular-figures">
          {fillIn(translations.filled, { count: filled.length, all: wanted.length })}
        </span>
        <Icon name="chevron-down" className="ml-auto size-6 group-open:rotate-180" />
      </summary>
      <div className="grid gap-5 border-t-2 border-line px-4 py-4">
        {fields.map(({ field, path, value, written }) => {
          const { label, maxLength, isLong = false, hint } = texts[field];
          const shared = {
            name: path,
            label: (
              <span lang={tag}>{fillIn(translations.field, { field: label, language: inLanguage })}</span>
            ),
            hint:
              [
                hint,
                written &&
                  fillIn(translations.written, {
                    language: languageName(writtenIn, language),
                    text: lines(written),
                  }),
              ]
                .filter(Boolean)
                .join(' ') || undefined,
            error: errorOf(path),
            defaultValue: value,
            lang: tag,
            maxLength,
            autoComplete: 'off',
          };
          return isLong ? <TextArea key={path} {...shared} rows={3} /> : <TextField key={path} {...shared} />;
        })}
      </div>
    </details>
  );
}

function controlIn<Field extends string>(
  field: Field,
  language: Language,
): Field | TranslatedFieldName<Field> {
  return language === sourceLanguage ? field : translatedField(field, language);
}

function lines(text: string): string {
  return text.replaceAll('\n', ', ');
}
