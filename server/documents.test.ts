import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { backUp } from '../back-office/backup/make-backup.ts';
import { restoreBackup, withBackup } from '../back-office/backup/restore-backup.ts';
import { openSiteData } from '../back-office/open-site-data.ts';
import about from '../content/en/about.json' with { type: 'json' };
import texts from '../content/en/desk/documents.json' with { type: 'json' };
import editing from '../content/en/desk/editing.json' with { type: 'json' };
import pictures from '../content/en/desk/pictures.json' with { type: 'json' };
import { signedInCookie } from './test-desk.ts';
import { testPdf } from './test-pdf.ts';
import { openSharedSite } from './test-site.ts';

const origin = 'http://site.test';
const { site, dataDir, beside } = await openSharedSite();
const owner = await signedInCookie(dataDir, 'owner');
const editor = await signedInCookie(dataDir, 'editor');

const report = { title: 'Annual report', title_hi: 'सालाना रिपोर्ट', kind: 'annual-report', year: '2024' };

test('a document that staff publish is listed by kind and year, with its size, in the language of the page', async () => {
  const pdf = testPdf({ words: 'What we did' });
  await publish({ ...report, year: '2022' }, pdf);
  await publish(report, Buffer.concat([pdf, Buffer.alloc(1_200_000, ' '), pdf]));
  await publish({ title: 'Registration', kind: 'certificate', year: '2019' }, pdf);
  expect(sectionOf(await seen('/about', '/documents/registration-2019.pdf'))).toEqual([
    'Documents',
    'Annual reports',
    'Annual report 2024–25',
    'PDF, 1.2 MB',
    'Annual report 2022–23',
    'PDF, 1 kB',
    'Certificates',
    'Registration 2019',
    'PDF, 1 kB',
  ]);
  expect(sectionOf(await text('/hi/about'))).toContain('सालाना रिपोर्ट 2024–25');
  expect(await text('/mr/about')).toContain('<span lang="en">Registration</span> 2019');
});

test('a document has an address that stays when a newer file takes the place of the first one', async () => {
  const first = testPdf({ words: 'The first' });
  const address = await publish({ ...report, title: 'Rules' }, first);
  const answer = await ask('/documents/rules-2024-25.pdf');
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(first);
  const second = testPdf({ words: 'The second one' });
  const again = await post(address, { ...report, title: 'Rules', version: await versionAt(address) }, second);
  expect(again.status).toBe(303);
  const newer = await ask('/documents/rules-2024-25.pdf');
  expect(Buffer.from(await newer.arrayBuffer())).toEqual(second);
  const etag = newer.headers.get('etag') ?? '';
  expect(etag).not.toBe(answer.headers.get('etag'));
  expect((await ask('/documents/rules-2024-25.pdf', { 'if-none-match': etag })).status).toBe(304);
});

test('its file runs nothing in a browser, is asked for again each time, and comes in parts', async () => {
  const pdf = testPdf({ words: 'Inert' });
  await publish({ ...report, title: 'Inert' }, pdf);
  const { status, headers } = await ask('/documents/inert-2024-25.pdf');
  expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
    200,
    'application/pdf',
    'no-cache',
  ]);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  const part = await ask('/documents/inert-2024-25.pdf', { range: 'bytes=5-9' });
  expect([part.status, await part.text()]).toEqual([206, pdf.toString('latin1', 5, 10)]);
});

test('nobody but staff can fetch what is not published, by any address', async () => {
  const draft = await post(
    '/desk/documents/new',
    { ...report, title: 'Draft', action: 'save-draft' },
    testPdf(),
  );
  const address = (draft.headers.get('location') ?? '').split('?')[0] ?? '';
  const file = await expect
    .poll(async () => fileAt(await text(address, editor)), { timeout: 5000 })
    .toMatch(/^\/desk\/media\/document-/)
    .then(async () => fileAt(await text(address, editor)));
  expect((await ask(file, { cookie: editor })).status).toBe(200);
  expect((await ask(file)).status).toBe(303);
  expect((await ask(file.replace('/desk', ''))).status).toBe(404);
  expect((await ask('/documents/draft-2024-25.pdf')).status).toBe(404);

  await publish({ ...report, title: 'For a day' }, testPdf());
  expect((await ask('/documents/for-a-day-2024-25.pdf')).status).toBe(200);
  const entry = '/desk/documents/for-a-day-2024-25';
  const version = await versionAt(entry);
  await post(entry, { ...report, title: 'For a day', version, action: 'unpublish' });
  expect((await ask('/documents/for-a-day-2024-25.pdf')).status).toBe(404);
});

