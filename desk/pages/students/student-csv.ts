import { exportStudents } from '../../../back-office/students/export-students.ts';
import type { DeskRequest } from '../../desk-context.ts';
import { csvDownload } from '../../layout/csv-download.ts';
import { askedStudents } from './student-filter.ts';

/** The students as a spreadsheet, narrowed as their list is. */
export async function get(c: DeskRequest): Promise<Response> {
  const { repositories, content, now } = c.get('desk');
  // An import reads the English headings only.
  const table = (await content()).messages.en.enrolled;
  const { person } = c.get('signedIn');
  const text = await exportStudents(repositories, person, { filter: askedStudents(c), table }, now());
  return csvDownload(c, 'students', text);
}
