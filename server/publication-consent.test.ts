import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { backUp } from '../back-office/backup/make-backup.ts';
import { restoreBackup, withBackup } from '../back-office/backup/restore-backup.ts';
import { withdrawPicture } from '../back-office/gallery/test-withdraw-picture.ts';
import { changeConsent, consentVersion } from '../back-office/hostel/student.ts';
import { commandLine } from '../back-office/log/log.ts';
import { openSiteData } from '../back-office/open-site-data.ts';
import { erasuresFile, keepErasuresFile, listedErasures } from '../back-office/privacy/erasures-file.ts';
import { languages } from '../domain/values/languages.ts';
import { localPath } from '../domain/values/local-path.ts';
import type { Repositories } from '../storage/create-repositories.ts';
import { asha, bag, lamp } from '../storage/test-records.ts';
import { signedInCookie } from './test-desk.ts';
import { beside, lastingConsent, pictureWithFiles, withdrawConsent } from './test-picture-of-people.ts';
import { openSharedSite, startTestSite, testFolder } from './test-site.ts';

afterEach(() => void vi.useRealTimers());

// As promised.
const polling = { timeout: 5000, interval: 200 };

const galleryPaths = languages.map((language) => localPath(language, '/gallery'));

describe('a picture whose consent is withdrawn', () => {
  test('leaves every page and its addresses within 5 s on each of two processes, and comes back with a new consent', async () => {
    const dataDir = await testFolder();
    const { picture, addresses } = await pictureWithFiles(dataDir, 'sack-race');
    await beside(dataDir, ({ gallery }) => gallery.save([picture]));
    const settings = { DATA_DIR: dataDir };
    const processes = [await startTestSite({ settings }), await startTestSite({ settings })];
    const each = (paths: readonly string[]) =>
      processes.flatMap(({ address }) => paths.map((path) => address + path));
    const shows = async (address: string) => (await (await fetch(address)).text()).includes(picture.image);
    const expectAll = async (isShown: boolean) => {
      for (const address of each(galleryPaths))
        expect([address, await shows(address)]).toEqual([address, isShown]);
      for (const address of each(addresses))
        for (const method of ['GET', 'HEAD']) {
          const { status, headers } = await fetch(address, { method });
          const kept = headers.get('cache-control');
          expect([address, status, kept]).toEqual([
            address,
            isShown ? 200 : 410,
            isShown ? 'no-cache' : 'no-store',
          ]);
        }
    };
    await expectAll(true);

    await withdrawConsent(dataDir, picture.id);
    // Two processes and this test take turns on a busy machine: the others below hold to the 5 s.
    await vi.waitFor(() => expectAll(false), { ...polling, timeout: 15_000 });

    await beside(dataDir, ({ gallery }) => gallery.save([picture]));
    await vi.waitFor(() => expectAll(true), { ...polling, timeout: 15_000 });
  });

  test('is not kept by the pages of other caches, and its files are asked for again each time', async () => {
    const { site, dataDir } = await openSharedSite();
    const { picture, addresses } = await pictureWithFiles(dataDir, 'three-legs');
    const drawing = await pictureWithFiles(dataDir, 'kite', { consent: 'nobody' });
    await beside(dataDir, ({ gallery }) => gallery.save([picture, drawing.picture]));
    const get = (path: string, headers = {}) =>
      site.fetch(new Request(`http://site.test${path}`, { headers }));
    await vi.waitFor(
      async () =>
        expect((await get('/gallery')).headers.get('cache-control')).toBe('public, max-age=0, s-maxage=0'),
      polling,
    );
    const [file = ''] = addresses;
    const etag = (await get(file)).headers.get('etag') ?? '';
    const again = await get(file, { 'if-none-match': etag });
    expect([again.status, again.headers.get('cache-control'), await again.text()]).toEqual([
      304,
      'no-cache',
      '',
    ]);
    // Somebody may find out that it shows people after all.
    const free = await get(drawing.addresses[0] ?? '');
    expect(free.headers.get('cache-control')).toBe('public, max-age=86400, s-maxage=3');

    await withdrawConsent(dataDir, picture.id);
    await expect.poll(async () => (await get(file, { 'if-none-match': etag })).status, polling).toBe(410);
    expect((await get(drawing.addresses[0] ?? '')).status).toBe(200);
  });

  test('leaves its addresses, and every page, call and feed that names it, also where a product shows it', async () => {
    const { site, dataDir } = await openSharedSite();
    const { picture, addresses } = await pictureWithFiles(dataDir, 'stall');
    const get = (path: string) => site.fetch(new Request(`http://site.test${path}`));
    const folder = picture.image.split('/')[2] ?? '';
    const files = [...addresses, `/share/${folder}.jpg`];
    const statuses = async () => [
      ...new Set(await Promise.all(files.map(async (file) => (await get(file)).status))),
    ];
    const lists = [
      '/api/products',
      '/feeds/products.csv',
      '/feeds/products.xml',
      `/shop?q=${encodeURIComponent(bag.name)}`,
      `/shop/${bag._id}`,
      '/',
    ];
    const naming = async () => {
      const texts = await Promise.all(lists.map(async (path) => (await get(path)).text()));
      return lists.filter((_, at) => texts[at]?.includes(folder));
    };
    await beside(dataDir, async ({ gallery, products, homeProducts }) => {
      await gallery.save([picture]);
      await products.save([{ ...bag, imageURL: picture.image, variants: [], colorVariants: [] }]);
      await homeProducts.save([{ ...lamp, image: picture.image }]);
    });
    await expect.poll(statuses, polling).toEqual([200]);
    await expect.poll(naming, polling).toEqual(lists);
    await beside(dataDir, ({ gallery }) => gallery.save([{ ...picture, consent: 'missing' }]));
    await expect.poll(statuses, polling).toEqual([410]);
    await expect.poll(naming, polling).toEqual([]);
    // The product itself stays, as one without a picture does.
    expect(await (await get('/api/products')).json()).toContainEqual(
      expect.objectContaining({ _id: bag._id, imageURL: '' }),
    );
    await beside(dataDir, ({ gallery }) => gallery.save([{ ...picture, consent: 'nobody' }]));
    await expect.poll(statuses, polling).toEqual([200]);
    await expect.poll(naming, polling).toEqual(lists);
    await beside(dataDir, async ({ products, homeProducts }) => {
      await products.remove([bag._id]);
      await homeProducts.remove([lamp.id]);
    });
  });

  const withdrawals: Readonly<Record<string, (all: Repositories, image: string) => Promise<void>>> = {
    'this release': (all) => withdrawPicture(all, commandLine, 'hurdles'),
    'an earlier release, which noted its address alone': (all, image) =>
      all.erasures.note('picture-consent', image, new Date()),
  };

  test.each(Object.entries(withdrawals))(
    'by %s is not shown by a product on a new machine, restored from a backup of before it was in the gallery',
    async (_, withdraw) => {
      const open = async (dataDir: string) => {
        const data = await openSiteData({ databaseUrl: undefined, dataDir }, console.error);
        onTestFinished(() => data.database.close());
        return data;
      };
      const old = await open(await testFolder());
      // Removed with the site that is opened on it.
      const other = await open(await mkdtemp(join(tmpdir(), 'test-site-')));
      const { picture, addresses } = await pictureWithFiles(old.dataDir, 'hurdles');
      const file = join(old.dataDir, 'b.tar.gz');
      await old.repositories.products.save([{ ...bag, imageURL: picture.image }]);
      await backUp(old, file);
      await old.repositories.gallery.save([picture]);
      await withdraw(old.repositories, picture.image);
      await keepErasuresFile(old.repositories, old.dataDir);
      const erasures = await listedErasures(other.dataDir, erasuresFile(old.dataDir));
      await withBackup(file, other.dataDir, (unpacked) => restoreBackup(unpacked, other, { erasures }));

      const { site } = await openSharedSite({}, undefined, { dataDir: other.dataDir });
      const get = (path: string) => site.fetch(new Request(`http://site.test${path}`));
      expect((await get(addresses[0] ?? '')).status).toBe(410);
      const page = await get(`/shop/${bag._id}`);
      expect([page.status, (await page.text()).includes(picture.image)]).toEqual([200, false]);
    },
  );

  test('is not shown while the database can’t say what was withdrawn; pictures of nobody are', async () => {
    const { site, dataDir } = await openSharedSite();
    const people = await pictureWithFiles(dataDir, 'tug-of-war');
    const things = await pictureWithFiles(dataDir, 'lanterns', { consent: 'nobody' });
    const get = (path: string) => site.fetch(new Request(`http://site.test${path}`));
    const [ofPeople = '', ofThings = ''] = [people.addresses[0], things.addresses[0]];
    const seen = async () => {
      const page = await (await get('/gallery')).text();
      const files = await Promise.all([ofPeople, ofThings].map(async (file) => (await get(file)).status));
      return { page: [ofPeople, ofThings].map((file) => page.includes(file)), files };
    };
    await beside(dataDir, ({ gallery }) => gallery.save([people.picture, things.picture]));
    await expect.poll(seen, polling).toEqual({ page: [true, true], files: [200, 200] });

    const rename = async (from: string, to: string) => {
      const place = { databaseUrl: undefined, dataDir };
      const { database, repositories } = await openSiteData(place, console.error);
      await database.db.schema.alterTable(from).renameTo(to).execute();
      await repositories.products.save([bag]);
      await repositories.products.remove([bag._id]);
      await database.close();
    };
    await rename('text_overrides', 'away');
    await expect.poll(seen, polling).toEqual({ page: [false, true], files: [503, 200] });
    expect((await get(ofPeople)).headers.get('cache-control')).toBe('no-store');
    await rename('away', 'text_overrides');
    await expect.poll(seen, polling).toEqual({ page: [true, true], files: [200, 200] });
  });

  test('leaves its addresses also where a product’s picture has a name that each object has', async () => {
    const { site, dataDir } = await openSharedSite();
    const { picture, addresses } = await pictureWithFiles(dataDir, 'swing');
    const named = ['constructor', '__proto__', 'toString'].map((imageURL) => ({
      ...bag,
      _id: `${imageURL}-bag`,
      imageURL,
    }));
    const get = async (path: string) => (await site.fetch(new Request(`http://site.test${path}`))).status;
    await beside(dataDir, async ({ gallery, products }) => {
      await gallery.save([picture]);
      await products.save(named);
    });
    await expect.poll(() => get(addresses[0] ?? ''), polling).toBe(200);
    await withdrawConsent(dataDir, picture.id);
    await expect.poll(() => get(addresses[0] ?? ''), polling).toBe(410);
    expect(await get('/shop')).toBe(200);
    await beside(dataDir, ({ products }) => products.remove(named.map(({ _id }) => _id)));
  });

  test('can’t be opened by its address once it was removed, and staff still see its files', async () => {
    const { site, dataDir } = await openSharedSite();
    const { picture, addresses } = await pictureWithFiles(dataDir, 'puppets');
    await beside(dataDir, async ({ gallery }) => {
      await gallery.save([picture]);
      await gallery.remove([picture.id]);
    });
    const cookie = await signedInCookie(dataDir, 'reader');
    const get = (path: string, headers = {}) =>
      site.fetch(new Request(`http://site.test${path}`, { headers }));
    for (const address of addresses) {
      await expect.poll(async () => (await get(address)).status, polling).toBe(410);
      const seen = await get(`/desk${address}`, { cookie });
      expect([seen.status, seen.headers.get('cache-control')]).toEqual([200, 'no-store']);
      expect((await get(`/desk${address}`)).status).toBe(303);
    }
  });
});

