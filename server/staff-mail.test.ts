import { afterAll, expect, test } from 'vitest';
import { openSiteData } from '../back-office/open-site-data.ts';
import { startMailServer } from '../back-office/people/test-mail-server.ts';
import { application, bag } from '../storage/test-records.ts';
import { signedInCookie } from './test-desk.ts';
import { openSharedSite, startTestSite, testFolder } from './test-site.ts';

const server = await startMailServer({}, afterAll);
const { site, dataDir } = await openSharedSite({ SMTP_URL: server.address });
const everythingWritten = Object.values(application)
  .flatMap((value) => value.split('\n'))
  .filter((value) => value.length > 2);
const unheard = await openSharedSite({ SMTP_URL: 'smtp://127.0.0.1:1' });

async function apply(to: typeof site, body: typeof application): Promise<Response> {
  return to.fetch(
    new Request('http://site.test/enrollment/add', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  );
}

test('a new application is announced once, with its link and nothing of what the family wrote', async () => {
  const { repositories, database } = await openSiteData({ databaseUrl: undefined, dataDir }, console.error);
  const createdAt = new Date().toISOString();
  for (const name of ['One', 'Two'])
    await repositories.people.save({
      id: name,
      name,
      role: 'editor',
      email: `${name}@staff.example`,
      wantsMail: true,
      createdAt,
    });
  await database.close();

  const { reference } = await (await apply(site, application)).json();
  await expect.poll(() => server.mails.length).toBe(2);
  await apply(site, application);
  await apply(site, { ...application, lastName: 'Other' });
  await expect.poll(() => server.mails.length).toBe(4);
  expect(server.mails.filter(({ source }) => source.includes(reference))).toHaveLength(2);
  for (const { source } of server.mails) {
    expect(source).toMatch(/http:\/\/site\.test\/desk\/applications\/HE-[0-9A-Z]{6}/);
    for (const written of everythingWritten) expect(source).not.toContain(written);
  }
});

test('name and email address that staff changed in the desk are those of mails and letters', async () => {
  const own = await startMailServer({}, afterAll);
  const changed = await openSharedSite({ SMTP_URL: own.address });
  const editor = await signedInCookie(changed.dataDir, 'editor');
  await changed.beside(async ({ people, texts }) => {
    const createdAt = new Date().toISOString();
    const [person] = await people.all();
    if (!person) throw new Error('Nobody is on staff.');
    await people.save({ ...person, email: 'editor@staff.example', wantsMail: true });
    const by = { sourceHash: '', changedAt: createdAt, changedBy: 'Test owner' };
    await texts.save({ id: 'facts#name', value: 'Asha Trust', ...by });
    await texts.save({ id: 'facts#email', value: 'asha@trust.example', ...by });
  });
  const read = async (path: string) =>
    (
      await changed.site.fetch(new Request(`http://site.test${path}`, { headers: { cookie: editor } }))
    ).text();
  await expect.poll(() => read('/about'), { timeout: 5000 }).toContain('asha@trust.example');

  const { reference } = await (await apply(changed.site, application)).json();
  await expect.poll(() => own.mails.length).toBe(1);
  expect(own.mails[0]?.source).toContain('From: Asha Trust <asha@trust.example>');
  expect(await read(`/desk/applications/${reference}`)).toContain(encodeURIComponent('Asha Trust'));
});

test('a product that names an account, which an owner published, is told to every owner', async () => {
  const own = await startMailServer({}, afterAll);
  const desk = await openSharedSite({ SMTP_URL: own.address });
  const owner = await signedInCookie(desk.dataDir, 'owner');
  await desk.beside(async ({ people }) => {
    const [person] = await people.all();
    if (!person) throw new Error('Nobody is on staff.');
    const createdAt = new Date().toISOString();
    await people.save({ ...person, email: 'first@staff.example', wantsMail: false });
    const other = { role: 'owner', wantsMail: false, createdAt } as const;
    await people.save({ ...other, id: 'second', name: 'Second', email: 'second@staff.example' });
    await people.save({ ...other, id: 'third', name: 'Third', role: 'editor', email: 'third@staff.example' });
  });
  const shawl = {
    name: 'Wool shawl',
    category: 'Clothing',
    price: '900',
    imageURL: bag.imageURL,
    alt: 'A shawl',
  };
  const answer = await desk.site.fetch(
    new Request('http://site.test/desk/products/new', {
      method: 'POST',
      headers: { cookie: owner, origin: 'http://site.test' },
      body: new URLSearchParams({ ...shawl, description: 'Paytm: 98123 45678', action: 'publish' }),
    }),
  );
  expect(answer.status).toBe(303);
  await expect.poll(() => own.mails.length).toBe(2);
  for (const { source } of own.mails) expect(source).toContain('Changed on the site: Wool shawl');
});

test('a night without a good backup is told to every owner, with the reason, and stands on Home', async () => {
  const own = await startMailServer({});
  const folder = await testFolder();
  const settings = {
    SMTP_URL: own.address,
    BACKUP_STORE: 's3://backups?endpoint=http://127.0.0.1:1&region=here',
    BACKUP_PASSPHRASE: 'a lamp and a thread',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
    DATA_DIR: folder,
  };
  const { repositories, database } = await openSiteData(
    { databaseUrl: undefined, dataDir: folder },
    console.error,
  );
  await repositories.products.save([bag]);
  const cookie = await signedInCookie(folder, 'owner');
  const [person] = await repositories.people.all();
  if (!person) throw new Error('Nobody is on staff.');
  await repositories.people.save({ ...person, email: 'owner@staff.example', wantsMail: false });
  await database.close();

  const { address } = await startTestSite({ settings });
  await expect.poll(() => own.mails.length, { timeout: 20_000 }).toBe(1);
  expect(own.mails[0]?.to).toEqual(['owner@staff.example']);
  // Its lines are folded with an equals sign.
  const mail = (own.mails[0]?.source ?? '').replaceAll(/=\r?\n/g, '');
  expect(mail).toContain("The store of files at http://127.0.0.1:1 (BACKUP_STORE) can't be reached");
  expect(mail).toContain('none yet');
  const home = await (await fetch(`${address}/desk`, { headers: { cookie } })).text();
  expect(home).toContain('No backup could be made');
  expect(home).toContain('(BACKUP_STORE)');
});

test('an application is taken at once where the mail server is not there', async () => {
  expect((await apply(unheard.site, application)).status).toBe(201);
});
