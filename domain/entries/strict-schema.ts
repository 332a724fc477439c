import * as v from 'valibot';
import { listedConsentSchema } from '../consents/publication-consent.ts';
import { translatedLanguages } from '../values/languages.ts';
import { latinDigits } from '../values/latin-digits.ts';
import type { MayName, Place } from '../values/names-account.ts';
import { namesNoAccountTogether, pathIn } from './accounts-together.ts';
import { anyRows, anyValues, blankText } from './any-values.ts';
import { type Decided, decidedIn, withDecided } from './controls.ts';
import {
  type Entry,
  type Field,
  type Fields,
  isWritten,
  translatedIn,
  translationsOf,
  textOfField,
  valueOf,
} from './field.ts';
import {
  listedId,
  listedPdf,
  listedPicture,
  listedPrice,
  listedText,
  listedYesOrNo,
  problem,
  requiredPicture,
  shownLine,
  shownText,
  shownTitle,
} from './listed-fields.ts';
import { readerOf, type Readers } from './readers.ts';
import { listedTranslations } from './translations.ts';
import { WRITTEN_ELSEWHERE, withFirstWritten } from './written-in.ts';

/** Whether an entry must have all that a list needs, or all that visitors see. */
type Strictness = 'listed' | 'published';

/**
 * A schema for an entry of a list that staff import or of a form that they publish: each value as people write it, in the
 * limits of its field. Pictures are the names in the list. Its messages are ImportProblems; `mayName` says which words are
 * published though they look as if they led money elsewhere.
 */
export function strictSchema<F extends Fields>(
  fields: F,
  strictness: Strictness,
  mayName?: MayName,
): v.GenericSchema<unknown, Entry<F>> {
  // A list comes from whoever has the server, and does not know which numbers are the foundation's own.
  const place = { isOfEntry: strictness === 'published', mayName };
  return strictEntry(fields, { strictness, place }) as v.GenericSchema<unknown, Entry<F>>;
}

type Rules = { strictness: Strictness; place: Place; isPart?: true };

function strictEntry(fields: Fields, rules: Rules, message?: string): v.GenericSchema<unknown, object> {
  const { strictness, place, isPart } = rules;
  const inside: Rules = { ...rules, isPart: true };
  const isNeeded = ({ required }: Field) => required === true || required === strictness;
  const textOrMissing = (field: TextField) =>
    isNeeded(field) ? filled(textSchema(field, place)) : textSchema(field, place);
  const readers: Readers = {
    id: () => listedId,
    line: textOrMissing,
    text: textOrMissing,
    rupees: () => listedPrice,
    whole: (field) => wholeNumber(field, isNeeded(field)),
    choice: (field) => (isNeeded(field) ? filled(choiceSchema(field)) : choiceSchema(field)),
    picture: (field) => (isNeeded(field) ? requiredPicture : listedPicture),
    pdf: () => listedPdf,
    yesOrNo: () => listedYesOrNo,
    tags: (field) => listOf(filled(textSchema(field, place)), (tag) => tag),
    rows: ({ fields: inRow, key }) => listOf(strictEntry(inRow, inside), (row) => textOfField(row, key)),
    group: ({ fields: inGroup, problem: noGroup }) =>
      v.pipe(
        strictEntry(inGroup, inside, problem(noGroup)),
        v.transform((entry) => (isWritten(inGroup, entry) ? entry : undefined)),
      ),
    consent: () => listedConsentSchema,
  };
  const values = Object.entries(fields).map(([name, field]) => {
    const value = readerOf(readers, field);
    return [name, field.always || isNeeded(field) ? value : v.optional(value)];
  });
  const entry: v.GenericSchema<unknown, object> = v.object<v.ObjectEntries, string | undefined>(
    { ...Object.fromEntries(values), ...translationsIn(fields, place) },
    message,
  );
  const decided = decidedIn(fields);
  return v.pipe(
    v.unknown(),
    v.transform((input) =>
      v.is(anyValues, input) ? withWrittenElsewhere(fields, withoutDecided(decided, input)) : input,
    ),
    entry,
    together(fields),
    isPart ? v.check(() => true) : namesNoAccountTogether(fields, place.mayName),
    v.transform((read) => withFirstWritten(fields, withDecided(decided, read))),
  );
}