describe('a consent that ends', () => {
  const lastDay = { ...lastingConsent, until: '2027-03-31' };
  // A poll moves a fake clock on.
  const lastMinute = new Date('2027-03-31T18:29:00.000Z');
  const nextDay = new Date('2027-03-31T18:30:00.000Z');

  test('takes the picture off the site at midnight in India, though nothing was written', async () => {
    const { site, dataDir } = await openSharedSite();
    const { picture, addresses } = await pictureWithFiles(dataDir, 'relay', { consent: lastDay });
    await beside(dataDir, ({ gallery }) => gallery.save([picture]));
    const answer = (path: string) => site.fetch(new Request(`http://site.test${path}`));
    const shown = async () => ({
      pages: await Promise.all(
        galleryPaths.map(async (path) => (await (await answer(path)).text()).includes(picture.image)),
      ),
      files: await Promise.all(addresses.map(async (path) => (await answer(path)).status)),
    });
    const isShown = { pages: galleryPaths.map(() => true), files: [200, 200, 200] };
    vi.useFakeTimers({ toFake: ['Date'], now: lastMinute });
    await expect.poll(shown, polling).toEqual(isShown);
    vi.setSystemTime(nextDay);
    await expect
      .poll(shown, polling)
      .toEqual({ pages: galleryPaths.map(() => false), files: [410, 410, 410] });
    vi.setSystemTime(lastMinute);
    await expect.poll(shown, polling).toEqual(isShown);
  });

  test('takes the student off the list of those who agreed at midnight in India; a withdrawal does at once', async () => {
    const { site, dataDir } = await openSharedSite({ SAMPLE_DATA: 'off', ENROLLED_ACCESS: 'consented' });
    const data = await openSiteData({ databaseUrl: undefined, dataDir }, console.error);
    onTestFinished(() => data.database.close());
    const { publicStudents, students } = data.repositories;
    await publicStudents.save([asha, { ...asha, name: 'Ravi Rao' }]);
    const record = await students.findSame(asha);
    if (!record) throw new Error('Asha is missing.');
    await students.save({ ...record, consent: lastDay }, '2026-04-01T06:30:00.000Z');
    const listed = async () => (await site.fetch(new Request('http://site.test/enrolled'))).json();
    vi.useFakeTimers({ toFake: ['Date'], now: lastMinute });
    expect(await listed()).toMatchObject([{ name: asha.name, email: asha.email }]);
    vi.setSystemTime(nextDay);
    expect(await listed()).toEqual([]);
    vi.setSystemTime(lastMinute);
    expect(await listed()).toMatchObject([{ name: asha.name, email: asha.email }]);
    const withdrawn = { consent: undefined, version: consentVersion(lastDay) };
    await changeConsent(data.repositories, commandLine, record.id, withdrawn);
    expect(await listed()).toEqual([]);
  });
});
