import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import firstSteps from '../content/en/desk/first-steps.json' with { type: 'json' };
import problems from '../content/en/desk/text-problems.json' with { type: 'json' };
import texts from '../content/en/desk/texts.json' with { type: 'json' };
import shipped from '../content/site.json' with { type: 'json' };
import { palettesFrom } from '../domain/look/palette.ts';
import { signedInCookie } from './test-desk.ts';
import { beside, pictureWithFiles, withdrawConsent } from './test-picture-of-people.ts';
import { openSharedSite } from './test-site.ts';

const { site, dataDir } = await openSharedSite();
const editor = await signedInCookie(dataDir, 'editor');
const owner = await signedInCookie(dataDir, 'owner');

const page = '/desk/texts/look';
const chooseLook = firstSteps.steps.look.link;
const ask = (path: string, cookie = '') =>
  site.fetch(new Request(`http://site.test${path}`, { headers: { cookie } }));
const read = async (path: string, cookie?: string) => (await ask(path, cookie)).text();

/** Sends the form of the page as a browser would. */
async function send(typed: Record<string, string>, action: string, cookie = owner): Promise<Response> {
  const version = /name="version" value="([^"]*)"/.exec(await read(page, cookie))?.[1] ?? '';
  return site.fetch(
    new Request(`http://site.test${page}`, {
      method: 'POST',
      headers: { cookie, origin: 'http://site.test' },
      body: new URLSearchParams({ version, ...typed, action }),
    }),
  );
}

const brand = (colour: string) => ({ 'site.colours.brand': colour });
const primary = (colour: string) =>
  `--color-primary:${palettesFrom({ ...shipped.colours, brand: colour }).light.primary}`;
const visitorsSee = (text: string, path = '/') =>
  vi.waitFor(async () => expect(await read(path)).toContain(text), { timeout: 5000 });

test('editors see the colours, and only owners change them', async () => {
  const html = await read(page, editor);
  expect(html).toContain(texts.form.ownersChange);
  expect(html).not.toContain('name="site.colours.brand"');
  expect(html).not.toContain(`>${texts.form.publish}<`);
  for (const action of ['publish', 'draft', 'preview'])
    expect((await send(brand('#0b7a5b'), action, editor)).status).toBe(403);
});

test('a colour that is tried is in the preview only', async () => {
  const refused = await send(brand('green'), 'publish');
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain(problems.colour);

  const preview = await send(brand('#c62828'), 'preview');
  expect(preview.status).toBe(303);
  expect(await read(preview.headers.get('location') ?? '', owner)).toContain(primary('#c62828'));
  expect(await read('/')).toContain(primary(shipped.colours.brand));
  expect((await send({}, 'discard')).status).toBe(303);
});

test('a colour that is published is on pages, in the manifest, at the desk and on papers, until it is reset', async () => {
  expect((await send(brand('#0b7a5b'), 'publish')).status).toBe(303);
  const { light } = palettesFrom({ ...shipped.colours, brand: '#0b7a5b' });
  await visitorsSee(primary('#0b7a5b'));
  expect(await read('/')).toContain(`<meta name="theme-color" content="${light.deep}"`);
  await visitorsSee(`"theme_color":"${light.deep}"`, '/manifest.webmanifest');
  expect(await read('/desk', owner)).toContain(primary('#0b7a5b'));
  expect(await read('/desk/paper/list', owner)).toContain(`color: ${light.primary}`);
  // Readers of the log see which text it was.
  expect(await read('/desk/log', owner)).toContain(`${texts.words.site}: ${texts.words.colours}`);

  const versions = '/desk/texts/versions/look/site.colours.brand';
  const version = /name="version" value="([^"]*)"/.exec(await read(versions, owner))?.[1] ?? '';
  const reset = await site.fetch(
    new Request(`http://site.test${versions}`, {
      method: 'POST',
      headers: { cookie: owner, origin: 'http://site.test' },
      body: new URLSearchParams({ version, restore: '' }),
    }),
  );
  expect(reset.status).toBe(303);
  await visitorsSee(primary(shipped.colours.brand));
});

