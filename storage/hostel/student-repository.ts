import type { Kysely, Transaction } from 'kysely';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import {
  type PublicationConsent,
  consentAsJson,
  consentFromJson,
} from '../../domain/consents/publication-consent.ts';
import { type EnrolledAccess, shownToVisitors } from '../../domain/hostel/enrolled-access.ts';
import { maskedStudent } from '../../domain/hostel/masked-student.ts';
import {
  type PublicStudent,
  publicStudentSchema,
  storedStudentSchema,
  type StudentEntry,
} from '../../domain/hostel/student.ts';
import { columnName, fromColumns, toColumns } from '../database/column-names.ts';
import { matchesWords } from '../database/matches-words.ts';
import { type ReportRow, readableRows } from '../database/readable-rows.ts';
import { chunks, excludedValues, firstFreePosition } from '../database/rows.ts';
import { firstStudentFields, type StudentRow, type Tables } from '../database/tables.ts';
import { writeRevised } from '../database/transactions.ts';
import {
  binnedIds,
  keepOffList,
  noteOffList,
  offListDay,
  offListDayOfNew,
  studentIdentity,
} from './student-identity.ts';

/**
 * All that is stored of a student. `leftOn` is the day on which they left, an ISO date, '' for who is there; `offListOn`
 * the day on which they were taken off the public list at the family's wish, '' for who was not; `position` is their place in
 * the list.
 */
export type Student = {
  id: string;
  position: number;
  createdAt: string;
  student: StudentEntry;
  leftOn: string;
  consent: PublicationConsent | undefined;
  offListOn: string;
};

/** Which students to list: `words` are searched in name, email, phone, course and hostel. */
export type StudentFilter = {
  words?: string | undefined;
  feesPaid?: boolean | undefined;
  left?: boolean | undefined;
  /** Whether a consent to be published is stored, even one that has ended. */
  consent?: boolean | undefined;
};

