import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { PublicationConsent } from '../../domain/consents/publication-consent.ts';
import type { Repositories } from '../../storage/create-repositories.ts';
import { folderStore } from '../../storage/files/file-store.ts';
import { onEachEngine } from '../../storage/test-on-each-engine.ts';
import { asha, bag as bagInSizes, pickle } from '../../storage/test-records.ts';
import { readContent } from '../../texts/read-content.ts';
import { studentCollection } from '../hostel/student-lists.ts';
import { takeOffPublicList } from '../hostel/student.ts';
import { homeProductCollection, productCollection } from '../shop/products.ts';
import { productKind } from '../shop/products.ts';
import { publishEntry, saveDraft, unpublishEntry } from './edit-entry.ts';
import { findEntry, versionOfEntry } from './edited-entry.ts';
import { ImportError } from './import-error.ts';
import { importList } from './import-list.ts';

// Its price is its own.
const bag = { ...bagInSizes, variants: [] };
const meera = { id: 'p1', name: 'Meera Joshi' };
const actor = { id: 'command-line', name: 'Command line' };
const reading = readContent('content');
if ('problems' in reading) throw new Error('The content has mistakes.');
const students = studentCollection(reading.content.messages.en.enrolled);

onEachEngine('a list that is imported', (open) => {
  test.each([
    ['products', productCollection, `_id,name,category,price\nnew,Bag,Clothing,5\n..,Bag,Clothing,5\n`],
    ['home products', homeProductCollection, 'id,name,price\nnew,Lamp,5\n..,Lamp,5\n'],
  ] as const)(
    'is refused where an id of %s is an address of the desk, and says what to write',
    async (_, list, text) => {
      const site = await place();
      const importing = importList(site.file('list.csv', text), list as typeof productCollection, site, {
        actor,
      });

      await expect(importing).rejects.toThrow(/row 2, column _?id: “new”: .*Write another, such as jute-bag/);
      await expect(importing).rejects.toThrow(/row 3, column _?id: “\.\.”/);
      expect(await site.repositories.products.count()).toBe(0);
      expect(await site.repositories.homeProducts.count()).toBe(0);
    },
  );

  test('leaves alone what it does not name, also where that is published while it runs', async () => {
    const site = await place();
    await site.repositories.products.save([bag, pickle]);
    const list = site.file('shop.csv', `_id,price\n${bag._id},99\n${pickle._id},98\n`);

    const result = await importList(
      list,
      productCollection,
      site.whileItRuns(async (all) => {
        await all.products.save([{ ...bag, description: 'Sewn by Meera.' }]);
      }),
      { actor },
    );

    expect(result).toMatchObject({ changed: 2, changedMeanwhile: [bag.name] });
    expect(await site.repositories.products.all()).toEqual([
      { ...bag, description: 'Sewn by Meera.', price: 9900 },
      { ...pickle, price: 9800 },
    ]);
  });

  test('is refused where it no longer fits what is stored, and changes nothing', async () => {
    const site = await place();
    await site.repositories.products.save([bag]);
    const list = site.file('shop.csv', `_id,price\n${bag._id},99\n`);

    const importing = importList(
      list,
      productCollection,
      site.whileItRuns(async (all) => {
        await all.products.remove([bag._id]);
      }),
      { actor },
    );

    await expect(importing).rejects.toThrow(ImportError);
    expect(await site.repositories.products.count()).toBe(0);
  });

  test('of all students leaves whoever is admitted while it runs, and puts the others into the bin as they are then', async () => {
    const site = await place();
    const { publicStudents, bin } = site.repositories;
    const ravi = { ...asha, name: 'Ravi Kale', email: 'ravi@example.org' };
    const lata = { ...asha, name: 'Lata', email: 'lata@example.org' };
    await publicStudents.save([asha, ravi]);
    const list = site.file('students.json', JSON.stringify([{ ...asha, roomNumber: '7' }]));

    const result = await importList(
      list,
      students,
      site.whileItRuns(async (all) => {
        await all.publicStudents.save([lata, { ...ravi, roomNumber: '8' }]);
      }),
      { actor, replace: true },
    );

    expect(result).toMatchObject({ removed: 1, changedMeanwhile: ['Ravi Kale', 'Lata'] });
    expect((await publicStudents.all()).map(({ name }) => name).toSorted()).toEqual(
      [asha.name, 'Lata'].toSorted(),
    );
    expect((await bin.all()).map(({ data }) => JSON.parse(data))).toMatchObject([
      { student: { name: 'Ravi Kale', roomNumber: '8' } },
    ]);
  });

  test('changes the student who is there where one email or phone is corrected, once, and keeps the rest', async () => {
    const site = await place();
    const { publicStudents } = site.repositories;
    await publicStudents.save([asha]);
    const [before] = await site.repositories.students.all();
    const corrected = { ...asha, email: 'corrected@example.org', phone: `+91 ${asha.phone}` };
    const { name, email, phone } = corrected;
    const list = site.file('s.json', JSON.stringify([corrected]));
    const short = site.file('s.csv', `Full Name,Email,Phone\n${name.toUpperCase()},${email},${phone}\n`);

    expect(await importList(list, students, site, { actor })).toMatchObject({ added: 0, changed: 1 });
    expect(await importList(list, students, site, { actor })).toMatchObject({ added: 0, changed: 1 });
    expect(await publicStudents.all()).toEqual([corrected]);
    expect(await importList(short, students, site, { actor, replace: true })).toMatchObject({
      added: 0,
      changed: 1,
      removed: 0,
    });
    expect(await publicStudents.all()).toEqual([{ ...corrected, name: name.toUpperCase() }]);
    expect((await site.repositories.students.all()).map(({ id }) => id)).toEqual([before?.id]);
  });

  test('names who is nearly the same or could be two, and writes nothing before it is said', async () => {
    const site = await place();
    const { publicStudents } = site.repositories;
    const near = { ...asha, email: 'b@example.org', phone: '98888 88888' };
    await publicStudents.save([asha]);
    const list = site.file('s.json', JSON.stringify([near]));
    const question = /row 1, .*nearly the same as.*--same-names=update.*--same-names=add/;
    await expect(importList(list, students, site, { actor, dryRun: true })).rejects.toThrow(question);
    await expect(importList(list, students, site, { actor })).rejects.toThrow(question);
    expect(await publicStudents.all()).toEqual([asha]);
    await importList(list, students, site, { actor, sameNames: 'add' });
    expect(await publicStudents.all()).toEqual([asha, near]);

    const either = site.file('e.json', JSON.stringify([{ ...near, phone: asha.phone }]));
    await expect(importList(either, students, site, { actor })).rejects.toThrow(
      'This can be several students',
    );
    const both = site.file('b.json', JSON.stringify([asha, near]));
    expect(await importList(both, students, site, { actor })).toMatchObject({ added: 0, changed: 2 });
    expect(await publicStudents.all()).toEqual([asha, near]);

    await publicStudents.remove([asha]);
    const last = { ...near, email: 'c@example.org', phone: '97777 77777' };
    const update = site.file('u.json', JSON.stringify([last]));
    await importList(update, students, site, { actor, sameNames: 'update' });
    expect(await publicStudents.all()).toEqual([last]);
  });

  test('asks where two of one name have the phone of a school, and differ otherwise, also from who has left', async () => {
    const site = await place();
    const { publicStudents, students: records } = site.repositories;
    const first = { ...asha, email: '', phone: '0253 2456789', guardianName: 'Vijay Rao' };
    const second = {
      ...first,
      email: 'second@example.org',
      phone: '0253-2456789',
      address: '9 New Colony',
      guardianName: 'Sunita Rao',
    };
    await publicStudents.save([first]);
    const [record] = await records.all();
    if (!record) throw new Error('Nobody is there.');
    const consent: PublicationConsent = {
      givenBy: 'parent',
      howChecked: 'On paper',
      givenOn: '2026-04-01',
      until: '2099-03-31',
    };
    await records.save({ ...record, consent, leftOn: '2026-05-01' }, '2026-05-01T06:30:00.000Z');

    const list = site.file('s.json', JSON.stringify([second]));
    await expect(importList(list, students, site, { actor })).rejects.toThrow('nearly the same');
    expect(await importList(list, students, site, { actor, sameNames: 'add' })).toMatchObject({ added: 1 });
    expect(await records.find(record.id)).toMatchObject({ student: first, leftOn: '2026-05-01', consent });
    expect(await publicStudents.all()).toEqual([second]);
    expect((await records.all()).map((each) => each.consent)).toContain(undefined);

    // Of one name and phone they can't be told apart at all.
    const exact = site.file('e.json', JSON.stringify([{ ...second, email: '', phone: first.phone }]));
    await expect(importList(exact, students, site, { actor })).rejects.toThrow('nearly the same');
    await expect(importList(exact, students, site, { actor, sameNames: 'add' })).rejects.toThrow(
      'is there already',
    );
    await importList(exact, students, site, { actor, sameNames: 'update' });
    expect(await records.find(record.id)).toMatchObject({ student: { guardianName: 'Sunita Rao' } });
    // One of them alone is a correction.
    const both = site.file(
      'b.json',
      JSON.stringify([first, second].map((each) => ({ ...each, name: 'Lata Rao' }))),
    );
    expect(await importList(both, students, site, { actor })).toMatchObject({ added: 2 });
  });

  test('never takes two for one who only both have no phone', async () => {
    const site = await place();
    const list = (email: string, address: string) =>
      site.file('s.csv', `Full Name,Email,Phone,Address\nRahul More,${email},NA,${address}\n`);
    await importList(list('', '1 Lane'), students, site, { actor });
    await expect(importList(list('', '2 Road'), students, site, { actor })).rejects.toThrow(
      'nearly the same',
    );
    await expect(importList(list('b@example.org', '2 Road'), students, site, { actor })).rejects.toThrow(
      'nearly the same',
    );
    const all = await site.repositories.publicStudents.all();
    expect(all).toMatchObject([{ name: 'Rahul More', phone: '', address: '1 Lane' }]);
  });

  test('finds people in a list with fewer columns, and keeps what that one does not have', async () => {
    const site = await place();
    const { publicStudents } = site.repositories;
    const guardian = { guardianName: 'Meena Rao', guardianPhone: '98450 99999' };
    const nameless = { ...asha, name: 'Ravi Kale', email: '', phone: '', ...guardian };
    const stored = [{ ...asha, ...guardian }, nameless];
    const twin = { ...nameless, name: 'Lata Joshi', roomNumber: '1' };
    const other = { ...twin, roomNumber: '2' };
    await publicStudents.save([...stored, twin, other]);
    const columns = 'Full Name,Email,Phone,Address,Course,Year,Section,Hostel Name,Room Number,Fees Paid';
    const rows = `Asha Rao,asha@example.org,00000 00001,Example Nagar,Weaving,2,B,Neem House,14,Yes
Ravi Kale,,,Example Nagar,Weaving,2,B,Neem House,14,y`;
    const before = [asha, nameless].map(({ guardianName: _, guardianPhone: __, ...first }) => first);
    const same = { added: 0, changed: 2 };

    const exported = site.file('exported.csv', `${columns}\n${rows}\n`);
    expect(await importList(exported, students, site, { actor })).toMatchObject(same);
    const json = site.file('exported.json', JSON.stringify(before));
    expect(await importList(json, students, site, { actor })).toMatchObject(same);
    const few = site.file('few.csv', 'Full Name,Course\nRavi Kale,Weaving\n');
    expect(await importList(few, students, site, { actor })).toMatchObject({ added: 0, changed: 1 });
    expect(await publicStudents.all()).toEqual([...stored, twin, other]);

    const phones = site.file('phones.csv', 'Full Name,Guardian Phone\nRavi Kale,98450 11111\n');
    expect(await importList(phones, students, site, { actor })).toMatchObject({ added: 0, changed: 1 });
    expect(await publicStudents.all()).toContainEqual({ ...nameless, guardianPhone: '98450 11111' });
    const two = site.file('two.csv', 'Full Name\nLata Joshi\n');
    await expect(importList(two, students, site, { actor })).rejects.toThrow('This can be several students');
    const another = site.file('another.csv', 'Full Name,Course\nRavi Kale,Pottery\n');
    await expect(importList(another, students, site, { actor })).rejects.toThrow('nearly the same');
    await expect(importList(another, students, site, { actor, replace: true })).rejects.toThrow(
      'nearly the same',
    );
  });

  test.each([false, true])(
    'changes whoever has neither email nor phone where only capitals are corrected (replace: %s)',
    async (replace) => {
      const site = await place();
      const { publicStudents, students: records } = site.repositories;
      const typed = { ...asha, name: 'ravi kumar', course: 'bca', email: '', phone: '' };
      const corrected = { ...typed, name: 'Ravi Kumar', course: 'BCA' };
      await publicStudents.save([typed]);
      const [before] = await records.all();
      await takeOffPublicList(site.repositories, meera, before?.id ?? '');
      const list = site.file('s.json', JSON.stringify([corrected]));

      expect(await importList(list, students, site, { actor, replace })).toMatchObject({
        added: 0,
        changed: 1,
        removed: 0,
      });
      expect(await records.all()).toMatchObject([{ id: before?.id, student: corrected }]);
      expect(await publicStudents.shown('open', '2026-04-01')).toEqual([]);

      await publicStudents.save([typed]);
      const other = site.file('o.json', JSON.stringify([{ ...corrected, course: 'Bca' }]));
      await expect(importList(other, students, site, { actor })).rejects.toThrow(
        'This can be several students',
      );
    },
  );

  test('changes drafts where it changes what is published, and nothing else of them', async () => {
    const site = await place();
    const { repositories } = site;
    await repositories.products.save([bag, pickle]);
    await draft(repositories, bag._id, { description: 'Being written' });
    await draft(repositories, pickle._id, { price: '98' });
    const list = site.file('shop.csv', `_id,price\n${bag._id},99\n${pickle._id},98\n`);

    const result = await importList(list, productCollection, site, { actor });

    expect(result).toMatchObject({ draftsChanged: 2 });
    // The draft with nothing of its own left is gone.
    expect(await repositories.drafts.find('product', pickle._id)).toBeUndefined();
    const edited = await entry(repositories, bag._id);
    expect(edited.form.description).toBe('Being written');
    const seen = { id: bag._id, version: versionOfEntry(productKind, edited) };
    await publishEntry(repositories, productKind, meera, {
      ...seen,
      form: edited.form,
      hasPicture: () => true,
    });
    expect((await repositories.products.find(bag._id))?.item).toMatchObject({
      price: 9900,
      description: 'Being written',
    });
  });

  test('brings no consent of a maker back that was taken back, by a list or in the desk', async () => {
    const site = await place();
    const { repositories } = site;
    const consent = {
      givenBy: 'self',
      howChecked: 'Form',
      givenOn: '2026-01-01',
      until: '2099-01-01',
    } as const;
    const story = { makerName: '', maker: 'Meera', consent, making: '', care: '', translations: undefined };
    await repositories.products.save([bag, pickle].map((product) => ({ ...product, story })));
    const columns = '_id,maker consent given by,maker consent how checked,maker consent given on';
    const list = (name: string, cells: string) =>
      site.file(name, `${columns},maker consent until\n${bag._id},${cells}\n`);
    const older = list('older.csv', 'self,Form,2026-01-01,2099-01-01');
    expect(await importList(list('none.csv', ',,,'), productCollection, site, { actor })).toMatchObject({
      consentsEnded: [pickle.name],
    });

    await expect(importList(older, productCollection, site, { actor })).rejects.toThrow(
      'This consent was withdrawn on',
    );
    for (const { story: held } of await repositories.products.all()) expect(held?.consent).toBeUndefined();
    const newer = list('new.csv', 'self,Form,2098-01-01,2099-01-01');
    await expect(importList(newer, productCollection, site, { actor })).rejects.toThrow('has not come yet');
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2098-01-02T06:30:00.000Z') });
    onTestFinished(() => void vi.useRealTimers());
    await importList(newer, productCollection, site, { actor });
    expect((await repositories.products.find(bag._id))?.item.story?.consent?.givenOn).toBe('2098-01-01');
    // The new one says nothing about the earlier one.
    await expect(importList(older, productCollection, site, { actor })).rejects.toThrow(
      'Or leave its columns empty.',
    );
  });

  test('brings no consent of a maker back that was taken back while the product was off the site', async () => {
    const site = await place();
    const { repositories } = site;
    const consent = {
      givenBy: 'self',
      howChecked: 'Form',
      givenOn: '2026-01-01',
      until: '2099-01-01',
    } as const;
    const story = { makerName: '', maker: 'Meera', consent, making: '', care: '', translations: undefined };
    await repositories.products.save([{ ...bag, story }]);
    const seen = await entry(repositories, bag._id);
    const version = versionOfEntry(productKind, seen);
    await unpublishEntry(repositories, productKind, meera, { id: bag._id, version, form: seen.form });
    await draft(repositories, bag._id, { consentGivenBy: '' });

    const consentColumns = 'given by,how checked,given on,until'.replace(/[^,]+/g, 'maker consent $&');
    const list = site.file(
      'older.csv',
      `_id,name,category,price,maker,${consentColumns}\n${bag._id},Bag,Clothing,5,Meera,self,Form,2026-01-01,2099-01-01\n`,
    );
    await expect(importList(list, productCollection, site, { actor })).rejects.toThrow(
      'This consent was withdrawn on',
    );
    expect(await repositories.products.count()).toBe(0);
  });

  async function place() {
    const { repositories } = await open();
    const folder = mkdtempSync(join(tmpdir(), 'test-import-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const dataDir = join(folder, 'data');
    const files = folderStore(dataDir);
    return {
      repositories,
      dataDir,
      files,
      file(name: string, text: string) {
        writeFileSync(join(folder, name), text);
        return join(folder, name);
      },
      /** The site, in which somebody does something after the list was read and before it is written. */
      whileItRuns(work: (all: Repositories) => Promise<void>) {
        const inTransaction: Repositories['inTransaction'] = async (write) => {
          await work(repositories);
          return repositories.inTransaction(write);
        };
        return { dataDir, files, repositories: { ...repositories, inTransaction } };
      },
    };
  }
});

async function entry(repositories: Repositories, id: string) {
  const found = await findEntry(repositories, productKind, id);
  if (!found) throw new Error(`There is no product ${id}.`);
  return found;
}

async function draft(repositories: Repositories, id: string, typed: object) {
  const found = await entry(repositories, id);
  const version = versionOfEntry(productKind, found);
  await saveDraft(repositories, productKind, meera, { id, version, form: { ...found.form, ...typed } });
}
