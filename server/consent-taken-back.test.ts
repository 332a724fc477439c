import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { addStudent, consentVersion } from '../back-office/hostel/student.ts';
import { commandLine } from '../back-office/log/log.ts';
import bin from '../content/en/desk/bin.json' with { type: 'json' };
import galleryWords from '../content/en/desk/gallery.json' with { type: 'json' };
import { asha, bag } from '../storage/test-records.ts';
import { signedInCookie } from './test-desk.ts';
import { lastingConsent, pictureWithFiles, withdrawConsent } from './test-picture-of-people.ts';
import { openSharedSite } from './test-site.ts';

const { site, dataDir, beside } = await openSharedSite({ SAMPLE_DATA: 'off', ENROLLED_ACCESS: 'consented' });
let editor = await signedInCookie(dataDir, 'editor');

const takenBack = /Given on: This consent was withdrawn on \d+ \w+ \d{4}\. Ask again/;
const DAY_MS = 24 * 60 * 60 * 1000;
const consentFields = {
  consentGivenBy: lastingConsent.givenBy,
  consentHowChecked: lastingConsent.howChecked,
  consentGivenOn: lastingConsent.givenOn,
  consentUntil: lastingConsent.until,
};

type Form = Record<string, string>;

const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date());

/** Does something on the next day, on which a consent that was taken back today can be given again. */
async function nextDay<Result>(work: (day: string) => Promise<Result>): Promise<Result> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + DAY_MS });
  try {
    // The session of before has ended.
    editor = await signedInCookie(dataDir, 'editor');
    return await work(today());
  } finally {
    vi.useRealTimers();
    editor = await signedInCookie(dataDir, 'editor');
  }
}

function ask(path: string, form?: Form | FormData): Promise<Response> {
  return Promise.resolve(
    site.fetch(
      new Request(`http://site.test${path}`, {
        headers: { cookie: editor, origin: 'http://site.test' },
        ...(form && { method: 'POST', body: form instanceof FormData ? form : new URLSearchParams(form) }),
      }),
    ),
  );
}

const version = async (path: string) =>
  /name="version" value="([^"]+)"/.exec(await (await ask(path)).text())?.[1] ?? '';

/** Puts what the desk's bin has of an entry back, as its button does; gives the page that follows. */
async function restored(id: string): Promise<string> {
  const binned = (await beside((all) => all.bin.all())).find(({ entryId }) => entryId === id);
  const answer = await ask(`/desk/bin/${binned?.id}`, {});
  return (await ask(answer.headers.get('location') ?? '')).text();
}

/** What the bin would hold of a thing, had it been put there before its consent was taken back. */
async function putIntoBin(kind: string, entryId: string, data: object): Promise<void> {
  const deleted = { deletedAt: new Date().toISOString(), deletedBy: 'Meera Joshi' };
  await beside((all) =>
    all.bin.add({
      id: `bin-${entryId}`,
      kind,
      entryId,
      name: entryId,
      data: JSON.stringify(data),
      ...deleted,
    }),
  );
}

async function picture(id: string) {
  const { picture: shown, addresses } = await pictureWithFiles(dataDir, id);
  await beside(({ gallery }) => gallery.save([shown]));
  const { title, description, type, date, image, alt } = shown;
  const form = { title, description, type, date, image, alt, ...consentFields };
  const address = `/desk/gallery/${id}`;
  return {
    address,
    shown,
    file: addresses[0] ?? '',
    form,
    publish: async (own: Form = {}) =>
      ask(address, { ...form, version: await version(address), action: 'publish', ...own }),
    stored: async () => (await beside(({ gallery }) => gallery.find(id)))?.item,
  };
}

async function product(id: string) {
  const { imageURL, category } = bag;
  const form = {
    name: id,
    category,
    price: '890',
    imageURL,
    alt: 'A kurta',
    maker: `Maker of ${id}`,
    ...consentFields,
  };
  await ask('/desk/products/new', { ...form, action: 'publish' });
  const address = `/desk/products/${id}`;
  const publish = async (own: Form = {}) =>
    ask(address, { ...form, version: await version(address), action: 'publish', ...own });
  const stored = async () => (await beside(({ products }) => products.find(id)))?.item;
  return { address, form, publish, stored, takeBack: () => publish({ consentGivenBy: '' }) };
}

