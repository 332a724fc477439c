import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { entryJson } from '../../domain/entries/entry-json.ts';
import {
  choice,
  consent,
  type Entry,
  group,
  id,
  line,
  picture,
  rows,
  rupees,
  tags,
  text,
  whole,
  yesOrNo,
} from '../../domain/entries/field.ts';
import { jsonSchema } from '../../domain/entries/json-schema.ts';
import { publicEntryOf } from '../../domain/entries/public-entry.ts';
import { isReservedId } from '../../domain/values/entry-id.ts';
import { createDocumentRepository } from '../../storage/entries/catalogue-repository.ts';
import { onEachEngine } from '../../storage/test-on-each-engine.ts';
import { entryCollection } from './entry-collection.ts';
import { entryKind } from './entry-kind.ts';

// An entry with a field of every kind.
const fields = {
  code: id({ required: true, public: true }),
  name: line({ most: 200, isName: true, required: true, translated: true, public: true }),
  price: rupees({ required: true, public: true }),
  weight: whole({ highest: 100_000, public: true }),
  size: choice({ choices: ['Small', 'Large'], required: true, public: true }),
  image: picture({ column: 'picture', alt: 'alt', always: true, required: 'published', public: true }),
  alt: line({ column: 'alt text', most: 300, required: 'published', translated: true, public: true }),
  about: text({ most: 2000, always: true, translated: true, public: true }),
  marks: tags({ most: 60, always: true, translated: true, public: true }),
  isNew: yesOrNo({ column: 'new', public: true }),
  cost: rupees({}),
  parts: rows({
    key: 'part',
    fields: {
      part: line({ most: 80, required: true, translated: true, public: true }),
      price: rupees({ required: true, public: true }),
      image: picture({ always: true, public: true }),
      supplier: line({ most: 80 }),
    },
    always: true,
    public: true,
  }),
  story: group({
    fields: {
      maker: text({ most: 500, always: true, translated: true, personal: true }),
      consent: consent({ of: 'maker', column: 'maker consent', personal: true }),
    },
    problem: 'not-a-story',
  }),
};
type Everything = Entry<typeof fields>;

const kind = entryKind('product', fields, () => {
  throw new Error('Nothing of it is stored.');
});
const collection = entryCollection(fields, { one: 'thing', many: 'things' }, kind);

// Letters and signs that lists, forms and JSON treat in some way of their own.
const anyText = fc
  .array(fc.constantFrom('a', 'ळ', 'क्ष', '=', ';', ',', '"', "'", '\\', '7', ' - ', '😀'), {
    minLength: 1,
    maxLength: 11,
  })
  .map((letters) => letters.join('').trim())
  .filter(Boolean);
// At the start a backslash leads to another site.
const anyPicture = anyText.filter((name) => !name.startsWith('\\'));
const paise = fc.integer({ min: 0, max: 100_000_000 * 100 });
const optional = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: undefined, freq: 2 });

/** Translations with those texts, none of them blank. */
function translations<Texts extends object>(texts: { [Name in keyof Texts]: fc.Arbitrary<Texts[Name]> }) {
  const inLanguage = fc.record(texts, { requiredKeys: [] }).filter((each) => Object.keys(each).length > 0);
  return fc
    .record({ hi: inLanguage, mr: inLanguage }, { requiredKeys: [] })
    .map((each) => (Object.keys(each).length > 0 ? each : undefined));
}

const made = fc.record({
  givenBy: fc.constantFrom('self' as const, 'parent' as const),
  howChecked: anyText,
  givenOn: fc.constant('2026-04-01'),
  until: fc.constant('2027-03-31'),
});

const everything: fc.Arbitrary<Everything> = fc.record({
  code: anyText.filter((code) => !isReservedId(code)),
  name: anyText,
  price: paise,
  weight: optional(fc.integer({ min: 1, max: 100_000 })),
  size: fc.constantFrom('Small', 'Large'),
  image: anyPicture,
  alt: anyText,
  about: anyText,
  marks: fc.uniqueArray(anyText, { maxLength: 3 }),
  isNew: fc.constantFrom(true, undefined),
  cost: paise,
  parts: fc.uniqueArray(
    fc.record({
      part: anyText,
      price: paise,
      image: fc.oneof(fc.constant(''), anyPicture),
      supplier: anyText,
      translations: translations({ part: anyText }),
    }),
    { maxLength: 3, selector: ({ part }) => part },
  ),
  story: optional(
    fc.record({
      maker: anyText,
      consent: optional(made),
      translations: translations({ maker: anyText }),
    }),
  ),
  translations: translations({ name: anyText, alt: anyText, about: anyText }),
});

