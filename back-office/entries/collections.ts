import { firstStudentFields } from '../../backend/database/tables.ts';
import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import type { Messages } from '../../content/schemas/messages.ts';
import { entryJson } from '../../domain/fields/entry-json.ts';
import { type Entry, type Fields, idFieldOf, valueIn } from '../../domain/fields/field.ts';
import { mapPictures } from '../../domain/fields/pictures.ts';
import { strictSchema } from '../../domain/fields/strict-schema.ts';
import { homeProductFields } from '../../domain/home-product.ts';
import { importedStudentSchema } from '../../domain/imported-student.ts';
import { type Product, productFields } from '../../domain/product.ts';
import {
  type PublicStudent,
  type StudentEntry,
  type StudentField,
  type StudentFieldName,
  studentFieldNames,
  studentFields,
} from '../../domain/student.ts';
import { ConsentTakenBackError, dayItemTakenBack, recordTakenBack } from '../consents/taken-back.ts';
import type { Noun } from '../counted.ts';
import { type EditedKind, draftJson, isSameForm, readDraft, versionOf } from '../editing/edited-entry.ts';
import { homeProductKind, productKind } from '../editing/entry-kind.ts';
import { binEntry } from '../editing/move-entry.ts';
import { deleteStudent } from '../students/student.ts';
import type { Cells, Collection, Column } from './collection.ts';
import {
  cellsOfEntry,
  columnsOf,
  picturesIn,
  problemsOfDecided,
  problemsOfTranslatedLists,
  valuesOfCells,
} from './entry-cells.ts';

/** The list that staff import and export of entries that they also edit one by one, given their fields. */
export function entryCollection<F extends Fields, Form extends object>(
  fields: F,
  noun: Noun,
  kind: EditedKind<Entry<F>, Form>,
): Collection<Entry<F>> {
  const columns = columnsOf(fields);
  const keyField = idFieldOf(fields);
  const headingIn = (name: string) => columns.find(({ field }) => field === name)?.name ?? name;
  return {
    noun,
    fields,
    columns,
    keyField,
    keyOf: (cells) => cells[headingIn(keyField)] ?? '',
    schema: strictSchema(fields, 'listed'),
    fieldsOf: (cells) => valuesOfCells(fields, cells),
    cellsOf: (entry) => cellsOfEntry(fields, entry),
    problemsOf: (listed, cells, values) => [
      ...problemsOfTranslatedLists(fields, listed, cells),
      ...problemsOfDecided(fields, (name) => listed[headingIn(name)], values).map(({ field, reason }) => ({
        column: headingIn(field),
        reason,
      })),
    ],
    problemsOfFields: (values) =>
      problemsOfDecided(fields, (name) => valueIn(values, name), values).map(({ field, reason }) => ({
        column: field,
        reason,
      })),
    jsonOf: (entry) => entryJson(fields, entry),
    picturesOf: (values) => picturesIn(fields, values),
    withAddresses: (entry, addressOf) => mapPictures(fields, entry, addressOf),
    repositoryOf: kind.listOf,
    kind: kind.kind,
    idOf: async (_, entry) => kind.idOf(entry),
    nameOf: (entry) => kind.nameOf(kind.formOf(entry)),
    loggedAs: kind.formOf,
    followChange: (repositories, before, after) => carryIntoDraft(repositories, kind, before, after),
    bin: (repositories, actor, id) => binEntry(repositories, kind, actor, id),
  };
}

/**
 * Brings what has changed of a published entry past its draft into the draft, field by field, so that publishing it does not
 * bring the earlier value back; a draft that is as what is published then goes. Gives whether there was a draft to change. Call
 * it in the transaction of the change.
 */
async function carryIntoDraft<Item, Form extends object>(
  repositories: Repositories,
  kind: EditedKind<Item, Form>,
  before: Item,
  after: Item,
): Promise<boolean> {
  const id = kind.idOf(after);
  const draft = await repositories.drafts.find(kind.kind, id);
  if (!draft) return false;
  const earlier = new Map<string, unknown>(Object.entries(kind.formOf(before)));
  const published = kind.formOf(after);
  const changed = Object.entries(published).filter(
    ([field, value]) => versionOf([value]) !== versionOf([earlier.get(field)]),
  );
  if (changed.length === 0) return false;

  const { form, position } = readDraft(kind, draft);
  const carried = { ...form, ...Object.fromEntries(changed) };
  if (isSameForm(kind, carried, published)) await repositories.drafts.remove(kind.kind, id);
  else await repositories.drafts.save({ ...draft, data: draftJson({ form: carried, position }) });
  return true;
}

