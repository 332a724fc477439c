import type { Kysely, Transaction } from 'kysely';
import { type EnrolledAccess, shownToVisitors } from '../../domain/enrolled-access.ts';
import { maskedStudent } from '../../domain/masked-student.ts';
import { consentFromJson } from '../../domain/publication-consent.ts';
import { type PublicStudent, studentFields } from '../../domain/student.ts';
import { columnName } from '../database/column-names.ts';
import type { StudentRow, Tables } from '../database/tables.ts';
import { chunks } from './chunks.ts';
import { excludedValues } from './excluded-values.ts';
import { firstFreePosition } from './first-free-position.ts';
import { readableRows, type ReportRow } from './readable-rows.ts';
import { studentFromRow, studentIdentity, studentRow } from './student-row.ts';
import { writeRevised } from './write-revised.ts';

/** The enrolled students, without those who have left; only their ten public fields are ever read. */
export function createPublicStudentRepository(db: Kysely<Tables>, report: ReportRow) {
  const rowsOfAll = () =>
    db.selectFrom('students').selectAll().where('left_on', '=', '').orderBy('position').execute();
  const readable = (rows: StudentRow[], fromRow = studentFromRow) =>
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
    all: async () => readable(await rowsOfAll()),

    /** The students whom visitors see on a day, an ISO date in India, with as much of each as they see. */
    async shown(access: EnrolledAccess, on: string) {
      const shownOf = ({ left_on, consent }: StudentRow) =>
        shownToVisitors(access, { leftOn: left_on, consent: consentFromJson(consent) }, on);
      const rows = (await rowsOfAll()).filter((row) => shownOf(row) !== 'nothing');
      return readable(rows, (row) => {
        const student = studentFromRow(row);
        return shownOf(row) === 'masked' ? maskedStudent(student) : student;
      });
    },

    /**
     * Changes the students that are there already (known by name, email and phone; who had left is back) and adds the others;
     * all or none.
     */
    async save(students: readonly PublicStudent[]) {
      await writeRevised(db, 'students', (transaction) => upsertAll(transaction, students));
    },

    /** As `save`; those students come last, in this order. */
    async saveInOrder(students: readonly PublicStudent[]) {
      await writeRevised(db, 'students', (transaction) => upsertAll(transaction, students, ['position']));
    },

    /** Removes those students, known by name, email and phone; one who isn't there is no error. */
    async remove(students: readonly PublicStudent[]) {
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
  students: readonly PublicStudent[],
  alsoChanged: readonly 'position'[] = [],
) {
  const now = new Date().toISOString();
  const end = await firstFreePosition(transaction, 'students');
  const onceEach = [...new Map(students.map((student) => [studentIdentity(student), student])).values()];
  const rows = onceEach.map((student, index) => studentRow(student, { position: end + index, now }));
  const changed = ['updated_at', 'left_on', ...studentFields.map(columnName), ...alsoChanged] as const;
  for (const chunk of chunks(rows)) await upsert(transaction, chunk, changed);
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
