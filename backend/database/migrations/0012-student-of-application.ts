import type { Migration } from 'kysely/migration';
import { createHash } from 'node:crypto';

type Applications = {
  reference: string;
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  state: string;
  student_id: string;
};

type SomeTables = { applications: Applications; students: { id: string; identity: string } };

/**
 * Adds to applications the id of the student who was admitted by it, '' for none. An application that is admitted already
 * gets the student with its name, e-mail and phone number; where there is none, it belongs to no record until it is admitted
 * again.
 */
export const studentOfApplication: Migration = {
  async up(db) {
    await db.schema
      .alterTable('applications')
      .addColumn('student_id', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    const tables = db.withTables<SomeTables>();
    const admitted = await tables
      .selectFrom('applications')
      .select(['reference', 'first_name', 'last_name', 'email', 'phone'])
      .where('state', '=', 'admitted')
      .execute();
    for (const application of admitted)
      await tables
        .updateTable('applications')
        .set(({ selectFrom, fn, val }) => ({
          student_id: fn.coalesce(
            selectFrom('students').select('id').where('identity', '=', identityOf(application)),
            val(''),
          ),
        }))
        .where('reference', '=', application.reference)
        .execute();
  },
};

// As the list of students knew its entries when this step was released.
function identityOf({
  first_name,
  last_name,
  email,
  phone,
}: Pick<Applications, 'first_name' | 'last_name' | 'email' | 'phone'>): string {
  const known = [`${first_name} ${last_name}`, email, phone].map((text) => text.toLowerCase());
  return createHash('sha256').update(JSON.stringify(known)).digest('hex');
}
