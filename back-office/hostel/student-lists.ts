import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import type { StudentFilter } from '../../backend/repositories/student-repository.ts';
import { type EnrolledAccess, shownToVisitors } from '../../domain/enrolled-access.ts';
import { consentHolds } from '../../domain/publication-consent.ts';
import { type StudentTable, studentCollection } from '../collections/collections.ts';
import { type KeptStudent, isSameStudent, storedStudents } from '../erasure/kept-students.ts';
import { type Actor, logExport } from '../log/log.ts';
import { isSampleStudent } from '../samples/samples.ts';
import { writeCsv } from '../spreadsheets/export-text.ts';
import { StaffError } from '../staff-error.ts';

/**
 * The students with that id, email address, phone number or full name, also those who have left or are in the bin, but no copy in
 * the bin of somebody who is found already; throws a StaffError where there is none, or more than one unless `all` of them are
 * meant.
 */
export async function calledStudents(
  repositories: Pick<Repositories, 'students' | 'bin'>,
  who: string,
  { all = false }: { all?: boolean | undefined } = {},
): Promise<KeptStudent[]> {
  const wanted = who.trim().toLowerCase();
  const matching = (await storedStudents(repositories)).filter(({ id, student: { name, email, phone } }) =>
    [id, name, email, phone].some((text) => text !== '' && text.toLowerCase() === wanted),
  );
  const found: KeptStudent[] = [];
  for (const each of matching)
    if (each.place === 'list' || !found.some((other) => other.id === each.id || isSameStudent(other, each)))
      found.push(each);
  if (found.length === 0)
    throw new StaffError(`No student has the email address, phone number, full name or id “${who}”.`);
  if (found.length > 1 && !all)
    throw new StaffError(
      `“${who}” matches ${found.length} students: ${studentsAsText(found)}. Use an email address, a phone number or an id, or add --all. Nothing was erased.`,
    );
  return found;
}

/** Students as text by which staff tell them apart: name, email address, phone number, course and id of each. */
export function studentsAsText(records: readonly KeptStudent[]): string {
  return records
    .map(({ place, id, student: { name, email, phone, course } }) => {
      const text = [name, email, phone, course, id].filter(Boolean).join(', ');
      return place === 'bin' ? `${text} (in the bin)` : text;
    })
    .join('; ');
}

/** The students that match, as CSV with the columns that an import reads; the log tells who exported them. */
export async function exportStudents(
  repositories: Repositories,
  actor: Actor,
  { filter, table }: { filter: StudentFilter; table: StudentTable },
  now = new Date(),
): Promise<string> {
  const { columns, cellsOf } = studentCollection(table);
  const records = await repositories.students.all(filter);
  await logExport(repositories, actor, { kind: 'student', filter, count: records.length }, now);
  return writeCsv(
    columns.map(({ name }) => name),
    records.map(({ student }) => {
      const cells = cellsOf(student);
      return columns.map(({ name }) => cells[name] ?? '');
    }),
  );
}

/** How many students visitors see on a day, an ISO date, without a consent that holds; samples do not count. */
export async function shownWithoutConsent(
  { students }: Pick<Repositories, 'students'>,
  access: EnrolledAccess,
  today: string,
): Promise<number> {
  const records = await students.all({ left: false });
  return records.filter(
    (record) =>
      shownToVisitors(access, record, today) !== 'nothing' &&
      !consentHolds(record.consent, today) &&
      !isSampleStudent(record.student),
  ).length;
}
