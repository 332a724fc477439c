import type { Restored } from '../back-office/backup/restore-backup.ts';
import { counted } from '../back-office/counted.ts';

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