const collection = entryCollection(productFields, { one: 'product', many: 'products' }, productKind);

/** The products of the shop. */
export const productCollection: Collection<Product> = {
  ...collection,
  problemsNow: makerConsentProblems,
  async followChange(repositories, before, after) {
    await recordTakenBack(repositories, productKind.consent, after._id, { before, after }, new Date());
    return (await collection.followChange?.(repositories, before, after)) ?? false;
  },
};

// A list that was exported before the maker took the consent back has it still.
async function makerConsentProblems(
  repositories: Repositories,
  product: Product,
): Promise<{ column: string; reason: string }[]> {
  const { consent } = productKind;
  const published = (await repositories.products.find(product._id))?.item;
  const day = await dayItemTakenBack(repositories, consent, product._id, { item: product, published });
  if (day === undefined) return [];
  const reason = `${new ConsentTakenBackError(day).message} Or leave its columns empty.`;
  return [{ column: 'maker consent given on', reason }];
}

/** The products on the home page, the site's own collection NGOproducts. */
export const homeProductCollection = entryCollection(
  homeProductFields,
  { one: 'home product', many: 'home products' },
  homeProductKind,
);

/** The word for an enrolled student. */
export const studentNoun: Noun = { one: 'student', many: 'students' };

/** The messages of the site's own table of students: the headings of its columns, and its words for yes and no. */
export type StudentTable = Pick<Messages['enrolled'], 'columns' | 'yes' | 'no'>;

function columnKind({ kind, numbered }: StudentField): Column['kind'] {
  if (kind === 'yesOrNo') return 'yesOrNo';
  return numbered ? 'numbered' : undefined;
}

/** The enrolled students, under the headings that the site's own table has. */
export function studentCollection({ columns, yes, no }: StudentTable): Collection<StudentEntry> {
  const headings = Object.fromEntries(
    studentFieldNames.map((name) => {
      const field: StudentField = studentFields[name];
      return [name, 'column' in field ? field.column : columns[name as keyof PublicStudent]];
    }),
  ) as Record<StudentFieldName, string>;

  function cellsOf(student: StudentEntry): Cells {
    const cells = studentFieldNames.map((name) => {
      const value = student[name];
      return [headings[name], typeof value === 'boolean' ? (value ? yes : no) : value];
    });
    return Object.fromEntries(cells);
  }

  return {
    noun: studentNoun,
    columns: studentFieldNames.map((name) => ({
      name: headings[name],
      field: name,
      kind: columnKind(studentFields[name]),
    })),
    keyField: 'name',
    // As the database knows them: two people of one name, with neither email nor phone, never become one.
    keyOf(cells) {
      const [name = '', email = '', phone = ''] = [headings.name, headings.email, headings.phone].map(
        (heading) => cells[heading],
      );
      const known =
        email || phone
          ? [name, email, phone]
          : firstStudentFields.map((field) => cells[headings[field]] ?? '');
      return JSON.stringify(known.map((text) => text.toLowerCase()));
    },
    schema: importedStudentSchema,
    fieldsOf: (cells) => Object.fromEntries(studentFieldNames.map((name) => [name, cells[headings[name]]])),
    cellsOf,
    jsonOf: (student) => student,
    picturesOf: () => [],
    withAddresses: (student) => student,
    repositoryOf: ({ publicStudents }) => publicStudents,
    personOf(cells) {
      const [name = '', email = '', phone = ''] = [headings.name, headings.email, headings.phone].map(
        (heading) => cells[heading],
      );
      return { name, email, phone };
    },
    knownBy: firstStudentFields.map((field) => headings[field]),
    everyone: async ({ students }) => (await students.all()).map(({ student }) => student),
    async change({ students }, before, after) {
      const record = await students.findSame(before);
      if (record) await students.save({ ...record, student: after }, new Date().toISOString());
    },
    kind: 'student',
    idOf: async ({ students }, student) => (await students.findSame(student))?.id,
    nameOf: ({ name }) => name,
    loggedAs: (student) => student,
    bin: deleteStudent,
  };
}
