import type { Messages } from '../../content/schemas/messages.ts';
import { importedStudentSchema } from '../../domain/imported-student.ts';
import { type PublicStudent, studentFields } from '../../domain/student.ts';
import type { Noun } from '../counted.ts';
import { deleteStudent } from '../students/delete-student.ts';
import type { Cells, Collection } from './collection.ts';

/** The word for an enrolled student. */
export const studentNoun: Noun = { one: 'student', many: 'students' };

/** The messages of the site's own table of students: the headings of its columns, and its words for yes and no. */
export type StudentTable = Pick<Messages['enrolled'], 'columns' | 'yes' | 'no'>;

/** The enrolled students, under the headings that the site's own table has. */
export function studentCollection({ columns: headings, yes, no }: StudentTable): Collection<PublicStudent> {
  function cellsOf(student: PublicStudent): Cells {
    const texts = { ...student, feesPaid: student.feesPaid ? yes : no };
    return Object.fromEntries(studentFields.map((field) => [headings[field], texts[field]]));
  }

  return {
    noun: studentNoun,
    columns: studentFields.map((field) => ({ name: headings[field], field })),
    keyField: 'name',
    // As the database knows them: two people of one name, with neither email nor phone, never become one.
    keyOf(cells) {
      const [name = '', email = '', phone = ''] = [headings.name, headings.email, headings.phone].map(
        (heading) => cells[heading],
      );
      const known = email || phone ? [name, email, phone] : Object.values(cells);
      return JSON.stringify(known.map((text) => text.toLowerCase()));
    },
    schema: importedStudentSchema,
    fieldsOf: (cells) => Object.fromEntries(studentFields.map((field) => [field, cells[headings[field]]])),
    cellsOf,
    jsonOf: (student) => student,
    picturesOf: () => [],
    withAddresses: (student) => student,
    repositoryOf: ({ publicStudents }) => publicStudents,
    kind: 'student',
    idOf: async ({ students }, student) => (await students.findSame(student))?.id,
    nameOf: ({ name }) => name,
    loggedAs: (student) => student,
    bin: deleteStudent,
  };
}
