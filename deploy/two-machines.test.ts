import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { stat, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { testPdf } from '../server/test-pdf.ts';
import { bucketStore } from '../storage/files/bucket-store.ts';
import { loomPicture, pickle } from '../storage/test-records.ts';
import { type RunningSite, startSite } from '../tools/start-site.ts';
import { ask } from './test-ask.ts';
import {
  apply,
  cli,
  endMachines,
  missingForMachines,
  newFolder,
  ORIGIN,
  photograph,
  startMachines,
} from './test-machines.ts';

// Tried with 20.
const KILLS = 3;

// The time within which all show what one process has written.
const soon = { timeout: 5000, interval: 100 };

// A script of a release that only the second machine has.
const NEWER_SCRIPT = '/assets/newer-0a1b2c3d.js';

describe.skipIf(missingForMachines)(
  `two machines behind nginx, with one PostgreSQL behind PgBouncer and one bucket${missingForMachines}`,
  () => {
    let all: Awaited<ReturnType<typeof startMachines>>;
    let first: RunningSite;
    let second: RunningSite;

    beforeAll(async () => {
      const newer = join(await newFolder(), 'build');
      execFileSync('cp', ['-a', 'build', newer]);
      await symlink(resolve('node_modules'), join(newer, '../node_modules'));
      writeFileSync(join(newer, 'current/client', NEWER_SCRIPT), 'export {};');
      all = await startMachines(['build', newer]);
      [first, second] = all.machines;
    }, 180_000);

    afterAll(endMachines, 60_000);

    test('six photographs that are uploaded through either are shown by both at once, staff’s previews too', async () => {
      const addresses: string[] = [];
      for (let seed = 0; seed < 6; seed += 1)
        addresses.push(await all.upload(seed % 2 === 0 ? first : second, seed));
      await show(addresses);
      const cookie = await all.cookieOf('editor');
      for (const address of addresses) {
        for (const { address: machine } of all.machines) {
          const preview = await fetch(`${machine}/desk${address}`, { headers: { cookie } });
          expect([preview.status, preview.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
          const shown = await fetch(machine + address);
          expect([shown.status, (await shown.arrayBuffer()).byteLength > 0]).toEqual([200, true]);
        }
        const asked = await ask(all.nginx.secure, address);
        expect([asked.status, asked.headers['content-type']]).toEqual([200, 'image/jpeg']);
      }
    });

    test('the picture for links that one has made the other finds in the bucket', async () => {
      const address = await all.upload(first, 6);
      await show([address]);
      const [, , folder = ''] = address.split('/');
      const share = `share/${folder}.jpg`;
      const shown = async ({ address: machine }: RunningSite) => (await fetch(`${machine}/${share}`)).status;
      await vi.waitFor(async () => expect(await shown(first)).toBe(200), soon);
      const files = bucketStore(await newFolder(), all.bucket);
      expect((await files.list('share')).map(({ key }) => key)).toContain(share);
      await vi.waitFor(async () => expect(await shown(second)).toBe(200), soon);
    });

    test('a picture whose consent is taken back is shown by neither after five seconds, though both have it at hand', async () => {
      const image = await all.upload(first, 9);
      const consent = {
        givenBy: 'parent',
        howChecked: 'Form',
        givenOn: '2026-01-01',
        until: '2099-01-01',
      } as const;
      const statuses = async () => {
        const direct = all.machines.map(async ({ address }) => (await fetch(address + image)).status);
        return [...(await Promise.all(direct)), (await ask(all.nginx.secure, image)).status];
      };
      await all.beside(({ gallery }) => gallery.save([{ ...loomPicture, image, consent }]));
      await vi.waitFor(async () => expect(await statuses()).toEqual([200, 200, 200]), soon);
      await all.beside(({ gallery }) => gallery.save([{ ...loomPicture, image, consent: 'missing' }]));
      await vi.waitFor(async () => expect(await statuses()).toEqual([410, 410, 410]), soon);
    });

    test('what is published at the desk of one is shown by both', async () => {
      const name = 'Brass bell of the morning';
      const imageURL = await all.upload(second, 10);
      const form = { name, category: 'Festival Items', price: '250', imageURL, alt: 'A bell of brass' };
      const published = await fetch(`${first.address}/desk/products/new`, {
        method: 'POST',
        headers: { cookie: await all.cookieOf('editor'), origin: ORIGIN },
        body: new URLSearchParams({ ...form, action: 'publish' }),
        redirect: 'manual',
      });
      expect(published.status).toBe(303);
      const shown = ({ address }: RunningSite) => fetch(`${address}/shop?shown=100`);
      for (const machine of all.machines)
        await vi.waitFor(async () => expect(await (await shown(machine)).text()).toContain(name), soon);
      await areShown([imageURL]);
    });

    test('a document that is published at the desk of one is read at both, byte for byte', async () => {
      const file = testPdf({ words: 'What we did' });
      const body = new FormData();
      const form = { title: 'Annual report', kind: 'annual-report', year: '2024', action: 'publish' };
      for (const [name, value] of Object.entries(form)) body.append(name, value);
      body.append('file.pdf', new Blob([new Uint8Array(file)]), 'report.pdf');
      const published = await fetch(`${first.address}/desk/documents/new`, {
        method: 'POST',
        headers: { cookie: await all.cookieOf('owner'), origin: ORIGIN },
        body,
        redirect: 'manual',
      });
      expect(published.status).toBe(303);
      for (const { address } of all.machines) {
        const read = await fetch(`${address}/documents/annual-report-2024-25.pdf`);
        expect(Buffer.from(await read.arrayBuffer())).toEqual(file);
      }
      const asked = await ask(all.nginx.secure, '/documents/annual-report-2024-25.pdf');
      expect([asked.status, asked.headers['content-type']]).toEqual([200, 'application/pdf']);
    });

    test('during an upgrade, pages of either release find their scripts behind nginx, whichever machine is asked', async () => {
      const own = /\/assets\/[\w-]+\.js/.exec(await (await fetch(first.address)).text())?.[0] ?? '';
      for (let asked = 0; asked < 6; asked += 1)
        for (const script of [own, NEWER_SCRIPT])
          expect([script, (await ask(all.nginx.secure, `${script}?${asked}`)).status]).toEqual([script, 200]);
      expect((await fetch(first.address + NEWER_SCRIPT)).status).toBe(404);
      expect((await ask(all.nginx.secure, '/assets/none-0a1b2c3d.js')).status).toBe(404);
    });

    test('a backup of one is whole, listed by both, and a third machine that is new restores all of it by its name', async () => {
      const address = await all.upload(first, 8);
      await show([address]);
      const env = { ...all.settings, DATA_DIR: second.dataDir };
      const made = cli(['backup'], env);
      expect(made).toContain('every row and file is there');
      const [name = ''] = /^backup-[\d-]+\.tar\.gz\.age/.exec(made) ?? [];
      const cookie = await all.cookieOf('owner');
      for (const { address: machine } of all.machines) {
        const page = await fetch(`${machine}/desk/backup/${name}`, { headers: { cookie } });
        expect(await page.text()).toContain('It was restored as a test');
        const file = await fetch(`${machine}/desk/backup/${name}/download`, { headers: { cookie } });
        expect((await file.text()).slice(0, 21)).toBe('age-encryption.org/v1');
      }
      const third = await all.apart();
      cli(['restore', name, '--yes'], third);
      const site = await all.another({ ...third, DATA_DIR: await newFolder() });
      expect((await fetch(site.address + address)).status).toBe(200);

      const shown = () =>
        Promise.all(
          all.machines.map(async (each) => (await fetch(`${each.address}/shop/${idOf(address)}`)).status),
        );
      await all.beside(({ products }) => products.remove([idOf(address)]));
      await vi.waitFor(async () => expect(await shown()).toEqual([410, 410]), soon);
      cli(['restore', name, '--yes'], env);
      await vi.waitFor(async () => expect(await shown()).toEqual([200, 200]), soon);
    }, 120_000);

    test('pictures of a site with a folder move to a bucket and back, and what was copied once is not copied again', async () => {
      const own = await all.apart();
      const inFolder = { ...own, SAMPLE_DATA: 'on', MEDIA_STORE: '' };
      const inBucket = { ...own, DATA_DIR: await newFolder() };
      const alone = await startSite({ settings: inFolder });
      const [product] = (await (await fetch(`${alone.address}/api/products`)).json()) as {
        imageURL: string;
      }[];
      const path = new URL(product?.imageURL ?? '', alone.address).pathname;
      await alone.stop();
      const toBucket = own['MEDIA_STORE'] ?? '';
      const copied = /Copied: (\d+) files/.exec(cli(['move', '--media', toBucket], inFolder))?.[1];
      expect(Number(copied)).toBeGreaterThan(10);
      expect(cli(['move', '--media', toBucket], inFolder)).toContain('Copied: 0 files');
      expect(cli(['check'], own, 1)).toContain(`rm -rf '${own['DATA_DIR']}/media'`);

      const moved = await all.another(inBucket);
      expect((await fetch(moved.address + path)).status).toBe(200);
      expect(cli(['check'], inBucket, 1)).not.toContain('rm -rf');
      const back = { ...inBucket, DATA_DIR: await newFolder() };
      expect(cli(['move', '--media', 'folder'], back)).toContain(`Copied: ${copied} files`);
      expect((await stat(join(back.DATA_DIR, path))).size).toBeGreaterThan(0);
    }, 120_000);

    test('a picture whose upload was acknowledged by a machine that dies is made by the other one', async () => {
      const dying = await all.another();
      const id = await all.post(dying, 7);
      dying.kill('SIGKILL');
      const address = await all.ready(second, id);
      await show([address]);
      for (const machine of all.machines) expect((await fetch(machine.address + address)).status).toBe(200);
    }, 120_000);

    test('a list whose import is killed is on the site with all of its pictures, or not at all', async () => {
      for (let kill = 0; kill < KILLS; kill += 1) {
        const { list, ids } = await listWithPictures(`killed-${kill}`);
        const shown = async () => {
          const stored = await all.beside(({ products }) => products.all());
          return stored.filter(({ _id }) => ids.includes(_id)).map(({ imageURL }) => imageURL);
        };
        const env = { PATH: process.env['PATH'] ?? '', ...all.settings, DATA_DIR: await newFolder() };
        const command = spawn(process.execPath, ['cli/main.ts', 'products', 'import', list], { env });
        const ended = once(command, 'exit');
        await pause(1200 + ((kill * 577) % 2500));
        command.kill('SIGKILL');
        await ended;
        expect([0, ids.length]).toContain((await shown()).length);
        await areShown(await shown());
        cli(['products', 'import', list], { ...all.settings, DATA_DIR: await newFolder() });
        expect(await shown()).toHaveLength(ids.length);
        await areShown(await shown());
      }
    }, 600_000);

    test('machines that are killed while they take uploads and applications and make backups lose nothing they have acknowledged', async () => {
      const acknowledged: { pictures: string[]; references: string[] } = { pictures: [], references: [] };
      for (let kill = 0; kill < KILLS; kill += 1) {
        const dying = await all.another();
        const env = { PATH: process.env['PATH'] ?? '', ...all.settings, DATA_DIR: dying.dataDir };
        const backup = spawn(process.execPath, ['cli/main.ts', 'backup'], { env, stdio: 'ignore' });
        const ended = once(backup, 'exit');
        // The command takes a second or two to begin.
        await pause(500 + ((kill * 271) % 2500));
        const work = [
          ...[0, 1].map(async (at) => acknowledged.pictures.push(await all.post(dying, 20 + kill * 2 + at))),
          ...[0, 1, 2].map(async (at) => acknowledged.references.push(await apply(dying, `${kill} ${at}`))),
        ];
        await Promise.race([Promise.allSettled(work), pause(150 + ((kill * 137) % 600))]);
        dying.kill('SIGKILL');
        backup.kill('SIGKILL');
        await Promise.allSettled([...work, ended]);
      }
      expect(acknowledged.pictures.length + acknowledged.references.length).toBeGreaterThan(0);
      for (const id of acknowledged.pictures) await all.ready(first, id);
      const applications = await all.beside(({ inbox }) => inbox.all());
      const stored = new Set(applications.map(({ reference }) => reference));
      expect(acknowledged.references.filter((reference) => !stored.has(reference))).toEqual([]);

      const own = { ...all.settings, DATA_DIR: await newFolder() };
      cli(['backup'], own);
      const kept = JSON.parse(cli(['backups', 'list', '--json'], own)) as { name: string; test: string }[];
      expect(kept[0]).toMatchObject({ test: 'good' });
      // One that is there is whole, though its machine died before it could write down how the test ended.
      for (const { name } of kept) {
        const file = join(await newFolder(), name);
        cli(['backups', 'fetch', name, file], own);
        cli(['restore', file, '--yes'], await all.apart());
      }
    }, 600_000);

    test('while one is down, the other answers', async () => {
      second.kill('SIGKILL');
      await second.ended;
      for (let asked = 0; asked < 4; asked += 1)
        expect((await ask(all.nginx.secure, `/api/products?${asked}`)).status).toBe(200);
    });

    /** Publishes a product with each picture. */
    function show(addresses: readonly string[]): Promise<void> {
      return all.beside(({ products }) =>
        products.save(addresses.map((imageURL) => ({ ...pickle, _id: idOf(imageURL), imageURL }))),
      );
    }

    async function areShown(addresses: readonly string[]): Promise<void> {
      for (const address of addresses)
        for (const machine of all.machines)
          await vi.waitFor(
            async () =>
              expect([address, (await fetch(machine.address + address)).status]).toEqual([address, 200]),
            soon,
          );
    }
  },
);

/** The id of the product that is shown with a picture. */
function idOf(address: string): string {
  return `p${address.slice(-30).replaceAll(/\W/g, '')}`;
}

/** A list of four products, and a picture for each beside it. */
async function listWithPictures(name: string): Promise<{ list: string; ids: string[] }> {
  const folder = await newFolder();
  const ids = [0, 1, 2, 3].map((at) => `${name}-${at}`);
  for (const [at, id] of ids.entries()) {
    const seed = 40 + 4 * name.charCodeAt(name.length - 1) + at;
    await writeFile(join(folder, `${id}.jpg`), await photograph(seed));
  }
  const rows = ids.map((id) => `${id},${id},Food Items,100,${id}.jpg,A picture of ${id}`);
  const list = join(folder, 'list.csv');
  await writeFile(list, ['_id,name,category,price,picture,alt text', ...rows].join('\n'));
  return { list, ids };
}
