import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import { type Export, exportText, type ExportFormat } from '../spreadsheets/export-text.ts';
import type { Collection } from './collection.ts';

/** All items of a collection, in the form that importing reads. */
export async function exportCollection<Item>(
  collection: Collection<Item>,
  repositories: Repositories,
  format: ExportFormat,
): Promise<Export> {
  const items = await collection.repositoryOf(repositories).all();
  const headings = collection.columns.map(({ name }) => name);
  const rows = items.map(collection.cellsOf).map((cells) => headings.map((name) => cells[name] ?? ''));
  return exportText(format, { headings, rows, json: items.map(collection.jsonOf) });
}