/** The students as staff keep them, also those who have left. */
export function createStudentRepository(db: Kysely<Tables>, report: ReportRow) {
  const readable = (rows: StudentRow[]) =>
    readableRows(rows, recordFromRow, { nameOf: (row) => `the student ${row.id}`, report });

  const filtered = ({ words = '', feesPaid, left, consent }: StudentFilter) => {
    let query = db.selectFrom('students').where(({ ref }) =>
      matchesWords(
        {
          texts: (['name', 'email', 'course', 'hostel_name'] as const).map((column) => ref(column)),
          phone: ref('phone'),
        },
        words,
      ),
    );
    if (feesPaid !== undefined) query = query.where('fees_paid', '=', feesPaid ? 1 : 0);
    if (left !== undefined) query = query.where('left_on', left ? '!=' : '=', '');
    if (consent !== undefined) query = query.where('consent', consent ? '!=' : '=', '');
    return query;
  };

  const byName = (filter: StudentFilter) =>
    filtered(filter)
      .selectAll()
      .orderBy(({ fn }) => fn<string>('lower', ['name']))
      .orderBy('id');

  return {
    /** All students who match, by name. */
    all: async (filter: StudentFilter = {}) => readable(await byName(filter).execute()),

    /** Some of the students who match, by name. */
    page: async (filter: StudentFilter, { offset, limit }: { offset: number; limit: number }) =>
      readable(await byName(filter).offset(offset).limit(limit).execute()),

    async count(filter: StudentFilter) {
      const { count } = await filtered(filter)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return count;
    },

    async find(id: string) {
      return readable(await db.selectFrom('students').selectAll().where('id', '=', id).execute())[0];
    },

    /** Whether a student is stored, also one who can't be read. */
    has: (id: string) => isStored(db, id),

    /** The student whom an import would take for this one: of the same name, email and phone. */
    async findSame(student: StudentEntry) {
      const rows = await db
        .selectFrom('students')
        .selectAll()
        .where('identity', '=', studentIdentity(student))
        .execute();
      return readable(rows)[0];
    },

    /** The id of the record in the bin that an import would take for this student, where no other has that id; else undefined. */
    binnedId: async (student: StudentEntry) => (await binnedIds(db)).get(studentIdentity(student)),

    /** The student who was added or changed last among those with a room in a hostel. */
    async lastPlaced() {
      const rows = await db
        .selectFrom('students')
        .selectAll()
        .where('hostel_name', '!=', '')
        .orderBy('updated_at', 'desc')
        .orderBy('position', 'desc')
        .limit(1)
        .execute();
      return readable(rows)[0];
    },

    /** Lets no other transaction change students until this one ends. */
    lock: () => writeRevised(db, 'students', () => Promise.resolve()),

    /** The position after the last student's. */
    nextPosition: () => firstFreePosition(db, 'students'),

    /**
     * The day, an ISO date, on which that person was taken off the public list, in whatever record; '' where they never were.
     */
    offListDay: (student: StudentEntry) => offListDay(db, student),

    /** As `offListDay`, for who is being added: by a way to reach them, too. */
    offListDayOfNew: (student: StudentEntry) => offListDayOfNew(db, student),

    /**
     * Adds a student, or changes the one with that id; rejects where another one has their name, email and phone. Who was taken off
     * the public list in another record is off it in this one; of who is added, also where that record spells the name otherwise.
     */
    async save({ id, position, createdAt, student, leftOn, consent, offListOn }: Student, now: string) {
      const changing = {
        identity: studentIdentity(student),
        updated_at: now,
        left_on: leftOn,
        consent: consentAsJson(consent),
        ...fieldColumns(student),
      };
      await writeRevised(db, 'students', async (transaction) => {
        const isNew = !(await isStored(transaction, id));
        const dayOf = isNew ? offListDayOfNew : offListDay;
        const off = { off_list_on: offListOn === '' ? await dayOf(transaction, student) : offListOn };
        await transaction
          .insertInto('students')
          .values({ id, position, created_at: createdAt, ...changing, ...off })
          .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...changing, ...off }))
          .execute();
        if (off.off_list_on !== '') await noteOffList(transaction, id, student, off.off_list_on);
      });
    },

    async remove(id: string) {
      await writeRevised(db, 'students', (transaction) =>
        transaction.deleteFrom('students').where('id', '=', id).execute(),
      );
    },
  };
}

async function isStored(db: Kysely<Tables>, id: string): Promise<boolean> {
  const row = await db.selectFrom('students').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

function recordFromRow(row: StudentRow): Student {
  return {
    id: row.id,
    position: row.position,
    createdAt: row.created_at,
    student: studentFromRow(row),
    leftOn: row.left_on,
    consent: consentFromJson(row.consent),
    offListOn: row.off_list_on,
  };
}

/** The student of a row; throws a ValiError where the row can't be read. */
function studentFromRow(row: StudentRow): StudentEntry {
  const details = row.details === '' ? {} : v.parse(detailsSchema, row.details);
  const first = { ...fromColumns(firstStudentFields, row), feesPaid: row.fees_paid === 1 };
  return v.parse(storedStudentSchema, { ...details, ...first });
}

const detailsSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()));

function fieldColumns(student: StudentEntry) {
  const first: readonly string[] = firstStudentFields;
  const details = Object.entries(student).filter(([name, value]) => !first.includes(name) && value !== '');
  return {
    ...toColumns(firstStudentFields, student),
    fees_paid: student.feesPaid ? 1 : 0,
    details: details.length === 0 ? '' : JSON.stringify(Object.fromEntries(details)),
  };
}

/** A new student's row; `now` is an ISO time. */
function studentRow(
  student: StudentEntry,
  { id, position, now }: { id: string; position: number; now: string },
): StudentRow {
  return {
    id,
    identity: studentIdentity(student),
    position,
    created_at: now,
    updated_at: now,
    left_on: '',
    consent: '',
    off_list_on: '',
    ...fieldColumns(student),
  };
}