async function student(name: string) {
  const id = await beside((all) => addStudent(all, commandLine, { ...asha, name, phone: name }));
  const address = `/desk/students/${id}/consent`;
  const give = async (own: Form = {}) =>
    ask(address, { ...lastingConsent, version: await version(address), ...own });
  await give();
  const stored = async () => beside(({ students }) => students.find(id));
  return { id, address, give, stored, takeBack: () => ask(`${address}/withdraw`, { version: '' }) };
}

test('a picture is not published again with the consent that was taken back while its form was open', async () => {
  const { address, file, publish, stored } = await picture('sack-race');
  const older = await version(address);
  await withdrawConsent(dataDir, 'sack-race');
  const conflict = await publish({ title: 'As it was typed', version: older });
  expect(conflict.status).toBe(409);

  const again = await publish({ title: 'As it was typed' });
  expect(again.status).toBe(422);
  const page = await again.text();
  expect(page).toMatch(takenBack);
  expect(page).toContain('href="#consentGivenOn"');
  for (const typed of ['As it was typed', lastingConsent.givenOn, lastingConsent.howChecked])
    expect(page).toContain(typed);
  expect((await publish({ consentGivenOn: today() })).status).toBe(422);
  expect((await stored())?.consent).toBe('missing');
  await expect.poll(async () => (await ask(file)).status, { timeout: 5000 }).toBe(410);

  await nextDay(async (day) => {
    expect((await publish({ consentGivenOn: day })).status).toBe(303);
    expect((await stored())?.consent).toMatchObject({ givenOn: day });
  });
});

test('a photograph that was uploaded twice is shown in neither entry, in no new one and by no product', async () => {
  const file = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#c03020' } })
    .jpeg()
    .toBuffer();
  const publish = (path: string, field: string, fields: Form) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...fields, action: 'publish' })) form.append(name, value);
    form.append(`${field}.file`, new Blob([new Uint8Array(file)]), 'IMG_2041.JPG');
    return ask(path, form);
  };
  const texts = { title: 'Egg race', type: 'activity', date: '2026-01-05', alt: 'Children run' };
  const enter = (own: Form = {}) =>
    publish('/desk/gallery/new', 'image', { ...texts, image: '', ...consentFields, ...own });
  const imageOf = async (id: string) => (await beside(({ gallery }) => gallery.find(id)))?.item.image ?? '';
  const status = async (address: string) => (await ask(address)).status;
  for (const id of ['egg-race', 'egg-race-2'])
    expect((await enter()).headers.get('location')).toMatch(new RegExp(`/${id}(\\?|$)`));
  const images = [await imageOf('egg-race'), await imageOf('egg-race-2')];
  expect(new Set(images).size).toBe(2);
  for (const image of images) await expect.poll(() => status(image), { timeout: 5000 }).toBe(200);

  await withdrawConsent(dataDir, 'egg-race');
  for (const image of images) await expect.poll(() => status(image), { timeout: 5000 }).toBe(410);
  const shown = await (await ask('/gallery')).text();
  for (const image of images) expect(shown).not.toContain(image);

  const again = await enter();
  expect(again.status).toBe(422);
  expect(await again.text()).toMatch(takenBack);
  const { category } = bag;
  const fields = { name: 'Egg cup', category, price: '90', imageURL: '', alt: 'A cup' };
  expect((await publish('/desk/products/new', 'imageURL', fields)).status).toBe(303);
  const { imageURL = '' } = (await beside(({ products }) => products.find('egg-cup')))?.item ?? {};
  expect(imageURL).toMatch(/^\/media\/picture-/);
  await expect.poll(async () => (await ask('/shop/egg-cup')).status, { timeout: 5000 }).toBe(200);
  expect(await (await ask('/shop/egg-cup')).text()).not.toContain(imageURL);
  expect(await status(imageURL)).toBe(410);

  await nextDay(async (day) => {
    expect((await enter({ consentGivenOn: day })).status).toBe(303);
    const image = await imageOf('egg-race-3');
    await expect.poll(() => status(image), { timeout: 5000 }).toBe(200);
    await expect.poll(() => status(imageURL), { timeout: 5000 }).toBe(200);
    // Each of the two has its own entry, in which nobody has agreed again.
    for (const each of images) expect(await status(each)).toBe(410);
  });
});