// English is what Marathi has, and Hindi, which comes before it, has something else.
const sameInMarathi: Everything = {
  code: 'a',
  name: 'ळ',
  price: 0,
  weight: undefined,
  size: 'Small',
  image: 'a',
  alt: 'a',
  about: 'ळ',
  marks: ['ळ', 'a'],
  isNew: undefined,
  cost: 0,
  parts: [],
  story: undefined,
  translations: { hi: { name: 'a', about: 'a', marks: ['क्ष'] }, mr: { name: 'ळ', about: 'ळ', marks: ['ळ'] } },
};

describe('an entry with a field of every kind', () => {
  test.each<[string, (entry: Everything) => unknown]>([
    [
      'a list as JSON',
      (entry) => v.parse(collection.schema, JSON.parse(JSON.stringify(collection.jsonOf(entry)))),
    ],
    ['a spreadsheet', (entry) => v.parse(collection.schema, collection.fieldsOf(collection.cellsOf(entry)))],
    [
      'its form',
      (entry) => {
        const reading = kind.itemFrom(entry.code, v.parse(kind.formSchema, kind.formOf(entry)));
        return reading.ok ? reading.item : reading.problems;
      },
    ],
    ['the bin', (entry) => v.parse(kind.itemSchema, JSON.parse(JSON.stringify(entry)))],
  ])('comes back from %s as it was', (_, back) => {
    fc.assert(
      fc.property(everything, (entry) => {
        expect(withoutBlanks(back(entry))).toEqual(withoutBlanks(entry));
      }),
      { examples: [[sameInMarathi]] },
    );
  });

  test('is given to other programs without what is not public', () => {
    fc.assert(
      fc.property(everything, (entry) => {
        const given = publicEntryOf(fields)(entry);
        expect(JSON.stringify(given)).not.toMatch(/cost|supplier|story|maker/);
        const json: unknown = JSON.parse(JSON.stringify(entryJson(fields, given)));
        expect(withoutBlanks(v.parse(jsonSchema(fields), json))).toEqual(withoutBlanks(given));
      }),
    );
  });

  test('has all its columns, those of its translations last', () => {
    expect(collection.columns.map(({ name }) => name).join(' · ')).toBe(
      'code · name · price · weight · size · picture · alt text · about · marks · new · cost · parts · maker · ' +
        'maker consent given by · maker consent how checked · maker consent given on · maker consent until · ' +
        'name_hi · alt text_hi · about_hi · marks_hi · parts_hi · maker_hi · ' +
        'name_mr · alt text_mr · about_mr · marks_mr · parts_mr · maker_mr',
    );
  });

  test('may lack in a list what visitors must have', () => {
    expect(v.is(collection.schema, { code: 'a', name: 'A', price: 1, size: 'small' })).toBe(true);
    const form = v.parse(kind.formSchema, {
      name: 'A',
      price: '₹1,200',
      size: 'Small',
      cost: '0',
      weight: '1.5 kg',
    });
    expect(kind.itemFrom('a', form)).toEqual({
      ok: false,
      problems: { image: 'missing', alt: 'missing', weight: 'not-a-number' },
    });
  });
});

onEachEngine('entries with a field of every kind', (open) => {
  test('come back as they were stored', async () => {
    const { db } = await open();
    const stored = createDocumentRepository(db, {
      table: 'home_products',
      fields,
      noun: 'thing',
      report: (sentence) => {
        throw new Error(sentence);
      },
    });
    const entries = fc
      .sample(everything, { seed: 1, numRuns: 50 })
      .map((entry, at) => ({ ...entry, code: `entry-${at}` }));
    await stored.save(entries);
    expect((await stored.all()).map(withoutBlanks)).toEqual(entries.map(withoutBlanks));
  });
});

// A value that is not there may be undefined, or blank in a row, which keeps its blanks.
function withoutBlanks(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (_, each: unknown) => (each === '' || each === false ? undefined : each)),
  );
}