/** The enrolled students, without those who have left. */
export function createPublicStudentRepository(db: Kysely<Tables>, report: ReportRow) {
  const rowsOfAll = () =>
    db.selectFrom('students').selectAll().where('left_on', '=', '').orderBy('position').execute();
  const readable = <Shown>(rows: StudentRow[], fromRow: (row: StudentRow) => Shown) =>
    readableRows(rows, fromRow, { nameOf: (row) => `the student ${row.id}`, report });
  return {
    async count() {
      const { count } = await db
        .selectFrom('students')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('left_on', '=', '')
        .executeTakeFirstOrThrow();
      return count;
    },

    /** All students, in the order in which they were entered. */
    all: async () => readable(await rowsOfAll(), studentFromRow),

    /** The students whom visitors see on a day, an ISO date in India, with as much of each as they see. */
    async shown(access: EnrolledAccess, on: string): Promise<PublicStudent[]> {
      const shownOf = ({ left_on, consent, off_list_on }: StudentRow) => {
        const entry = { leftOn: left_on, consent: consentFromJson(consent), offListOn: off_list_on };
        return shownToVisitors(access, entry, on);
      };
      const rows = (await rowsOfAll()).filter((row) => shownOf(row) !== 'nothing');
      return readable(rows, (row) => {
        const student = studentFromRow(row);
        return shownOf(row) === 'masked' ? maskedStudent(student) : v.parse(publicStudentSchema, student);
      });
    },

    /**
     * Changes the students that are there already (known by name, email and phone; who had left is back) and adds the others;
     * all or none. Who was taken off the public list, in whatever record, stays off it.
     */
    async save(students: readonly StudentEntry[]) {
      await writeRevised(db, 'students', (transaction) => upsertAll(transaction, students));
    },

    /** As `save`; those students come last, in this order. */
    async saveInOrder(students: readonly StudentEntry[]) {
      await writeRevised(db, 'students', (transaction) => upsertAll(transaction, students, ['position']));
    },

    /** Removes those students, known by name, email and phone; one who isn't there is no error. */
    async remove(students: readonly StudentEntry[]) {
      await writeRevised(db, 'students', async (transaction) => {
        await removeAll(transaction, students.map(studentIdentity));
      });
    },
  };
}

async function removeAll(transaction: Transaction<Tables>, identities: readonly string[]) {
  for (const chunk of chunks(identities))
    await transaction.deleteFrom('students').where('identity', 'in', chunk).execute();
}

async function upsertAll(
  transaction: Transaction<Tables>,
  students: readonly StudentEntry[],
  alsoChanged: readonly 'position'[] = [],
) {
  const now = new Date().toISOString();
  const end = await firstFreePosition(transaction, 'students');
  const onceEach = [...new Map(students.map((student) => [studentIdentity(student), student])).values()];
  const binned = await binnedIds(transaction);
  const rows = onceEach.map((student, index) => {
    const id = binned.get(studentIdentity(student)) ?? randomUUID();
    return studentRow(student, { id, position: end + index, now });
  });
  const changed = [
    'updated_at',
    'left_on',
    ...firstStudentFields.map(columnName),
    'details',
    ...alsoChanged,
  ] as const;
  const before = await storedIdentities(transaction, rows);
  for (const chunk of chunks(rows)) await upsert(transaction, chunk, changed);
  await keepOffList(transaction, onceEach, (identity) => !before.has(identity));
}

async function storedIdentities(transaction: Transaction<Tables>, rows: readonly StudentRow[]) {
  const stored = new Set<string>();
  for (const chunk of chunks(rows.map(({ identity }) => identity))) {
    const found = await transaction
      .selectFrom('students')
      .select('identity')
      .where('identity', 'in', chunk)
      .execute();
    for (const { identity } of found) stored.add(identity);
  }
  return stored;
}

function upsert(
  transaction: Transaction<Tables>,
  rows: StudentRow[],
  changed: readonly (keyof StudentRow)[],
) {
  return transaction
    .insertInto('students')
    .values(rows)
    .onConflict((conflict) => conflict.column('identity').doUpdateSet(excludedValues(changed)))
    .execute();
}