test('a picture whose consent was taken back is not one in which nobody can be recognised, in no entry', async () => {
  const { address, file, form, publish, shown } = await picture('tug-of-war');
  await beside(({ gallery }) => gallery.save([{ ...shown, id: 'rope', consent: 'nobody' }]));
  await withdrawConsent(dataDir, 'tug-of-war');
  await expect.poll(async () => (await ask(file)).status, { timeout: 5000 }).toBe(410);
  const nobody = { consentGivenBy: 'nobody' };
  for (const path of [address, '/desk/gallery/rope', '/desk/gallery/new']) {
    const seen = path.endsWith('/new') ? '' : await version(path);
    const answer = await ask(path, { ...form, ...nobody, version: seen, action: 'publish' });
    expect(answer.status).toBe(422);
    const page = await answer.text();
    expect(page).toMatch(/This consent was withdrawn on \d+ \w+ \d{4}\. Ask again/);
    expect(page).toContain('href="#consentGivenBy"');
  }
  expect((await ask(file)).status).toBe(410);
  // Another picture in the same entry may be one of nobody.
  const { shown: kites } = await picture('two-kites');
  expect((await publish({ ...nobody, image: kites.image })).status).toBe(303);
});

test('a draft with a consent that was taken back says so in the preview, which has no button that publishes it', async () => {
  const { address, publish } = await picture('kite');
  await withdrawConsent(dataDir, 'kite');
  await publish({ action: 'save-draft' });
  const preview = await (await ask(`${address}/preview`)).text();
  expect(preview).toMatch(takenBack);
  expect(preview).not.toContain('value="publish"');
  // In the other languages of the desk too.
  for (const [language, sentence] of [
    ['hi', 'वापस ली गई थी'],
    ['mr', 'मागे घेतली होती'],
  ]) {
    const cookie = `${editor}; desk-language=${language}`;
    const answer = await site.fetch(
      new Request(`http://site.test${address}/preview`, { headers: { cookie } }),
    );
    expect(await answer.text()).toContain(sentence);
  }
});

test('a picture that was moved to the bin after its consent was taken back leaves that out of the older form', async () => {
  const { address, form, publish } = await picture('swing');
  const older = await version(address);
  await withdrawConsent(dataDir, 'swing');
  await publish({ consentGivenBy: '', action: 'move-to-bin' });
  const gone = await publish({ version: older });
  expect(gone.status).toBe(409);
  const page = await gone.text();
  expect(page).toMatch(takenBack);
  expect(page).toContain(form.alt);
  expect(page).not.toContain(lastingConsent.givenOn);
});

test('a picture of the bin whose consent was taken back is not shown when it is back, and the page says so', async () => {
  const { shown, file, stored } = await picture('puppets');
  await withdrawConsent(dataDir, 'puppets');
  await beside(({ gallery }) => gallery.remove(['puppets']));
  await putIntoBin('gallery-picture', 'puppets', { id: 'puppets', published: shown, position: 0 });
  expect(await restored('puppets')).toContain(bin.done['without-consent']);
  expect((await stored())?.consent).toBe('missing');
  await expect.poll(async () => (await ask(file, undefined)).status, { timeout: 5000 }).toBe(410);
});

test('a maker is not published again with the consent that they took back', async () => {
  const { address, publish, stored, takeBack } = await product('story-kurta');
  const older = await version(address);
  await takeBack();
  expect((await publish({ version: older })).status).toBe(409);
  const again = await publish();
  expect(again.status).toBe(422);
  expect(await again.text()).toMatch(takenBack);
  expect((await stored())?.story?.consent).toBeUndefined();
  await nextDay(async (day) => {
    expect((await publish({ consentGivenOn: day })).status).toBe(303);
    expect((await stored())?.story?.consent).toMatchObject({ givenOn: day });
  });
});

test.each([
  ['while it was taken off the site', [{ consentGivenBy: '', action: 'unpublish' }]],
  ['in its draft afterwards', [{ action: 'unpublish' }, { consentGivenBy: '', action: 'save-draft' }]],
  ['when it was published again', [{ action: 'unpublish' }, { consentGivenBy: '' }]],
  [
    'in an earlier draft',
    [
      { consentGivenBy: '', action: 'save-draft' },
      { consentGivenBy: '', action: 'unpublish' },
    ],
  ],
] satisfies [string, Form[]][])(
  'a maker who took the consent back %s is not published again with it',
  async (when, steps) => {
    const { publish, stored } = await product(`sari-${when.replaceAll(' ', '-')}`);
    for (const step of steps) expect((await publish(step)).status).toBe(303);
    const again = await publish();
    expect(again.status).toBe(422);
    expect(await again.text()).toMatch(takenBack);
    expect((await stored())?.story?.consent).toBeUndefined();
    await nextDay(async (day) => {
      expect((await publish({ consentGivenOn: day })).status).toBe(303);
    });
  },
);

