import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import type { TestDatabase } from './test-databases.ts';

// For the last step of each release its schema and a few rows, as a database of it had them, and beside it each row as it is
// today. 0020-entry-names is of ec2fad70, the first. docs/releasing.md says when there is a new one.
export const folder = join(import.meta.dirname, 'earlier-releases');
/** The releases, the first one first. */
export const releases = globSync('*.sql', { cwd: folder }).map((file) => basename(file, '.sql'));

/** The statements that make a database of a release. */
export function sqlOf(release = ''): string {
  return readFileSync(join(folder, `${release}.sql`), 'utf8');
}

/** Runs statements in a new database. */
export async function fill({ url, dataDir }: TestDatabase['place'], statements: string) {
  if (url === undefined) {
    const db = new DatabaseSync(join(dataDir, 'foundation.sqlite'));
    db.exec(statements);
    db.close();
    return;
  }
  const client = new Client(url);
  await client.connect();
  await client.query(statements);
  await client.end();
}
