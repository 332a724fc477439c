import { readFileSync } from 'node:fs';
import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createRepositories } from '../create-repositories.ts';
import { application, asha, bag } from '../test-records.ts';
import { backupDatabase } from './copy-tables.ts';
import { openDatabase } from './open-database.ts';
import { createSqlite, testEngines } from './test-databases.ts';
import { takeReady } from './test-ready-databases.ts';

describe.each(testEngines())('a backup of $engine', ({ engine, create }) => {
  test('taken while applications arrive is of one moment, and delays none of them', async () => {
    const database = await takeReady(engine, create);
    const { place } = database;
    const { products, publicStudents, applications } = createRepositories(database.db);
    await products.save([bag]);
    await publicStudents.save(Array.from({ length: 3000 }, (_, at) => ({ ...asha, phone: String(at) })));
    const copy = await createSqlite();
    onTestFinished(copy.remove);

    const receive = (at: number) =>
      applications.receive({ ...application, lastName: `Rao ${at}` }, `2026-04-01T06:30:0${at % 10}.000Z`);
    for (let at = 0; at < 20; at += 1) await receive(at);
    let arrived = 20;
    let done = false;
    const arriving = (async () => {
      while (!done) {
        await receive(arrived++);
        await turn();
      }
    })();
    await backupDatabase(database, { dataDir: place.dataDir, into: copy.place.dataDir });
    done = true;
    await arriving;

    const kept = await openDatabase(copy.place);
    const backedUp = createRepositories(kept.db);
    const names = (await backedUp.inbox.all()).map(({ lastName }) => lastName);
    expect(await backedUp.products.all()).toEqual([bag]);
    expect(await backedUp.publicStudents.count()).toBe(3000);
    expect(names.length).toBeGreaterThanOrEqual(20);
    expect(new Set(names)).toEqual(new Set(Array.from(names, (_, at) => `Rao ${at}`)));
    expect(await applications.count()).toBe(arrived);
    await kept.close();
  });

  test('has nothing in it by which somebody could sign in, nor secrets of the server', async () => {
    const database = await takeReady(engine, create);
    const { sessions, invitations, keyValues, publicStudents } = createRepositories(database.db);
    const now = '2026-04-01T06:30:00.000Z';
    await publicStudents.save([asha]);
    const session = { tokenHash: 'secret-session', personId: 'p1', device: 'Phone' };
    await sessions.add({ ...session, createdAt: now, seenAt: now, confirmedAt: now });
    const link = {
      tokenHash: 'secret-link',
      name: 'Sunil',
      role: 'editor' as const,
      personId: '',
      madeBy: '',
    };
    await invitations.add({ ...link, createdAt: now, expiresAt: now, usedAt: '' });
    await keyValues.write('known-devices-secret', '"secret-of-devices"');

    const copy = await createSqlite();
    onTestFinished(copy.remove);
    const file = await backupDatabase(database, {
      dataDir: database.place.dataDir,
      into: copy.place.dataDir,
    });
    const bytes = readFileSync(file, 'latin1');
    expect(bytes).toContain(asha.email);
    expect(bytes.match(/secret-(session|link|of-devices)/g)).toBeNull();
  });
});