test('a draft without the consent ends none that visitors see, until it takes its place', async () => {
  const { address, publish, stored } = await product('loose-end');
  for (const action of ['save-draft', 'discard'])
    expect((await publish({ consentGivenBy: '', action })).status).toBe(303);
  expect((await publish({ price: '900' })).status).toBe(303);
  expect((await stored())?.story?.consent).toMatchObject({ givenOn: lastingConsent.givenOn });

  await publish({ consentGivenBy: '', action: 'move-to-bin' });
  expect(await restored('loose-end')).toContain(bin.done['without-consent']);
  expect((await stored())?.story?.consent).toBeUndefined();
  expect((await ask(address)).status).toBe(200);
});

test('the consent of a picture that is off the site is withdrawn by its button', async () => {
  const { address, publish, stored } = await picture('see-saw');
  const page = async () => (await ask(address)).text();
  await publish({ action: 'unpublish' });
  expect(await page()).toContain(galleryWords.withdraw);
  expect(await page()).not.toContain(galleryWords.withdrawHint);
  expect((await publish({ action: 'withdraw-consent' })).status).toBe(303);
  expect(await page()).not.toContain(galleryWords.withdraw);
  expect((await publish()).status).toBe(422);
  expect(await stored()).toBeUndefined();
});

test('what says no more of the consent of a picture than who gave it takes it back', async () => {
  const { publish, stored } = await picture('marbles');
  const emptied = { consentHowChecked: '', consentGivenOn: '', consentUntil: '' };
  await publish({ action: 'unpublish' });
  await publish({ ...emptied, action: 'save-draft' });
  const again = await publish();
  expect(again.status).toBe(422);
  expect(await again.text()).toMatch(takenBack);
  expect(await stored()).toBeUndefined();
});

test('a product of the bin comes back without the consent that its maker took back', async () => {
  const { stored, takeBack } = await product('bin-kurta');
  const published = await stored();
  await takeBack();
  await beside(({ products }) => products.remove(['bin-kurta']));
  await putIntoBin('product', 'bin-kurta', { id: 'bin-kurta', published, position: 0 });
  expect(await restored('bin-kurta')).toContain(bin.done['without-consent']);
  const { story } = (await stored()) ?? {};
  expect([story?.maker, story?.consent]).toEqual(['Maker of bin-kurta', undefined]);
});

test('a student is not shown again with the consent that was taken back', async () => {
  const { give, stored, takeBack } = await student('Ravi Rao');
  const listed = async () => (await ask('/enrolled')).text();
  expect(await listed()).toContain('Ravi Rao');
  await takeBack();
  expect((await give({ version: consentVersion(lastingConsent) })).status).toBe(409);
  const again = await give({ howChecked: 'As it was typed' });
  expect(again.status).toBe(422);
  const page = await again.text();
  expect(page).toMatch(/This consent was withdrawn on \d+ \w+ \d{4}\. Ask again/);
  expect(page).toContain('href="#givenOn"');
  expect(page).toContain('As it was typed');
  expect((await give({ givenOn: today() })).status).toBe(422);
  expect((await stored())?.consent).toBeUndefined();
  expect(await listed()).not.toContain('Ravi Rao');
  await nextDay(async (day) => {
    expect((await give({ givenOn: day })).status).toBe(303);
    expect((await stored())?.consent).toMatchObject({ givenOn: day });
  });
});

test('a student of the bin comes back without the consent that was taken back', async () => {
  const { id, stored, takeBack } = await student('Meena Rao');
  const record = (await stored()) ?? {};
  await takeBack();
  await beside(({ students }) => students.remove(id));
  await putIntoBin('student', id, record);
  expect(await restored(id)).toContain(bin.done['without-consent']);
  expect(await stored()).toMatchObject({ student: { name: 'Meena Rao' }, consent: undefined });
});
