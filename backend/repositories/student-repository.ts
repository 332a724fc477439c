import type { Kysely, Transaction } from 'kysely';
import { type Student, studentFields } from '../../domain/student.ts';
import { columnName } from '../database/column-names.ts';
import type { StudentRow, Tables } from '../database/tables.ts';
import { chunks } from './chunks.ts';
import { countRows } from './count-rows.ts';
import { excludedValues } from './excluded-values.ts';
import { firstFreePosition } from './first-free-position.ts';
import { readableRows, type ReportRow } from './readable-rows.ts';
import { studentFromRow, studentIdentity, studentRow } from './student-row.ts';
import { writeRevised } from './write-revised.ts';

/** The enrolled students; only their ten public fields are ever read. */
export type StudentRepository = {
  /** All students, in the order in which they were entered. */
  all(): Promise<Student[]>;
  count(): Promise<number>;
  /** Changes the students that are there already (known by name, e-mail and phone) and adds the others; all or none. */
  save(students: readonly Student[]): Promise<void>;
  /** Makes the list exactly this one: whoever isn't on it is removed. */
  replaceAll(students: readonly Student[]): Promise<void>;
  /** Removes those students, known by name, e-mail and phone; one who isn't there is no error. */
  remove(students: readonly Student[]): Promise<void>;
};

/** The students of the table `students`. */
export function createStudentRepository(db: Kysely<Tables>, report: ReportRow): StudentRepository {
  return {
    count: () => countRows(db, 'students'),

    async all() {
      const rows = await db.selectFrom('students').selectAll().orderBy('position').execute();
      return readableRows(rows, studentFromRow, { nameOf: (row) => `the student ${row.id}`, report });
    },

    async save(students) {
      await writeRevised(db, 'students', (transaction) => upsertAll(transaction, students));
    },

    async replaceAll(students) {
      await writeRevised(db, 'students', async (transaction) => {
        await transaction.deleteFrom('students').execute();
        await upsertAll(transaction, students);
      });
    },

    async remove(students) {
      await writeRevised(db, 'students', async (transaction) => {
        for (const chunk of chunks(students.map(studentIdentity)))
          await transaction.deleteFrom('students').where('identity', 'in', chunk).execute();
      });
    },
  };
}

async function upsertAll(transaction: Transaction<Tables>, students: readonly Student[]) {
  const now = new Date().toISOString();
  const end = await firstFreePosition(transaction, 'students');
  const onceEach = [...new Map(students.map((student) => [studentIdentity(student), student])).values()];
  const rows = onceEach.map((student, index) => studentRow(student, { position: end + index, now }));
  for (const chunk of chunks(rows)) await upsert(transaction, chunk);
}

function upsert(transaction: Transaction<Tables>, rows: StudentRow[]) {
  return transaction
    .insertInto('students')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column('identity')
        .doUpdateSet(excludedValues(['updated_at', ...studentFields.map(columnName)])),
    )
    .execute();
}
