import sharp from 'sharp';
import { expect, test } from 'vitest';
import { restoreGalleryPicture } from '../back-office/gallery/gallery-kind.ts';
import { openSiteData } from '../back-office/open-site-data.ts';
import editing from '../content/en/desk/editing.json' with { type: 'json' };
import gallery from '../content/en/desk/gallery.json' with { type: 'json' };
import pictures from '../content/en/desk/pictures.json' with { type: 'json' };
import { readContent } from '../texts/read-content.ts';
import { signedInCookie } from './test-desk.ts';
import { openSharedSite } from './test-site.ts';

const origin = 'http://site.test';
const { site, dataDir, beside } = await openSharedSite();
const editor = await signedInCookie(dataDir, 'editor');
const reader = await signedInCookie(dataDir, 'reader');

const get = (path: string, cookie = editor) =>
  site.fetch(new Request(`${origin}${path}`, { headers: { cookie } }));

async function post(path: string, fields: Record<string, string | Blob>, cookie = editor): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') body.append(name, value);
    else body.append(name, value, 'IMG_2041.JPG');
  }
  return site.fetch(new Request(`${origin}${path}`, { method: 'POST', body, headers: { cookie, origin } }));
}

const pathOf = (answer: Response) => new URL(answer.headers.get('location') ?? '', origin).pathname;
const version = async (path: string) =>
  /name="version" value="([^"]+)"/.exec(await (await get(path)).text())?.[1] ?? '';
const publicGallery = async () => (await get('/gallery', '')).text();
const photograph = async () =>
  new Blob([
    new Uint8Array(
      await sharp({ create: { width: 900, height: 600, channels: 3, background: '#2f6b46' } })
        .jpeg()
        .toBuffer(),
    ),
  ]);

const complete = {
  title: 'A first kite',
  description: 'It flew until supper.',
  type: 'activity',
  date: '2026-03-08',
  alt: 'A green kite over a roof',
  consentGivenBy: 'nobody',
};

