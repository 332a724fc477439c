import { consentHolds } from '../../domain/consents/publication-consent.ts';
import { type EnrolledAccess, shownToVisitors } from '../../domain/hostel/enrolled-access.ts';
import { importedStudentSchema } from '../../domain/hostel/imported-student.ts';
import {
  type PublicStudent,
  type StudentEntry,
  type StudentField,
  type StudentFieldName,
  studentFieldNames,
  studentFields,
} from '../../domain/hostel/student.ts';
import { sharedTraits } from '../../domain/people/same-person.ts';
import { dayInIndia } from '../../domain/values/indian-time.ts';
import type { Repositories } from '../../storage/create-repositories.ts';
import { firstStudentFields } from '../../storage/database/tables.ts';
import { identifyingValues, isSameStudent, studentIdentity } from '../../storage/hostel/student-identity.ts';
import type { StudentFilter } from '../../storage/hostel/student-repository.ts';
import { sampleStudents } from '../../texts/samples.ts';
import type { Messages } from '../../texts/schemas/messages.ts';
import type { Noun } from '../counted.ts';
import type { Cells, Collection, Column } from '../entries/collection.ts';
import { type Actor, logExport } from '../log/log.ts';
import { writeCsv } from '../spreadsheets/export-text.ts';
import { StaffError } from '../staff-error.ts';
import { type KeptStudent, keptStudents } from './kept-students.ts';
import { deleteStudent } from './student.ts';

/** The word for an enrolled student. */
export const studentNoun: Noun = { one: 'student', many: 'students' };

/** The messages of the site's own table of students: the headings of its columns, and its words for yes and no. */
export type StudentTableWords = Pick<Messages['enrolled'], 'columns' | 'yes' | 'no'>;

function columnKind({ kind, numbered }: StudentField): Column['kind'] {
  if (kind === 'yesOrNo') return 'yesOrNo';
  return numbered ? 'numbered' : undefined;
}

/** The enrolled students, under the headings that the site's own table has. */
export function studentCollection({ columns, yes, no }: StudentTableWords): Collection<StudentEntry> {
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
      return JSON.stringify(identifyingValues((field) => cells[headings[field]] ?? ''));
    },
    schema: importedStudentSchema,
    fieldsOf: (cells) => Object.fromEntries(studentFieldNames.map((name) => [name, cells[headings[name]]])),
    cellsOf,
    jsonOf: (student) => student,
    picturesOf: () => [],
    withAddresses: (student) => student,
    repositoryOf: ({ publicStudents }) => publicStudents,
    personOf(cells) {
      const value = (field: StudentFieldName) => cells[headings[field]];
      const [name = '', email = '', phone = ''] = [value('name'), value('email'), value('phone')];
      return { name, email, phone, address: value('address'), guardianName: value('guardianName') };
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
    async problemsNow({ students, erasures }, student, { erasedToo = false }) {
      const at = erasedToo ? undefined : await erasures.lastTime('student', studentIdentity(student));
      // Whoever was stored again since is only changed.
      if (at === undefined || (await students.findSame(student))) return [];
      const reason = `This student was erased on ${dayInIndia(at)}. Delete the row, or import again with --erased-too to store them again.`;
      return [{ column: headings.name, reason }];
    },
  };
}

/**
 * The students with that id, email address, phone number or full name, however it is written, also those who have left, are in the
 * bin, or of whom only the log tells, but no copy in the bin or the log of somebody who is found already; throws a StaffError
 * where there is none, or more than one unless `all` of them are meant.
 */
export async function calledStudents(
  repositories: Pick<Repositories, 'students' | 'bin' | 'logForgetting'>,
  who: string,
  { all = false }: { all?: boolean | undefined } = {},
): Promise<KeptStudent[]> {
  const wanted = sharedTraits({ name: who, email: who, phone: who });
  const matching = (await keptStudents(repositories)).filter(
    ({ id, student }) => id === who.trim() || sharedTraits(student).some((trait) => wanted.includes(trait)),
  );
  const found: KeptStudent[] = [];
  for (const each of matching)
    if (
      each.place === 'list' ||
      !found.some((other) => other.id === each.id || isSameStudent(other.student, each.student))
    )
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
      return `${text}${{ list: '', bin: ' (in the bin)', log: ' (in the log)' }[place]}`;
    })
    .join('; ');
}

/** The students that match, as CSV with the columns that an import reads; the log tells who exported them. */
export async function exportStudents(
  repositories: Repositories,
  actor: Actor,
  { filter, table }: { filter: StudentFilter; table: StudentTableWords },
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

/** Whether a student on the list is one of the samples, as the site came with it. */
export function isSampleStudent(student: StudentEntry): boolean {
  return sampleStudents.some((sample) => studentFieldNames.every((name) => sample[name] === student[name]));
}
