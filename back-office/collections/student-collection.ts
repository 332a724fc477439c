import { enrolled } from '../../content/enrolled.ts';
import { importedStudentSchema } from '../../domain/imported-student.ts';
import type { Student } from '../../domain/student.ts';
import type { Cells, Collection, Column } from './collection.ts';

const { columns: headings, yes, no } = enrolled;

/** The enrolled students, under the headings that the site's own table has. */
export const studentCollection: Collection<Student> = {
  noun: { one: 'student', many: 'students' },
  columns: Object.entries(headings).map(([field, name]): Column => ({ name, field })),
  // As the database knows them: two people of one name, with neither e-mail nor phone, never become one.
  keyOf(cells) {
    const [name = '', email = '', phone = ''] = [headings.name, headings.email, headings.phone].map(
      (heading) => cells[heading],
    );
    const known = email || phone ? [name, email, phone] : Object.values(cells);
    return JSON.stringify(known.map((text) => text.toLowerCase()));
  },
  schema: importedStudentSchema,
  fieldsOf: (cells) =>
    Object.fromEntries(Object.entries(headings).map(([field, heading]) => [field, cells[heading]])),
  cellsOf,
  jsonOf: (student) => student,
  picturesOf: () => [],
  withAddresses: (student) => student,
  repositoryOf: ({ students }) => students,
  summaryOf: (student) => {
    const { [headings.address]: _, ...summary } = cellsOf(student);
    return summary;
  },
};

function cellsOf(student: Student): Cells {
  const fields = { ...student, feesPaid: student.feesPaid ? yes : no };
  return Object.fromEntries(
    Object.entries(headings).map(([field, heading]) => [heading, fields[field as keyof Student]]),
  );
}
