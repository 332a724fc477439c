import type { Kysely } from 'kysely';
import { keyOf, readPages } from '../database/copy-tables.ts';
import { type AnyRow, type KeptTable, keptTables, type Tables } from '../database/tables.ts';

/** A picture's file below the data folder, such as `media/bag-00000000/8x8-000000.jpg`, and the row that names it: its table, and the id that staff know it by. */
export type NamedPicture = { file: string; table: KeptTable; id: string };

// A whole text, or a whole text of a JSON value, also where that is in the text of another one.
const ADDRESS = /(?<=^|")\/(media\/[\w-]+\/[\w-][\w.-]*)(?=$|\\*")/g;
const UPLOAD = /(?<=^|")upload:([\w-]+)(?=$|\\*")/g;

// Texts of families may look like an address, and would then name a picture that never was. The log says what was, not what is,
// and an upload has its picture whether something names it or not.
const TABLES_WITHOUT: ReadonlySet<KeptTable> = new Set([
  'applications',
  'application_notes',
  'students',
  'log',
  'picture_jobs',
]);
const BINNED_WITHOUT: ReadonlySet<unknown> = new Set(['application', 'student']);

/** The pictures that rows name, one for each row that names it, and the ids of the uploads, whose pictures may have no address yet. */
export type PictureNames = { pictures: NamedPicture[]; uploads: Set<string> };

/**
 * All pictures of the site's own that rows, drafts and entries in the bin name, wherever in them. A new table or column is
 * searched without being listed here.
 */
export async function pictureNames(db: Kysely<Tables>): Promise<PictureNames> {
  const names: PictureNames = { pictures: [], uploads: new Set() };
  for (const table of keptTables) {
    if (TABLES_WITHOUT.has(table)) continue;
    for await (const rows of readPages(db, table)) {
      for (const row of rows as AnyRow[]) {
        if (table === 'bin' && BINNED_WITHOUT.has(row['kind'])) continue;
        // Drafts and entries in the bin go by the id of what they are of, which staff know.
        const id = String(row['entry_id'] ?? keyOf(table, row));
        for (const file of namesIn(row, ADDRESS)) names.pictures.push({ file, table, id });
        for (const upload of namesIn(row, UPLOAD)) names.uploads.add(upload);
      }
    }
  }
  return names;
}

function namesIn(row: AnyRow, name: RegExp): Set<string> {
  const texts = Object.values(row).map(String);
  return new Set(texts.flatMap((text) => [...text.matchAll(name)].flatMap(([, each]) => each ?? [])));
}