// A text that is written in another language need not be written in English.
function withWrittenElsewhere(fields: Fields, input: Values): Values {
  const missing = translatedIn(fields).filter(
    ([name, { kind }]) => kind !== 'tags' && v.is(blankText, input[name]) && isWrittenElsewhere(input, name),
  );
  return { ...input, ...Object.fromEntries(missing.map(([name]) => [name, WRITTEN_ELSEWHERE])) };
}

function isWrittenElsewhere({ translations }: Values, name: string): boolean {
  if (!v.is(anyValues, translations)) return false;
  return translatedLanguages.some((language) => {
    const texts = translations[language];
    return v.is(anyValues, texts) && !v.is(blankText, texts[name]);
  });
}

// A price that rows decide need not be given, or be right.
function withoutDecided(decided: readonly Decided[], input: Values): Values {
  const prices = decided.filter(({ list }) => v.parse(anyRows, input[list]).length > 0);
  return { ...input, ...Object.fromEntries(prices.map(({ name }) => [name, 0])) };
}

type Values = Readonly<Record<string, unknown>>;
type TextField = Field<'line' | 'text' | 'tags'>;

function textSchema({ kind, most, isName }: TextField, place: Place) {
  if (isName) return shownTitle(most, place);
  return kind === 'text' ? shownText(most, place) : shownLine(most, place);
}

function filled<Schema extends v.GenericSchema<unknown, string>>(schema: Schema) {
  return v.pipe(schema, v.minLength(1, problem('missing')));
}

function wholeNumber({ lowest = 0, highest }: Field<'whole'>, isNeeded: boolean) {
  return v.pipe(
    listedText(20),
    v.minLength(isNeeded ? 1 : 0, problem('missing')),
    v.transform((text) => (text === '' ? undefined : Number(latinDigits(text).replaceAll(/[\s,]/g, '')))),
    v.optional(
      v.pipe(
        v.number(problem('not-a-number')),
        v.integer(problem('not-a-number')),
        v.minValue(0, problem('not-a-number')),
        v.minValue(lowest, problem('too-low')),
        v.maxValue(highest, problem('not-a-number')),
      ),
    ),
  );
}

// Whether the first letter is a capital does not matter.
function choiceSchema({ choices }: Field<'choice'>) {
  const blank = '';
  return v.pipe(
    listedText(40),
    v.transform((text) => [blank, ...choices].find((each) => each.toLowerCase() === text.toLowerCase())),
    v.string(problem('not-a-choice')),
  );
}

function listOf<Schema extends v.GenericSchema>(
  schema: Schema,
  keyOf: (item: v.InferOutput<Schema>) => unknown,
) {
  return v.pipe(
    v.nullish(v.array(schema, problem('not-a-list')), []),
    v.check((items) => new Set(items.map(keyOf)).size === items.length, problem('repeated')),
  );
}

function translationsIn(fields: Fields, place: Place): v.ObjectEntries {
  const schemas = translatedIn(fields).map(([name, field]) => [
    name,
    field.kind === 'tags'
      ? v.optional(v.array(textSchema(field, place), problem('not-a-list')))
      : textSchema(field, place),
  ]);
  return schemas.length > 0 ? { translations: listedTranslations(Object.fromEntries(schemas)) } : {};
}

// Several fields together: where there are tags, none is translated that there is not; and a consent says whose it is.
function together(fields: Fields) {
  return v.rawCheck<object>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const entry = dataset.value;
    for (const [name, field] of Object.entries(fields)) {
      if (field.kind === 'consent' && valueOf(entry, name, field) && !textOfField(entry, field.of))
        addIssue({ message: problem('missing'), path: pathIn(entry, [field.of]) });
      if (field.kind !== 'tags') continue;
      const tags = valueOf(entry, name, field) ?? [];
      if (tags.length === 0) continue;
      for (const language of translatedLanguages)
        if ((translationsOf(entry)?.[language]?.[name]?.length ?? 0) > tags.length)
          addIssue({
            message: problem('more-than-english'),
            path: pathIn(entry, ['translations', language, name]),
          });
    }
  });
}
