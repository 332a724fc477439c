import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import { type Export, exportText, type ExportFormat } from '../spreadsheets/export-text.ts';
import { applicationCells, applicationHeadings } from './application-cells.ts';

/** All applications in full, for a spreadsheet or a script. */
export async function exportApplications(
  { applications }: Pick<Repositories, 'applications'>,
  format: ExportFormat,
): Promise<Export> {
  const all = await applications.all();
  return exportText(format, { headings: applicationHeadings, rows: all.map(applicationCells), json: all });
}
