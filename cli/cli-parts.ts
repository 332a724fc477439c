import { invitationAddress } from '../back-office/access/invitations.ts';
import type { Restored } from '../back-office/backup/restore-backup.ts';
import { counted } from '../back-office/counted.ts';
import type { Settings } from '../server/settings.ts';

/** Says on the terminal in how many entries Aadhaar numbers were hidden; nothing where there were none. */
export function sayAadhaarHidden(entries: number): void {
  if (entries === 0) return;
  const where = entries === 1 ? 'one entry' : `${entries} entries`;
  console.log(`We don’t keep Aadhaar numbers: in ${where} all digits of one but the last four were hidden.`);
}

/** The address of a link by which someone joins the staff: at SITE_URL, or on this machine. */
export function linkAddress({ SITE_URL, PORT }: Pick<Settings, 'SITE_URL' | 'PORT'>, token: string): string {
  return invitationAddress(SITE_URL ?? `http://localhost:${PORT}`, token);
}

/**
 * How many rows of each table, as text.
 * @example rowsAsText(rows) // '18 products, 6 home products, 12 students, 1 application'
 */
export function rowsAsText({ products, home_products, students, applications }: Restored['rows']): string {
  return [
    counted(products, { one: 'product', many: 'products' }),
    counted(home_products, { one: 'home product', many: 'home products' }),
    counted(students, { one: 'student', many: 'students' }),
    counted(applications, { one: 'application', many: 'applications' }),
  ].join(', ');
}
