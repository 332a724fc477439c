import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { applicationRow } from '../../repositories/application-repository.ts';
import { studentRow } from '../../repositories/student-repository.ts';
import { onEachEngine } from '../../repositories/test-on-each-engine.ts';
import { application, asha } from '../../repositories/test-records.ts';
import { maskAadhaar } from './0009-mask-aadhaar.ts';

const number = '2341 2341 2346';
const received = '2026-04-01T06:30:00.000Z';
const receipt = { receivedAt: received, language: 'en', noticeVersion: '', suspect: false };

onEachEngine('Aadhaar numbers that were stored', (open) => {
  test('are hidden everywhere, once, and nothing else changes', async () => {
    const { repositories, db } = await open();
    const old = { ...application, additionalInfo: `Aadhaar ${number}` };
    await db
      .insertInto('applications')
      .values([
        applicationRow(old, { ...receipt, reference: 'HE-000001' }),
        // The same person, with a number that ends the same.
        applicationRow(
          { ...old, additionalInfo: 'Aadhaar 0000 0009 2346' },
          { ...receipt, reference: 'HE-000002' },
        ),
        applicationRow({ ...application, phone: '919876543216' }, { ...receipt, reference: 'HE-000003' }),
      ])
      .execute();
    await db
      .insertInto('application_notes')
      .values({ id: 'n1', reference: 'HE-000001', written_at: received, person_name: 'Meera', text: number })
      .execute();
    await db
      .insertInto('students')
      .values(studentRow({ ...asha, address: number }, { position: 1, now: received }))
      .execute();
    // The columns were called so then, and a text had one of its own.
    await db.schema.alterTable('log').renameColumn('entry_name', 'thing_name').execute();
    await db.schema.alterTable('products').addColumn('description', 'text').execute();
    await sql`insert into products values ('234123412346', 1, '{}', ${number})`.execute(db);
    await db
      .insertInto('bin')
      .values({
        id: 'b1',
        kind: 'student',
        entry_id: 's9',
        name: number,
        data: JSON.stringify({ student: { ...asha, address: number } }),
        deleted_at: received,
        deleted_by: 'Meera',
      })
      .execute();
    await db
      .insertInto('drafts')
      .values({
        id: 'product:p1',
        kind: 'product',
        entry_id: 'p1',
        data: JSON.stringify({ form: { name: number, imageURL: '234123412346.jpg' } }),
        changed_at: received,
        changed_by: 'Meera',
      })
      .execute();
    const text = { value: JSON.stringify(number), source_hash: '' };
    await db
      .insertInto('text_overrides')
      .values({
        ...text,
        id: 'en/about.json#title',
        original: '',
        changed_at: received,
        changed_by: 'Meera',
      })
      .execute();
    await db
      .insertInto('text_versions')
      .values({ ...text, id: 'v1', text_id: 'en/about.json#title', since: received, by: 'Meera' })
      .execute();
    await db
      .insertInto('log')
      .values({
        id: 'l1',
        at: received,
        person_id: 'p1',
        person_name: 'Meera',
        action: 'change',
        kind: 'student',
        entry_id: 's1',
        thing_name: 'Asha',
        before: JSON.stringify({ ...asha, address: number }),
        after: '',
      })
      .execute();

    await maskAadhaar.up(db);

    const stored = await everything(db);
    // One is left: the id of the product, and the file of a picture.
    expect(JSON.stringify({ ...stored, products: [], drafts: [] })).not.toMatch(/2341 ?2341|0000 0009/);
    expect(stored.applications.map((row) => row.additional_info)).toEqual([
      'Aadhaar XXXX XXXX 2346',
      'Aadhaar XXXX XXXX 2346',
      application.additionalInfo,
    ]);
    expect(stored.applications[2]?.phone).toBe('919876543216');
    expect(stored.products[0]).toMatchObject({ id: '234123412346', description: 'XXXX XXXX 2346' });
    expect(JSON.parse(stored.drafts[0]?.data ?? '')).toEqual({
      form: { name: 'XXXX XXXX 2346', imageURL: '234123412346.jpg' },
    });
    await maskAadhaar.up(db);
    expect(await everything(db)).toEqual(stored);

    // An application that is sent again, and a list that is imported again, are still the same.
    const again = { ...old, additionalInfo: 'Aadhaar XXXX XXXX 2346' };
    expect(await repositories.applications.receive(again, received)).toEqual({
      reference: 'HE-000001',
      repeated: true,
    });
    await repositories.publicStudents.save([{ ...asha, address: 'XXXX XXXX 2346' }]);
    expect(await repositories.publicStudents.count()).toBe(1);
  });

  async function everything(db: Awaited<ReturnType<typeof open>>['db']) {
    const rows = (table: string) =>
      db
        .withTables<Record<string, Record<string, string>>>()
        .selectFrom(table)
        .selectAll()
        .orderBy(table === 'applications' ? 'reference' : 'id')
        .execute();
    const all = Object.fromEntries(
      await Promise.all(tables.map(async (table) => [table, await rows(table)])),
    );
    return all as {
      applications: { additional_info: string; phone: string }[];
      products: { id: string; description: string }[];
      drafts: { data: string }[];
    };
  }
});

const tables = [
  'applications',
  'application_notes',
  'students',
  'products',
  'bin',
  'drafts',
  'text_overrides',
  'text_versions',
  'log',
] as const;
