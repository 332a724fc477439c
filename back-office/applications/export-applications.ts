import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import { type Export, exportText, type ExportFormat } from '../spreadsheets/export-text.ts';
import { applicationCells, type ApplicationForm, applicationHeadings } from './application-cells.ts';

/** All applications in full, for a spreadsheet or a script; `form` has the headings. */
export async function exportApplications(
  { applications }: Pick<Repositories, 'applications'>,
  form: ApplicationForm,
  format: ExportFormat,
): Promise<Export> {
  const all = await applications.all();
  return exportText(format, {
    headings: applicationHeadings(form),
    rows: all.map((application) => applicationCells(application, form)),
    json: all,
  });
}