test('the pictures of the files are there, and can be changed like any other', async () => {
  const reading = readContent('content');
  if ('problems' in reading) throw new Error('The content has mistakes.');
  const [first] = reading.content.gallery;
  const list = await (await get('/desk/gallery')).text();
  expect(list).toContain(`href="/desk/gallery/${first?.id}"`);
  expect(list.match(/<img/g)?.length).toBe(reading.content.gallery.length);

  const address = `/desk/gallery/${first?.id}`;
  const page = await (await get(address)).text();
  expect(page).toContain(`name="image" value="${first?.image}"`);
  const changed = await post(address, {
    ...complete,
    title: 'Another title',
    image: first?.image ?? '',
    version: await version(address),
    action: 'publish',
  });
  expect(changed.status).toBe(303);
  await expect.poll(publicGallery, { timeout: 5000 }).toContain('Another title');
  const shown = await publicGallery();
  expect(shown.match(/class="gallery-tile /g)?.length).toBe(reading.content.gallery.length);
});

test('without a script a picture is chosen, cut and published in one go', async () => {
  const answer = await post('/desk/gallery/new', {
    ...complete,
    image: '',
    'image.file': await photograph(),
    'image.cut': 'square',
    action: 'publish',
  });
  expect(answer.status).toBe(303);
  expect(pathOf(answer)).toBe('/desk/gallery/a-first-kite');
  await expect.poll(publicGallery, { timeout: 5000 }).toContain('A first kite');
  expect(await publicGallery()).toMatch(/\/media\/picture-[\w-]+\/480x480-[0-9a-f]{6}\.jpg/);
});

test('a draft needs no alt text, shows its picture in the preview, and visitors do not see it', async () => {
  const saved = await post('/desk/gallery/new', {
    title: 'Draft kite',
    'image.file': await photograph(),
    action: 'save-draft',
  });
  const address = pathOf(saved);
  expect(address).toBe('/desk/gallery/draft-kite');
  await expect
    .poll(async () => (await get(`${address}/preview`)).text(), { timeout: 15_000 })
    .toMatch(/\/media\/picture-[\w-]+\/800x533-/);
  expect(await publicGallery()).not.toContain('Draft kite');
  const refused = await post(address, {
    ...complete,
    alt: '',
    image: '/media/a-5e8a70cf/320x240-283878.jpg',
    version: await version(address),
    action: 'publish',
  });
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain('Alt text: ');
});

test('a preview says while a picture is being made, asks for itself again without a script, and then shows it', async () => {
  const previewOf = async (id: string) => {
    const answer = await get(`/desk/gallery/${id}/preview`);
    return { refresh: answer.headers.get('refresh'), page: await answer.text() };
  };
  const job = { cut: 'whole', problem: undefined, createdAt: new Date().toISOString() } as const;
  await beside(async ({ pictureJobs }) => {
    await pictureJobs.add({ ...job, id: 'slow' });
    // Another process has it.
    await pictureJobs.take(new Date().toISOString(), job.createdAt);
    await pictureJobs.add({ ...job, id: 'broken', problem: 'damaged' });
  });
  await post('/desk/gallery/new', { title: 'Slow', image: 'upload:slow', action: 'preview' });
  const early = await previewOf('slow');
  expect(early.refresh).toBe('1');
  expect(early.page).toContain(pictures.states.waiting);
  await beside(({ pictureJobs }) => pictureJobs.finish('slow', '/media/slow-5e8a70cf/320x240-283878.jpg'));
  const ready = await previewOf('slow');
  expect(ready.refresh).toBeNull();
  expect(ready.page).toContain('/desk/media/slow-5e8a70cf/320.avif');
  expect(ready.page).not.toContain(pictures.states.waiting);

  await post('/desk/gallery/new', { title: 'Broken', image: 'upload:broken', action: 'preview' });
  const broken = await previewOf('broken');
  expect(broken.refresh).toBeNull();
  expect(broken.page).toContain(pictures.problems.damaged);
});

test('a file that is no picture is refused with the reason, and all that was typed is kept', async () => {
  const answer = await post('/desk/gallery/new', {
    ...complete,
    title: 'No picture',
    image: '',
    'image.file': new Blob(['Dear sir']),
    action: 'publish',
  });
  expect(answer.status).toBe(422);
  const page = await answer.text();
  expect(page).toContain('This is not a picture.');
  expect(page).toContain('value="No picture"');
  expect(page).toContain('It flew until supper.');
});

test('who can be recognised must have agreed, and it must be known how that was checked', async () => {
  const fields = { ...complete, title: 'Asha', image: 'gallery-lamp-painting', action: 'publish' };
  const unsaid = await post('/desk/gallery/new', { ...fields, consentGivenBy: '' });
  expect(await unsaid.text()).toContain('Who gave the consent: ');
  const unchecked = await post('/desk/gallery/new', {
    ...fields,
    consentGivenBy: 'parent',
    consentGivenOn: '2026-03-08',
    consentUntil: '2025-03-08',
  });
  const page = await unchecked.text();
  expect(page).toContain('How it was checked: ');
  expect(page).not.toContain('Given on: ');
  expect(page).toContain('Until: The day under “Until” is before the day under “Given on”.');
  const mistyped = await post('/desk/gallery/new', {
    ...fields,
    consentGivenBy: 'parent',
    consentHowChecked: 'Signed form',
    consentGivenOn: '8 March',
    consentUntil: '',
  });
  const second = await mistyped.text();
  expect(second).toContain('Given on: Write the day like');
  expect(second).toContain('Until: Fill this in.');
  const agreed = await post('/desk/gallery/new', {
    ...fields,
    consentGivenBy: 'parent',
    consentHowChecked: 'Signed form',
    consentGivenOn: '2026-03-08',
    consentUntil: '2027-03-08',
  });
  expect(agreed.status).toBe(303);
  expect(await (await get(pathOf(agreed))).text()).toContain('Signed form');
});

test('a picture without its consent is said not to be shown, in the list and on its page', async () => {
  const agreed = {
    ...complete,
    title: 'Asha at the loom',
    image: 'gallery-lamp-painting',
    consentGivenBy: 'self',
    consentHowChecked: 'Signed form',
    consentGivenOn: '2026-03-08',
    consentUntil: '2099-03-08',
  };
  const published = await post('/desk/gallery/new', { ...agreed, action: 'publish' });
  const address = pathOf(published);
  // The part above the form.
  const onPage = async () => /<main.*?<form/s.exec(await (await get(address)).text())?.[0];
  const inList = async () => {
    const list = await (await get('/desk/gallery')).text();
    return list.split('<li').find((card) => card.includes(`href="${address}"`));
  };
  for (const read of [onPage, inList]) {
    expect(await read()).toContain(editing.states.published);
    expect(await read()).not.toContain(gallery.notShown);
  }
  expect(await onPage()).toContain(editing.seeIt);

  const seen = await version(address);
  await post(address, { ...agreed, version: seen, action: 'withdraw-consent' });
  for (const read of [onPage, inList]) {
    expect(await read()).toContain(gallery.notShown);
    expect(await read()).not.toContain(`>${editing.states.published}<`);
  }
  expect(await onPage()).not.toContain(editing.seeIt);
});

test('an action that the desk does not know is refused, and changes nothing', async () => {
  const agreed = {
    ...complete,
    title: 'The wheel',
    image: 'gallery-first-market-day',
    consentGivenBy: 'parent',
    consentHowChecked: 'Signed form, file 7',
    consentGivenOn: '2026-03-01',
    consentUntil: '2099-03-31',
  };
  const address = pathOf(await post('/desk/gallery/new', { ...agreed, action: 'publish' }));
  const before = await version(address);
  for (const action of ['withdraw-consnet', 'toString', '']) {
    const answer = await post(address, { ...agreed, title: 'Changed', version: before, action });
    expect([action, answer.status]).toEqual([action, 400]);
  }
  expect(await version(address)).toBe(before);
  const list = async () => (await get('/desk/gallery')).text();
  const known = await list();
  expect((await post('/desk/gallery/new', { ...agreed, action: 'publsh' })).status).toBe(400);
  expect(await list()).toBe(known);
});

test('a picture is taken off the site, moved, and comes back from the bin as it was', async () => {
  const address = '/desk/gallery/a-first-kite';
  const image = /name="image" value="([^"]+)"/.exec(await (await get(address)).text())?.[1] ?? '';
  const fields = { ...complete, image };
  await post(address, { ...fields, version: await version(address), action: 'move-up' });
  const order = async () =>
    [...(await (await get('/desk/gallery')).text()).matchAll(/gallery\/([\w-]+)"/g)].map(([, id]) => id);
  const before = await order();
  await post(address, { ...fields, version: await version(address), action: 'move-to-bin' });
  await expect.poll(publicGallery, { timeout: 5000 }).not.toContain('A first kite');

  const data = await openSiteData({ databaseUrl: undefined, dataDir }, console.error);
  try {
    const [binned] = await data.repositories.bin.all();
    await data.repositories.inTransaction((inside) =>
      restoreGalleryPicture(inside, JSON.parse(binned?.data ?? ''), {
        actor: { id: 'p1', name: 'Meera' },
        now: new Date(),
      }),
    );
  } finally {
    await data.database.close();
  }
  await expect.poll(publicGallery, { timeout: 5000 }).toContain('A first kite');
  expect(await order()).toEqual(before);

  await post(address, { ...fields, version: await version(address), action: 'unpublish' });
  await expect.poll(publicGallery, { timeout: 5000 }).not.toContain('A first kite');
});

test('a picture of another site is none', async () => {
  const answer = await post('/desk/gallery/new', {
    ...complete,
    image: 'https://evil.example/x.jpg',
    action: 'publish',
  });
  expect(answer.status).toBe(422);
});

test('a picture with somebody else’s phone number is not published by an editor', async () => {
  for (const field of ['title', 'description', 'alt', 'title_hi']) {
    const lure = { ...complete, [field]: 'Call Asha: 98123 45678', action: 'publish' };
    const answer = await post('/desk/gallery/new', lure);
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('somebody else’s phone number');
  }
});

test('a reader looks only', async () => {
  expect((await get('/desk/gallery', reader)).status).toBe(200);
  expect((await post('/desk/gallery/new', { ...complete, action: 'save-draft' }, reader)).status).toBe(403);
});
