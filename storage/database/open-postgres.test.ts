import { sql } from 'kysely';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createLimits } from '../limits/limits.ts';
import { openDatabase } from './open-database.ts';
import { openPostgres } from './open-postgres.ts';
import { testEngines } from './test-databases.ts';
import { takeReady } from './test-ready-databases.ts';

// What PgBouncer in transaction mode needs, seen without it: it gives each transaction another session.

test('a session begins with no parameter that PgBouncer refuses', async () => {
  const server = createServer();
  const { port } = await listening(server);
  const sent = once(server, 'connection').then(async ([socket]) => {
    const [packet] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    // After its length and the version of the protocol: names and values, each ended by a zero.
    return packet.subarray(8).toString().split('\0');
  });
  const { pool } = openPostgres(`postgres://asha:secret@127.0.0.1:${port}/foundation`);
  onTestFinished(() => pool.end());
  await expect(pool.query('select 1')).rejects.toThrow();
  const names = (await sent).filter((_, at) => at % 2 === 0 && _ !== '');
  expect(names.toSorted()).toEqual(['client_encoding', 'database', 'user']);
});

async function listening(server: ReturnType<typeof createServer>): Promise<{ port: number }> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  return server.address() as { port: number };
}

describe.each(testEngines().filter(({ engine }) => engine === 'postgres'))(
  'on $engine',
  ({ engine, create }) => {
    test('a statement ends after 15 s, and so does one of a transaction in a session that knows no end', async () => {
      const { db } = await takeReady(engine, create);
      const timeout = sql<{ statement_timeout: string }>`show statement_timeout`;
      await db.connection().execute(async (session) => {
        expect((await timeout.execute(session)).rows).toEqual([{ statement_timeout: '15s' }]);
        await sql`set statement_timeout = 0`.execute(session);
        for (const transaction of [
          session.transaction(),
          session.transaction().setIsolationLevel('serializable'),
          session.transaction().setIsolationLevel('repeatable read').setAccessMode('read only'),
        ])
          expect((await transaction.execute((each) => timeout.execute(each))).rows).toEqual([
            { statement_timeout: '15s' },
          ]);
        expect((await timeout.execute(session)).rows).toEqual([{ statement_timeout: '0' }]);
        await sql`set statement_timeout = '15s'`.execute(session);
      });
    });

    test('a session keeps neither a lock nor a statement with a name', async () => {
      const { place, remove } = await create();
      const statements: string[] = [];
      const { db, pool, close } = await openDatabase({
        ...place,
        onQuery: (query) => statements.push(query.sql),
      });
      onTestFinished(() => close().then(remove));
      expect(
        statements.filter((each) => /pg_advisory_(un)?lock\b|^\s*(listen|prepare)\b/.test(each)),
      ).toEqual([]);
      const limits = createLimits({ pool }, { error: () => expect.unreachable('the database counts') });
      const keys = { signInName: 'asha' };
      await limits.take(keys);
      await limits.giveBack(keys);
      await db.connection().execute(async (session) => {
        const { rows } = await sql`select name from pg_prepared_statements`.execute(session);
        expect(rows).toEqual([]);
      });
    });
  },
);
