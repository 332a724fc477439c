import type { CopiedRows } from '../backend/database/copy-tables.ts';
import { counted } from './terminal/counted.ts';

/**
 * How many rows of each kind, in words.
 * @example rowsInWords(rows) // '18 products, 6 home products, 12 students, 1 application'
 */
export function rowsInWords({ products, home_products, students, applications }: CopiedRows): string {
  return [
    counted(products, { one: 'product', many: 'products' }),
    counted(home_products, { one: 'home product', many: 'home products' }),
    counted(students, { one: 'student', many: 'students' }),
    counted(applications, { one: 'application', many: 'applications' }),
  ].join(', ');
}
