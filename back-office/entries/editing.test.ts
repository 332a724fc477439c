import { expect, test } from 'vitest';
import { formOf } from '../../domain/entries/form.ts';
import { productFields, type ProductForm } from '../../domain/shop/product.ts';
import type { Repositories } from '../../storage/create-repositories.ts';
import { onEachEngine } from '../../storage/test-on-each-engine.ts';
import { bag, pickle } from '../../storage/test-records.ts';
import { productKind } from '../shop/products.ts';
import { discardDraft, publishEntry, saveDraft, unpublishEntry } from './edit-entry.ts';
import { findEntry, listEntries, versionOfEntry } from './edited-entry.ts';
import { binEntry, moveBy, restoreEntry } from './move-entry.ts';

const meera = { id: 'p1', name: 'Meera Joshi' };
const restoring = { actor: meera, now: new Date('2026-04-01T06:30:00.000Z') };
const full: ProductForm = { ...formOf(productFields, bag), alt: 'A bag of jute', variants: [] };
const stall: ProductForm = { ...full, name: 'Jute tote bag', price: '₹1,250' };

const hasPicture = (name: string) => name === 'a-listed-picture';

onEachEngine('editing', (open) => {
  test('a new draft gets an id made of its name, and visitors do not see it', async () => {
    const { repositories } = await open();
    const ids = [
      await add(repositories, { ...stall, price: 'about 50' }),
      await add(repositories, stall),
      await add(repositories, { ...stall, name: 'दीया' }),
      await add(repositories, { ...stall, name: 'New' }),
    ];
    expect(ids).toEqual(['jute-tote-bag', 'jute-tote-bag-2', 'diya', 'new-2']);
    expect(await repositories.products.all()).toEqual([]);
    const { entries } = await listEntries(repositories, productKind);
    expect(entries.map(({ id, state, form }) => [id, state, form.price])).toEqual([
      ['jute-tote-bag', 'draft', 'about 50'],
      ['jute-tote-bag-2', 'draft', '₹1,250'],
      ['diya', 'draft', '₹1,250'],
      ['new-2', 'draft', '₹1,250'],
    ]);
  });

  test('publishing needs all that visitors see, and says which fields are wrong', async () => {
    const { repositories } = await open();
    const incomplete = {
      ...stall,
      alt: ' ',
      alt_hi: '',
      price: 'about 50',
      variants: [{ type: 'Small', price: '', imageURL: '', description: '' }],
    };
    const result = await publishEntry(repositories, productKind, meera, {
      hasPicture,
      id: undefined,
      version: '',
      form: incomplete,
    });
    expect(result).toEqual({
      outcome: 'incomplete',
      // With variants the price is theirs.
      problems: { alt: 'missing', 'variants.0.price': 'missing' },
    });
    expect(await listEntries(repositories, productKind)).toMatchObject({ entries: [] });
  });

  test('what visitors see without an alt text or a picture can be changed; a new picture asks for its text', async () => {
    const { repositories } = await open();
    const { alt: _, ...untold } = { ...bag, translations: {} };
    const elsewhere = { ...untold, _id: 'elsewhere', imageURL: 'https://elsewhere.example/a.jpg' };
    await repositories.products.save([untold, { ...untold, _id: 'bare', imageURL: '' }, elsewhere]);
    const form: ProductForm = { ...formOf(productFields, untold), variants: [], price: '99' };
    const publish = async (id: string, typed: Partial<ProductForm>) =>
      publishEntry(repositories, productKind, meera, {
        ...(await seen(repositories, id)),
        form: { ...form, ...typed },
        hasPicture,
      });
    const missing = { outcome: 'incomplete', problems: { alt: 'missing' } };
    const saved = { outcome: 'saved' };
    expect(await publish('bag', {})).toMatchObject(saved);
    expect((await repositories.products.all())[0]).toMatchObject({ _id: 'bag', price: 9900 });
    expect(await publish('elsewhere', { imageURL: elsewhere.imageURL })).toMatchObject(saved);
    expect(await publish('bare', { imageURL: '' })).toMatchObject(saved);
    expect(await publish('bare', { imageURL: '/lamp.svg' })).toEqual(missing);

    expect(await publish('bag', { imageURL: '/lamp.svg' })).toEqual(missing);
    expect(await publish('bag', { imageURL: '/lamp.svg', alt_hi: 'दीया' })).toMatchObject(saved);
    // A text that visitors had is not taken from them.
    expect(await publish('bag', { imageURL: '/lamp.svg' })).toEqual(missing);
    expect(await publish('bag', { imageURL: '', alt_hi: 'दीया' })).toEqual({
      outcome: 'incomplete',
      problems: { imageURL: 'missing' },
    });
    // A draft that nobody has seen asks for all of it.
    await unpublishEntry(repositories, productKind, meera, { ...(await seen(repositories, 'bare')), form });
    expect(await publish('bare', {})).toEqual(missing);
  });

  test('a picture that was uploaded is published by its address, and only once it is ready', async () => {
    const { repositories } = await open();
    const { pictureJobs } = repositories;
    const job = {
      id: 'a1',
      cut: 'whole',
      createdAt: '2026-04-01T06:30:00.000Z',
      problem: undefined,
    } as const;
    await pictureJobs.add(job);
    await pictureJobs.add({ ...job, id: 'b2', problem: 'damaged' });
    await pictureJobs.finish('a1', '/media/a/1.jpg');
    const form = { ...stall, imageURL: 'upload:a1', variants: [], colorVariants: [] };
    const broken = {
      ...form,
      colorVariants: full.colorVariants
        .slice(0, 1)
        .map((colour) => ({ ...colour, color: 'Red', imageURL: 'upload:b2' })),
    };
    const added = { id: undefined, version: '' };
    expect(
      await publishEntry(repositories, productKind, meera, { hasPicture, ...added, form: broken }),
    ).toEqual({
      outcome: 'incomplete',
      problems: { 'colorVariants.0.imageURL': 'damaged' },
    });
    await publishEntry(repositories, productKind, meera, { hasPicture, ...added, form });
    expect(await repositories.products.all()).toMatchObject([{ imageURL: '/media/a/1.jpg' }]);
    await add(repositories, broken);
    expect(await findEntry(repositories, productKind, 'jute-tote-bag-2')).toMatchObject({
      form: { imageURL: '/media/a/1.jpg', colorVariants: [{ imageURL: 'upload:b2' }] },
    });
  });

  test('a picture is one that was uploaded, one of this site or a listed one, and never another text', async () => {
    const { repositories } = await open();
    const added = { id: undefined, version: '', hasPicture };
    const others = [
      'constructor',
      '__proto__',
      'https://elsewhere.example/a.jpg',
      '//elsewhere.example',
      '/a/../b',
    ];
    for (const other of others) {
      const form = {
        ...stall,
        imageURL: other,
        variants: [{ type: 'Small', price: '5', imageURL: other, description: '' }],
      };
      expect(await publishEntry(repositories, productKind, meera, { ...added, form })).toEqual({
        outcome: 'incomplete',
        problems: { imageURL: 'gone', 'variants.0.imageURL': 'gone' },
      });
    }
    expect(await repositories.products.all()).toEqual([]);
    for (const known of ['/lamp.svg', '/media/bag-5e8a70cf/320x240-283878.jpg', 'a-listed-picture'])
      expect(
        await publishEntry(repositories, productKind, meera, {
          ...added,
          form: { ...stall, imageURL: known },
        }),
      ).toMatchObject({ outcome: 'saved' });
  });

  test('what is published is what visitors see, and a later draft changes nothing for them', async () => {
    const { repositories } = await open();
    const id = await add(repositories, stall);
    await publishEntry(repositories, productKind, meera, {
      hasPicture,
      ...(await seen(repositories, id)),
      form: stall,
    });
    const [product] = await repositories.products.all();
    expect(product).toMatchObject({ _id: id, price: 125_000, alt: 'A bag of jute', styles: bag.styles });

    await saveDraft(repositories, productKind, meera, {
      ...(await seen(repositories, id)),
      form: { ...full, price: '99' },
    });
    expect(await repositories.products.all()).toEqual([product]);
    expect(await findEntry(repositories, productKind, id)).toMatchObject({
      state: 'changed',
      form: { price: '99' },
      draft: { changedBy: 'Meera Joshi' },
    });

    await discardDraft(repositories, productKind, meera, await seen(repositories, id));
    expect(await findEntry(repositories, productKind, id)).toMatchObject({ state: 'published' });
  });

  test('a draft that is again as published is none', async () => {
    const { repositories } = await open();
    await repositories.products.save([bag]);
    const same = formOf(productFields, bag);
    await saveDraft(repositories, productKind, meera, {
      ...(await seen(repositories, 'bag')),
      form: { ...same, name: 'Bag' },
    });
    await saveDraft(repositories, productKind, meera, { ...(await seen(repositories, 'bag')), form: same });
    expect(await findEntry(repositories, productKind, 'bag')).toMatchObject({ state: 'published' });
  });

  test('nobody overwrites what another has saved since: both get to see it', async () => {
    const { repositories } = await open();
    await repositories.products.save([bag]);
    const bothSaw = await seen(repositories, 'bag');
    const theirs = { ...full, description: 'Theirs' };
    const results = await Promise.all([
      saveDraft(repositories, productKind, meera, { ...bothSaw, form: theirs }),
      saveDraft(repositories, productKind, meera, { ...bothSaw, form: { ...full, description: 'Ours' } }),
    ]);
    expect(results.map(({ outcome }) => outcome).toSorted()).toEqual(['conflict', 'saved']);
    const saved = await findEntry(repositories, productKind, 'bag');
    const conflict = results.find((result) => result.outcome === 'conflict');
    expect(conflict).toEqual({ outcome: 'conflict', current: saved });
    const late = { ...bothSaw, form: full };
    expect(await publishEntry(repositories, productKind, meera, { ...late, hasPicture })).toMatchObject({
      outcome: 'conflict',
    });
    expect(await unpublishEntry(repositories, productKind, meera, late)).toMatchObject({
      outcome: 'conflict',
    });
  });

  test('whoever saves what another has deleted is told that it is gone', async () => {
    const { repositories } = await open();
    await repositories.products.save([bag]);
    const before = await seen(repositories, 'bag');
    await binEntry(repositories, productKind, meera, 'bag');
    expect(await saveDraft(repositories, productKind, meera, { ...before, form: full })).toEqual({
      outcome: 'conflict',
      current: undefined,
    });
  });

  test('what is taken off the site stays as a draft at its place', async () => {
    const { repositories } = await open();
    await repositories.products.save([bag, pickle]);
    await unpublishEntry(repositories, productKind, meera, {
      ...(await seen(repositories, 'bag')),
      form: full,
    });
    expect(await repositories.products.all()).toEqual([pickle]);
    expect(await places(repositories)).toEqual(['bag draft', 'pickle published']);
    await publishEntry(repositories, productKind, meera, {
      hasPicture,
      ...(await seen(repositories, 'bag')),
      form: full,
    });
    expect((await repositories.products.all()).map(({ _id }) => _id)).toEqual(['bag', 'pickle']);
  });

  test('drafts and published entries move up and down together', async () => {
    const { repositories } = await open();
    await repositories.products.save([bag, pickle]);
    await add(repositories, { ...full, name: 'Lamp' });
    expect(await moveBy(repositories, productKind, meera, { id: 'lamp', by: -1 })).toBe(true);
    expect(await places(repositories)).toEqual(['bag published', 'lamp draft', 'pickle published']);
    await moveBy(repositories, productKind, meera, { id: 'bag', by: 99 });
    expect(await places(repositories)).toEqual(['lamp draft', 'pickle published', 'bag published']);
    expect((await repositories.products.all()).map(({ _id }) => _id)).toEqual(['pickle', 'bag']);
    expect(await moveBy(repositories, productKind, meera, { id: 'nothing', by: 1 })).toBe(false);
  });

  test('what comes back from the bin is as it was: published with its draft, or a draft, at its place', async () => {
    const { repositories } = await open();
    await repositories.products.save([bag, pickle, { ...bag, _id: 'last' }]);
    await add(repositories, { ...full, name: 'Lamp' });
    await moveBy(repositories, productKind, meera, { id: 'lamp', by: -1 });
    const draft = { ...(await seen(repositories, 'bag')), form: { ...full, price: '' } };
    await saveDraft(repositories, productKind, meera, draft);
    const before = await listEntries(repositories, productKind);

    await binEntry(repositories, productKind, meera, 'bag');
    await binEntry(repositories, productKind, meera, 'lamp');
    expect(await places(repositories)).toEqual(['pickle published', 'last published']);
    expect(await add(repositories, { ...full, name: 'Lamp' })).toBe('lamp-2');
    await binEntry(repositories, productKind, meera, 'lamp-2');
    for (const { id, entryId, data } of await repositories.bin.all()) {
      if (entryId === 'lamp-2') continue;
      await repositories.bin.remove(id);
      await restoreEntry(repositories, productKind, JSON.parse(data), restoring);
    }
    expect(await listEntries(repositories, productKind)).toEqual(before);
  });

  test('what comes back makes room at its place, and is refused while its id is in use', async () => {
    const { repositories } = await open();
    await repositories.products.save([bag]);
    await binEntry(repositories, productKind, meera, 'bag');
    const [binned] = await repositories.bin.all();
    const data: unknown = JSON.parse(binned?.data ?? '');
    await repositories.products.save([pickle]);
    await restoreEntry(repositories, productKind, data, restoring);
    expect(await places(repositories)).toEqual(['bag published', 'pickle published']);
    await expect(restoreEntry(repositories, productKind, data, restoring)).rejects.toThrow(
      'another entry called',
    );
  });

  test('the log says who did what, before and after', async () => {
    const { repositories } = await open();
    const id = await add(repositories, stall);
    await publishEntry(repositories, productKind, meera, {
      hasPicture,
      ...(await seen(repositories, id)),
      form: stall,
    });
    await moveBy(repositories, productKind, meera, { id, by: -1 });
    await binEntry(repositories, productKind, meera, id);
    const entries = await repositories.log.page({ kind: 'product' }, { offset: 0, limit: 9 });
    expect(entries.map(({ action, personName, entryName }) => [action, personName, entryName])).toEqual([
      ['move-to-bin', 'Meera Joshi', 'Jute tote bag'],
      ['publish', 'Meera Joshi', 'Jute tote bag'],
      ['save-draft', 'Meera Joshi', 'Jute tote bag'],
    ]);
    expect(JSON.parse(entries[1]?.after ?? '')).toMatchObject({ price: '1250' });
  });
});

async function add(repositories: Repositories, form: ProductForm): Promise<string> {
  const result = await saveDraft(repositories, productKind, meera, { id: undefined, version: '', form });
  return result.outcome === 'saved' ? result.id : result.outcome;
}

async function seen(repositories: Repositories, id: string) {
  const entry = await findEntry(repositories, productKind, id);
  return { id, version: entry ? versionOfEntry(productKind, entry) : '' };
}

async function places(repositories: Repositories): Promise<string[]> {
  return (await listEntries(repositories, productKind)).entries.map(({ id, state }) => `${id} ${state}`);
}
