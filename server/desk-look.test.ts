import { expect, test, vi } from 'vitest';
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

  await withdrawConsent(dataDir, id);
  await vi.waitFor(async () => expect(await read('/hostel-enrollment')).not.toContain(alt), {
    timeout: 5000,
  });
  expect(await read('/')).not.toContain(title);
  expect(await read('/hostel-enrollment')).toContain('/media/hostel-house-');
});