test.each([
  ['whose text is in plain objects', testPdf({ words: 'Text' }), false],
  ['whose objects are packed', testPdf({ words: 'Text', isPacked: true }), false],
  ['that was scanned', testPdf(), true],
  ['that was scanned and packed', testPdf({ isPacked: true }), true],
])('of a file %s visitors and staff learn whether it can be read aloud', async (name, pdf, isScan) => {
  const address = await publish({ ...report, title: `File ${name}` }, pdf);
  const path = `/documents/${address.split('/').at(-1)}.pdf`;
  const page = await seen('/about', path);
  expect(afterLink(page, path).includes(about.documents.scanned)).toBe(isScan);
  expect((await text(address, editor)).includes(texts.file.scan)).toBe(isScan);
});

const pdf = testPdf({ words: 'Text' });
const withObject = (object: string) => testPdf({ words: 'Text', object });
const withName = (file: Buffer, name: string) =>
  Buffer.from(file.toString('latin1').replace('/Type /ObjStm', name), 'latin1');
const withoutPacking = (file: Buffer) =>
  Buffer.from(file.toString('latin1').replace('stream\nx', 'stream\ny'), 'latin1');
test.each([
  ['no PDF file, whatever its name', Buffer.from('<!doctype html><script>1</script>'), 'not-a-pdf'],
  ['a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0]), 'not-a-pdf'],
  ['larger than 10 MB', Buffer.concat([pdf, Buffer.alloc(10_000_000)]), 'pdf-too-large'],
  ['cut off', pdf.subarray(0, pdf.length - 60), 'pdf-damaged'],
  [
    'for a password only',
    Buffer.from(pdf.toString('latin1').replace('/Root', '/Encrypt 9 0 R /Root'), 'latin1'),
    'pdf-locked',
  ],
  ['one that runs a script', withObject('<< /S /JavaScript /JS (app.alert\\(1\\)) >>'), 'pdf-active'],
  ['one that hides the name of it', withObject('<< /S /J#61vaScript /JS (1) >>'), 'pdf-active'],
  ['one that packs it', testPdf({ isPacked: true, object: '<< /S /Launch /F (a) >>' }), 'pdf-active'],
  [
    'one that hides what it packs',
    withName(testPdf({ isPacked: true, object: '<< /S /Launch /F (a) >>' }), '/Type /Obj#53tm'),
    'pdf-active',
  ],
  [
    'one that hides it behind a comment',
    withName(testPdf({ isPacked: true, object: '<< /S /Launch /F (a) >>' }), '/Type %\n/ObjStm'),
    'pdf-active',
  ],
  [
    'one that hides it behind the word for an object',
    withName(testPdf({ isPacked: true, object: '<< /S /Launch /F (a) >>' }), '/Type /ObjStm /Note (1 0 obj)'),
    'pdf-active',
  ],
  [
    'one that hides it behind many blanks',
    withName(
      testPdf({ isPacked: true, object: '<< /S /Launch /F (a) >>' }),
      `/Type /ObjStm${' '.repeat(5000)}`,
    ),
    'pdf-active',
  ],
  ['one with a form that runs scripts', withObject('<< /XFA [1 0 R] >>'), 'pdf-active'],
  ['one with another file in it', withObject('<< /Type /EmbeddedFile >>'), 'pdf-active'],
  ['packed so that nobody can look into it', withoutPacking(testPdf({ isPacked: true })), 'pdf-damaged'],
] as const)(
  'a file that is %s is refused with a reason, and nothing typed is lost',
  async (_, file, problem) => {
    const answer = await post('/desk/documents/new', { ...report, title: 'Refused' }, file);
    const page = await answer.text();
    expect(answer.status).toBe(422);
    expect(page).toContain(pictures.problems[problem]);
    expect(page).toMatch(/href="#file\.file"/);
    expect(page).toContain('value="Refused"');
    await expect.poll(() => readdir(join(dataDir, 'uploads')), { timeout: 5000 }).toEqual([]);
  },
);

test('what is missing or makes no sense is asked for', async () => {
  const answer = await post('/desk/documents/new', { title: '', kind: '', year: '24', action: 'publish' });
  const page = await answer.text();
  expect(answer.status).toBe(422);
  for (const said of [
    `${texts.fields.title}: ${editing.problems.missing}`,
    `${texts.fields.kind}: ${editing.problems.missing}`,
    `${texts.fields.year}: ${editing.problems['too-low']}`,
    `${texts.fields.file}: ${editing.problems.missing}`,
  ])
    expect(page).toContain(said);
  // An address that no upload has.
  const forged = await post('/desk/documents/new', { ...report, file: '/media/bag-0a1b2c3d/8x8-000000.jpg' });
  expect(await forged.text()).toContain(`${texts.fields.file}: ${editing.problems.missing}`);
});

test('a file with a million parts holds up no other one', async () => {
  const parts = Buffer.concat([
    Buffer.from('%PDF-1.5\n'),
    Buffer.from('/Type /ObjStm stream\n'.repeat(400_000)),
    pdf,
  ]);
  const answer = await post('/desk/documents/new', { ...report, title: 'Parts' }, parts);
  expect([answer.status, (await answer.text()).includes(pictures.problems['pdf-damaged'])]).toEqual([
    422,
    true,
  ]);
  await publish({ ...report, title: 'After the parts' }, pdf);
});

test('a PDF file is no picture of a product', async () => {
  const address = await publish({ ...report, title: 'No picture' }, pdf);
  const product = {
    name: 'Bag',
    category: 'Accessories',
    price: '350',
    alt: 'A bag',
    imageURL: await storedFile(address),
  };
  const answer = await post('/desk/products/new', product);
  expect([answer.status, (await answer.text()).includes(pictures.problems['not-a-picture'])]).toEqual([
    422,
    true,
  ]);
});

test('a download that goes on after a newer file has come begins anew', async () => {
  await publish({ ...report, title: 'Resumed' }, pdf);
  const path = '/documents/resumed-2024-25.pdf';
  const etag = (await ask(path)).headers.get('etag') ?? '';
  expect((await ask(path, { range: 'bytes=5-9', 'if-range': etag })).status).toBe(206);
  const whole = await ask(path, { range: 'bytes=5-9', 'if-range': '"of an older file"' });
  expect([whole.status, Buffer.from(await whole.arrayBuffer())]).toEqual([200, pdf]);
});

test('who may only read can add no document', async () => {
  const reader = await signedInCookie(dataDir, 'reader');
  const answer = await post('/desk/documents/new', { ...report, title: 'Mine' }, testPdf(), reader);
  expect(answer.status).toBe(403);
});

describe('a new file, in which another account for gifts may stand,', () => {
  const typed = { ...report, title: 'Prepared' };
  const entry = '/desk/documents/prepared-2024-25';

  test('is prepared by an editor and published by an owner, who proves who they are', async () => {
    const refused = await post('/desk/documents/new', typed, testPdf(), editor);
    expect([refused.status, (await refused.text()).includes(editing.problems['new-file'])]).toEqual([
      422,
      true,
    ]);
    await post('/desk/documents/new', { ...typed, action: 'save-draft' }, testPdf(), editor);
    const file = await storedFile(entry);
    const again = { ...typed, file, version: await versionAt(entry) };
    expect((await post(entry, again, undefined, editor)).status).toBe(422);

    const hourAgo = new Date(Date.now() - 60 * 60 * 1000);
    const unproved = await signedInCookie(dataDir, 'owner', 'An hour ago', hourAgo);
    const asked = await post(entry, again, undefined, unproved);
    const page = await asked.text();
    expect([asked.status, page.includes('name="proof-code"'), page.includes(`value="${file}"`)]).toEqual([
      401,
      true,
      true,
    ]);
    expect((await ask('/documents/prepared-2024-25.pdf')).status).toBe(404);
    expect((await post(entry, again)).headers.get('location')).toContain('published');
    expect((await ask('/documents/prepared-2024-25.pdf')).status).toBe(200);
  });

  test('asks for no proof while something else is wrong with it', async () => {
    const hourAgo = new Date(Date.now() - 60 * 60 * 1000);
    const unproved = await signedInCookie(dataDir, 'owner', 'Another hour', hourAgo);
    const answer = await post('/desk/documents/new', { ...typed, year: '' }, testPdf(), unproved);
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain(`${texts.fields.year}: ${editing.problems.missing}`);
  });

  test('leaves the words beside it to editors', async () => {
    const file = await storedFile(entry);
    const renamed = { ...typed, title: 'Renamed', file, version: await versionAt(entry) };
    expect((await post(entry, renamed, undefined, editor)).headers.get('location')).toContain('published');
    const other = { ...renamed, version: await versionAt(entry) };
    expect((await post(entry, other, testPdf({ words: 'Another account' }), editor)).status).toBe(422);
  });
});

test('a document that was deleted comes back out of the bin with its file, as a draft that an owner publishes', async () => {
  const entry = await publish({ ...report, title: 'Binned' }, testPdf());
  const typed = { ...report, title: 'Binned', file: await storedFile(entry) };
  await post(entry, { ...typed, version: await versionAt(entry), action: 'move-to-bin' });
  expect((await ask('/documents/binned-2024-25.pdf')).status).toBe(404);
  const binned = (await beside(({ bin }) => bin.all('document'))).find(({ name }) => /Binned/.test(name));
  expect(binned?.name).toBe('Binned 2024–25');
  await post(`/desk/bin/${binned?.id}`, {}, undefined, editor);
  expect((await ask('/documents/binned-2024-25.pdf')).status).toBe(404);
  const again = { ...typed, version: await versionAt(entry) };
  expect((await post(entry, again, undefined, editor)).status).toBe(422);
  expect((await post(entry, again)).status).toBe(303);
  expect((await ask('/documents/binned-2024-25.pdf')).status).toBe(200);
});

test('a backup holds the files, and what it is restored into has them again', async () => {
  const original = testPdf({ words: 'Kept' });
  await publish({ ...report, title: 'Kept' }, original);
  const folder = await mkdtemp(join(tmpdir(), 'test-documents-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const from = await openSiteData({ databaseUrl: undefined, dataDir }, console.error);
  const file = join(folder, 'backup.tar.gz');
  await backUp(from, file).finally(from.database.close);
  const into = await openSiteData({ databaseUrl: undefined, dataDir: join(folder, 'data') }, console.error);
  await withBackup(file, folder, (backup) => restoreBackup(backup, into));
  const kept = await into.repositories.documents.find('kept-2024-25');
  const path = await into.files.find(kept?.item.file.slice(1) ?? '');
  await into.database.close();
  expect(await readFile(path ?? '')).toEqual(original);
});

async function publish(fields: Record<string, string>, file: Buffer): Promise<string> {
  const answer = await post('/desk/documents/new', fields, file);
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    expect.stringContaining('published'),
  ]);
  return (answer.headers.get('location') ?? '').split('?')[0] ?? '';
}

function post(path: string, fields: Record<string, string>, file?: Buffer, cookie = owner) {
  const body = new FormData();
  for (const [name, value] of Object.entries({ action: 'publish', ...fields })) body.append(name, value);
  if (file) body.append('file.pdf', new Blob([new Uint8Array(file)]), 'report.pdf');
  return site.fetch(new Request(origin + path, { method: 'POST', body, headers: { cookie, origin } }));
}

function ask(path: string, headers: Record<string, string> = {}) {
  return site.fetch(new Request(origin + path, { headers }));
}

async function text(path: string, cookie = '') {
  return (await ask(path, { cookie })).text();
}

// A page that was made within the last second may be of before.
async function seen(path: string, part: string): Promise<string> {
  await expect.poll(() => text(path), { timeout: 5000 }).toContain(part);
  return text(path);
}

async function versionAt(address: string): Promise<string> {
  return /name="version" value="(\w*)"/.exec(await text(address, editor))?.[1] ?? '';
}

async function storedFile(address: string): Promise<string> {
  return /name="file" value="([^"]*)"/.exec(await text(address, editor))?.[1] ?? '';
}

function fileAt(page: string): string {
  return /href="(\/desk\/media\/[^"]+)"/.exec(page)?.[1] ?? '';
}

/** The lines of the list of documents. */
function sectionOf(page: string): string[] {
  const [, section = ''] = /<section[^>]*id="documents"[^>]*>([^]*?)<\/section>/.exec(page) ?? [];
  return section
    .replaceAll(/<\/(h2|h3|a)>|<span class="block/g, '\n$&')
    .replaceAll(/<[^>]*>?/g, '')
    .split('\n')
    .map((line) => line.replace(/^[^>]*>/, '').trim())
    .filter(Boolean);
}

function afterLink(page: string, path: string): string {
  const from = page.slice(page.indexOf(`href="${path}"`));
  return from.slice(0, from.indexOf('</li>'));
}
