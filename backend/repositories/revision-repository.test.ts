import { expect, test } from 'vitest';
import { onEachEngine } from './on-each-engine.ts';
import { application, asha, bag, lamp } from './test-records.ts';

const morning = '2026-04-01T06:30:00.000Z';

onEachEngine('the revision', (open) => {
  test('changes with every write to products, home products and students, and with nothing else', async () => {
    const { repositories } = await open();
    const seen = [await repositories.revisions.current()];
    for (const write of [
      () => repositories.products.save([bag]),
      () => repositories.products.remove(['bag']),
      () => repositories.homeProducts.save([lamp]),
      () => repositories.students.save([asha]),
      () => repositories.students.replaceAll([]),
    ]) {
      await write();
      seen.push(await repositories.revisions.current());
    }
    expect(new Set(seen).size).toBe(6);
    await repositories.applications.receive(application, morning);
    expect(await repositories.revisions.current()).toBe(seen.at(-1));
  });
});
