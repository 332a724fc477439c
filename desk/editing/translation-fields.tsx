import type { DeskMessages } from '../../content/schemas/desk-messages.ts';
import { fillIn } from '../../domain/fill-in.ts';
import { languageTable, type TranslatedLanguage, translatedLanguages } from '../../domain/languages.ts';
import { type TranslatedField, translatedField } from '../../domain/translated-fields.ts';
import { Icon } from '../../ui/icon.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { EditFieldsProps } from './edit-area.ts';

/** A text that is translated: what its field is called, and whether it may have several lines. */
export type TranslatedText = { label: string; maxLength?: number; isLong?: boolean; hint?: string };

type TranslationFieldsProps<Field extends string> = Pick<
  EditFieldsProps<object>,
  'messages' | 'messagesIn' | 'errorOf'
> & {
  /** The texts by the name of their English field, given the messages of the language that they are translated into. */
  textsIn(messages: DeskMessages): Readonly<Record<Field, TranslatedText>>;
  /** The values of the English fields and of those of the translations. */
  form: Readonly<Record<NoInfer<Field> | TranslatedField<NoInfer<Field>>, string>>;
  /** The prefix of the names of the fields, such as `variants.0.`. */
  prefix?: string;
};

/** The translations of an entry's texts: for each language a part that opens, with a field for each text below its English. */
export function TranslationFields<Field extends string>(props: TranslationFieldsProps<Field>) {
  return translatedLanguages.map((language) => (
    <LanguagePart key={language} {...props} language={language} />
  ));
}

function LanguagePart<Field extends string>({
  messages,
  errorOf,
  messagesIn,
  textsIn,
  form,
  prefix = '',
  language,
}: TranslationFieldsProps<Field> & { language: TranslatedLanguage }) {
  const { translations } = messages.editing;
  const { tag, name: inLanguage } = languageTable[language];
  const texts = textsIn(messagesIn[language]);
  const fields = (Object.keys(texts) as Field[]).map((field) => {
    const name = translatedField(field, language);
    return { field, path: prefix + name, value: form[name], english: form[field] };
  });
  const wanted = fields.filter(({ english, value }) => english !== '' || value !== '');
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
        {fields.map(({ field, path, value, english }) => {
          const { label, maxLength, isLong = false, hint } = texts[field];
          const shared = {
            name: path,
            label: (
              <span lang={tag}>{fillIn(translations.field, { field: label, language: inLanguage })}</span>
            ),
            hint: hintOf(translations.english, english, hint),
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

function hintOf(template: string, english: string, hint: string | undefined): string | undefined {
  if (english === '') return hint;
  return [hint, fillIn(template, { text: english.replaceAll('\n', ', ') })].filter(Boolean).join(' ');
}
