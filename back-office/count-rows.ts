import type { CopiedRows } from '../backend/database/copy-tables.ts';
import type { Repositories } from '../backend/repositories/create-repositories.ts';

/** How many rows each list of a site has. */
export async function countRows(repositories: Repositories): Promise<CopiedRows> {
  const [products, home_products, students, applications] = await Promise.all([
    repositories.products.count(),
    repositories.homeProducts.count(),
    repositories.students.count(),
    repositories.applications.count(),
  ]);
  return { products, home_products, students, applications };
}

/** The rows of all lists together. */
export function totalRows(rows: CopiedRows): number {
  return Object.values(rows).reduce((sum, count) => sum + count, 0);
}