test('a picture of the gallery stands at a place of a page with its own words, until its consent ends', async () => {
  const altInMarathi = 'मागावर दोन स्त्रिया';
  const { picture } = await pictureWithFiles(dataDir, 'weaving-day', {
    title: 'Weaving day',
    alt: 'Two women at a loom',
    translations: { mr: { alt: altInMarathi } },
  });
  const { id, title, alt } = picture;
  await beside(dataDir, (all) => all.gallery.save([picture]));
  await vi.waitFor(async () => expect(await read(page, owner)).toContain(`<option value="${id}">${title}`), {
    timeout: 5000,
  });
  const place = { 'site.pictures.hostel-house': id, 'site.pictures.hero-loom': id };

  const preview = await send(place, 'preview');
  expect(await read(preview.headers.get('location') ?? '', owner)).toContain(`alt="${alt}"`);
  expect(await read('/')).not.toContain(alt);

  expect((await send(place, 'publish')).status).toBe(303);
  await visitorsSee(`alt="${alt}"`, '/hostel-enrollment');
  const home = await ask('/');
  expect(await home.text()).toContain(`${title}</span>`);
  // Another cache may not show somebody whose consent has ended.
  expect(home.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=0');
  expect(await read('/mr/hostel-enrollment')).toContain(`alt="${altInMarathi}"`);

  // No picture, and none that is not in the gallery, stands there.
  for (const chosen of ['', 'no-such-picture']) {
    expect((await send({ ...place, 'site.pictures.hero-loom': chosen }, 'publish')).status).toBe(303);
    await vi.waitFor(async () => expect(await read('/')).not.toContain(`${title}</span>`), { timeout: 5000 });
    expect(await read(page, owner)).not.toContain('no-such-picture');
  }

  await withdrawConsent(dataDir, id);
  await vi.waitFor(async () => expect(await read('/hostel-enrollment')).not.toContain(alt), {
    timeout: 5000,
  });
  expect(await read('/')).not.toContain(title);
  expect(await read('/hostel-enrollment')).toContain('/media/hostel-house-');
});

describe('a logo', () => {
  const red = async () =>
    sharp({ create: { width: 300, height: 100, channels: 4, background: '#ff2200' } })
      .png()
      .toBuffer();

  /** Sends the form with a file, as a browser does. */
  async function sendLogo(bytes: Uint8Array, action: string, cookie = owner): Promise<Response> {
    const form = new FormData();
    form.set('version', /name="version" value="([^"]*)"/.exec(await read(page, cookie))?.[1] ?? '');
    form.set('site.logo', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'logo.png');
    form.set('action', action);
    const headers = { cookie, origin: 'http://site.test' };
    return site.fetch(new Request(`http://site.test${page}`, { method: 'POST', headers, body: form }));
  }

  const barLogo = (html: string) => /src="(\/icons\/logo-\d+x\d+-[\da-f]{8}\.webp)"/.exec(html)?.[1] ?? '';
  const colourOf = async (path: string) => {
    const answer = await ask(path);
    expect([path, answer.status]).toEqual([path, 200]);
    const { data } = await sharp(Buffer.from(await answer.arrayBuffer()))
      .resize(3, 3, { fit: 'fill', kernel: 'nearest' })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const [r = 0, g = 0, b = 0] = data.subarray(12, 15);
    return r > 200 && g < 80 && b < 60 ? 'red' : 'another';
  };

  test('is refused where it is no picture, and to editors', async () => {
    const noPicture = await sendLogo(new TextEncoder().encode('<svg onload="alert(1)"/>'), 'publish');
    expect([noPicture.status, await noPicture.text()]).toEqual([422, expect.stringContaining(problems.logo)]);
    expect((await sendLogo(await red(), 'publish', editor)).status).toBe(403);
    // A drawing that is typed into the form is left out.
    const before = barLogo(await read('/'));
    expect((await send({ 'site.logo': 'data:image/svg+xml;base64,PHN2Zy8+' }, 'preview')).status).toBe(303);
    expect(barLogo(await read('/desk/texts/preview/look', owner))).toBe(before);
  });

  test('is in the preview first; then in the bar, the tab, the home screen, on papers and where a page is shared', async () => {
    const before = barLogo(await read('/'));
    const preview = await sendLogo(await red(), 'preview');
    const tried = barLogo(await read(preview.headers.get('location') ?? '', owner));
    expect(tried).not.toBe(before);
    expect(await colourOf(tried)).toBe('red');
    expect(barLogo(await read('/'))).toBe(before);
    expect(await colourOf('/icons/icon-192.png')).toBe('another');

    expect(await read('/desk/first-steps', owner)).toContain(chooseLook);
    expect((await send({}, 'publish')).status).toBe(303);
    await visitorsSee(tried);
    for (const path of ['/icons/icon-192.png', '/icons/icon-maskable-512.png', '/icons/apple-touch-icon.png'])
      expect([path, await colourOf(path)]).toEqual([path, 'red']);
    expect((await ask('/favicon.ico')).headers.get('content-type')).toBe('image/x-icon');
    const shared = /property="og:image" content="http:\/\/site.test([^"]+)"/.exec(await read('/'))?.[1] ?? '';
    expect(await colourOf(shared)).toBe('red');
    const paper =
      /src="data:image\/png;base64,([^"]+)"/.exec(await read('/desk/paper/list', owner))?.[1] ?? '';
    const { width, height } = await sharp(Buffer.from(paper, 'base64')).metadata();
    expect([width, height]).toEqual([1080, 360]);
    // It is none of the samples any more, and the log does not print it.
    expect(await read('/desk/first-steps', owner)).not.toContain(chooseLook);
    expect((await read('/desk/log', owner)).length).toBeLessThan(60_000);
  });

  test('stands on the colours that were chosen, also that of the files', async () => {
    const versions = '/desk/texts/versions/look/site.logo';
    const version = /name="version" value="([^"]*)"/.exec(await read(versions, owner))?.[1] ?? '';
    const body = new URLSearchParams({ version, restore: '' });
    const headers = { cookie: owner, origin: 'http://site.test' };
    await site.fetch(new Request(`http://site.test${versions}`, { method: 'POST', headers, body }));
    await vi.waitFor(async () => expect(await colourOf('/icons/icon-maskable-512.png')).toBe('another'), {
      timeout: 5000,
    });

    await send(brand('#0b7a5b'), 'publish');
    const { deep } = palettesFrom({ ...shipped.colours, brand: '#0b7a5b' }).light;
    await visitorsSee(primary('#0b7a5b'));
    const icon = await ask('/icons/icon-maskable-512.png');
    const { data } = await sharp(Buffer.from(await icon.arrayBuffer()))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(`#${data.subarray(0, 3).toString('hex')}`).toBe(deep);
  });
});
