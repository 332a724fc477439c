import { expect, test } from 'vitest';
import { onEachEngine } from '../test-on-each-engine.ts';
import { application, asha, bag, lamp } from '../test-records.ts';

const morning = '2026-04-01T06:30:00.000Z';

onEachEngine('a collection', (open) => {
  test('is new until something is written to it, and not again once it is emptied', async () => {
    const { repositories } = await open();
    expect(await repositories.revisions.isNew('products')).toBe(true);
    await repositories.products.save([bag]);
    await repositories.products.remove(['bag']);
    expect(await repositories.revisions.isNew('products')).toBe(false);
    expect(await repositories.revisions.isNew('students')).toBe(true);
  });
});

onEachEngine('the revision', (open) => {
  test('changes with every write to products, home products and students, and with nothing else', async () => {
    const { repositories } = await open();
    const seen = [await repositories.revisions.current()];
    for (const write of [
      () => repositories.products.save([bag]),
      () => repositories.products.remove(['bag']),
      () => repositories.homeProducts.save([lamp]),
      () => repositories.publicStudents.save([asha]),
      () => repositories.publicStudents.saveInOrder([asha]),
    ]) {
      await write();
      seen.push(await repositories.revisions.current());
    }
    expect(new Set(seen).size).toBe(6);
    await repositories.applications.receive(application, morning);
    expect(await repositories.revisions.current()).toBe(seen.at(-1));
  });
});
