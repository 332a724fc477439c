import type { Kysely } from 'kysely';
import { consentAsJson, consentFromJson, type PublicationConsent } from '../../domain/publication-consent.ts';
import { type PublicStudent, studentFields } from '../../domain/student.ts';
import { toColumns } from '../database/column-names.ts';
import type { StudentRow, Tables } from '../database/tables.ts';
import { firstFreePosition } from './first-free-position.ts';
import { matchesWords } from './matches-words.ts';
import { readableRows, type ReportRow } from './readable-rows.ts';
import { studentFromRow, studentIdentity } from './student-row.ts';
import { writeRevised } from './write-revised.ts';

/**
 * All that is stored of a student. `leftOn` is the day on which they left, an ISO date, '' for who is there; `position` is
 * their place in the list.
 */
export type Student = {
  id: string;
  position: number;
  createdAt: string;
  student: PublicStudent;
  leftOn: string;
  consent: PublicationConsent | undefined;
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

  return {
    /** Students, by name. */
    async page(filter: StudentFilter, { offset, limit }: { offset: number; limit: number }) {
      const rows = await filtered(filter)
        .selectAll()
        .orderBy(({ fn }) => fn<string>('lower', ['name']))
        .orderBy('id')
        .offset(offset)
        .limit(limit)
        .execute();
      return readable(rows);
    },

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
    async has(id: string) {
      const row = await db.selectFrom('students').select('id').where('id', '=', id).executeTakeFirst();
      return row !== undefined;
    },

    /** The student whom an import would take for this one: of the same name, email and phone. */
    async findSame(student: PublicStudent) {
      const rows = await db
        .selectFrom('students')
        .selectAll()
        .where('identity', '=', studentIdentity(student))
        .execute();
      return readable(rows)[0];
    },

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

    /** Adds a student, or changes the one with that id; rejects where another one has their name, email and phone. */
    async save({ id, position, createdAt, student, leftOn, consent }: Student, now: string) {
      const changing = {
        identity: studentIdentity(student),
        updated_at: now,
        left_on: leftOn,
        consent: consentAsJson(consent),
        ...toColumns(studentFields, student),
        fees_paid: student.feesPaid ? 1 : 0,
      };
      await writeRevised(db, 'students', (transaction) =>
        transaction
          .insertInto('students')
          .values({ id, position, created_at: createdAt, ...changing })
          .onConflict((conflict) => conflict.column('id').doUpdateSet(changing))
          .execute(),
      );
    },

    async remove(id: string) {
      await writeRevised(db, 'students', (transaction) =>
        transaction.deleteFrom('students').where('id', '=', id).execute(),
      );
    },
  };
}

function recordFromRow(row: StudentRow): Student {
  return {
    id: row.id,
    position: row.position,
    createdAt: row.created_at,
    student: studentFromRow(row),
    leftOn: row.left_on,
    consent: consentFromJson(row.consent),
  };
}
