import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import type { StudentFilter } from '../../backend/repositories/student-repository.ts';
import type { Actor } from '../actor.ts';
import { studentCollection, type StudentTable } from '../collections/student-collection.ts';
import { logChange } from '../log/log-change.ts';
import { writeCsv } from '../spreadsheets/write-csv.ts';

const ALL = { offset: 0, limit: 1_000_000 };

/** The students that match, as CSV with the columns that an import reads; the log tells who exported them. */
export async function exportStudents(
  repositories: Repositories,
  actor: Actor,
  { filter, table }: { filter: StudentFilter; table: StudentTable },
  now = new Date(),
): Promise<string> {
  const { columns, cellsOf } = studentCollection(table);
  const records = await repositories.students.page(filter, ALL);
  // Not the words, which are often a name: erasing somebody would not find it here.
  const { words = '', ...narrowed } = filter;
  const after = { filter: { ...narrowed, searched: words !== '' }, count: records.length };
  await logChange(repositories, actor, { action: 'export', kind: 'student', id: '', name: '', after }, now);
  return writeCsv(
    columns.map(({ name }) => name),
    records.map(({ student }) => {
      const cells = cellsOf(student);
      return columns.map(({ name }) => cells[name] ?? '');
    }),
  );
}
