import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import texts from '../content/en/desk/pictures.json' with { type: 'json' };
import { pickle } from '../storage/test-records.ts';
import { signedInCookie } from './test-desk.ts';
import { openSharedSite, pause } from './test-site.ts';

const origin = 'http://site.test';
const { site, dataDir, beside } = await openSharedSite();
const cookie = await signedInCookie(dataDir, 'editor');
const asScript = { cookie, origin, accept: 'application/json' };

type Answer = { id: string; state: string; address: string; text: string; done: number; total: number };

const ask = (path: string, headers: Record<string, string> = asScript) =>
  site.fetch(new Request(`${origin}${path}`, { headers }));

type Post = { name?: string; crop?: string; point?: string; headers?: Record<string, string> };

function post(
  file: Uint8Array | string,
  { name = 'x.jpg', crop = '', point, headers = asScript }: Post = {},
) {
  const body = new FormData();
  body.append('crop', crop);
  if (point !== undefined) body.append('point', point);
  body.append('picture', new Blob([typeof file === 'string' ? file : new Uint8Array(file)]), name);
  return site.fetch(new Request(`${origin}/desk/pictures`, { method: 'POST', body, headers }));
}

async function upload(file: Uint8Array, options: Post = {}): Promise<Answer> {
  const answer = await post(file, options);
  expect(answer.status).toBe(201);
  const { id } = (await answer.json()) as Answer;
  for (;;) {
    const now = (await (await ask(`/desk/pictures/${id}`)).json()) as Answer;
    if (now.state === 'done' || now.state === 'failed') return now;
    expect(now.text).toMatch(/waits|made ready/);
    await pause(50);
  }
}

// As a camera on its side makes it: left half red, right half blue, turned by what is written beside the picture.
const photograph = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c03020' } })
    .composite([
      {
        input: { create: { width, height: height / 2, channels: 3, background: '#2040c0' } },
        gravity: 'north',
      },
    ])
    .jpeg()
    .withMetadata({
      orientation: 6,
      exif: { IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '18/1 31/1 12/1' } },
    })
    .toBuffer();

const plain = () => sharp({ create: { width: 400, height: 300, channels: 3, background: '#2f6b46' } });
const publicAddress = (address: string) => address.replace(/^\/desk/, '');
const filesOf = async (address: string) => {
  const folder = join(dataDir, dirname(publicAddress(address)));
  return Promise.all((await readdir(folder)).map((file) => readFile(join(folder, file))));
};

describe('a photograph of twelve megapixels', () => {
  test('is made upright, without the place where it was taken; the uploaded file is gone', async () => {
    const source = await photograph(4000, 3000);
    expect(source.includes('Exif')).toBe(true);
    const { state, address, text, done, total } = await upload(source);
    expect({ state, text, isAll: done === total }).toEqual({
      state: 'done',
      text: texts.states.done,
      isAll: true,
    });
    expect(address).toMatch(/^\/desk\/media\/picture-[0-9a-f]{16}-[0-9a-f]{8}\/1200x1600-[0-9a-f]{6}\.jpg$/);
    expect((await ask(address)).headers.get('content-type')).toBe('image/jpeg');
    // Nothing published uses it yet.
    expect((await ask(address, {})).status).toBe(303);
    const unpublished = await ask(publicAddress(address), {});
    expect([unpublished.status, unpublished.headers.get('cache-control')]).toEqual([404, 'no-store']);
    const files = await filesOf(address);
    expect(files.length).toBe(7);
    for (const file of files) {
      const { exif, xmp, iptc, orientation = 1 } = await sharp(file).metadata();
      expect({ exif, xmp, iptc, orientation }).toEqual({ orientation: 1 });
      // As another reader finds it: the bytes themselves.
      for (const trace of ['Exif\0\0', 'Somebody', 'GPS', 'http://ns.adobe.com/xap'])
        expect(file.includes(trace)).toBe(false);
    }
    expect(await readdir(join(dataDir, 'uploads'))).toEqual([]);
  });

  test('is everybody’s at once when a product shows it, also for who was refused a moment ago', async () => {
    const { address } = await upload(await photograph(900, 700));
    const shown = publicAddress(address);
    expect((await ask(shown, {})).status).toBe(404);
    await beside(({ products }) => products.save([{ ...pickle, imageURL: shown }]));
    expect((await ask(shown, {})).status).toBe(200);
  });

  const folderHash = (address: string) => /-([0-9a-f]{8})\//.exec(address)?.[1];
  const lightOf = async (address: string) =>
    (await sharp(join(dataDir, publicAddress(address))).stats()).dominant;

  test('is cut to a shape at a place, as its editor sees it, upright', async () => {
    const square = await upload(await photograph(800, 600), { crop: 'square' });
    expect(square.address).toMatch(/\/480x480-/);
    const wide = await upload(await photograph(800, 600), { crop: 'four-to-three' });
    expect(wide.address).toMatch(/\/480x360-/);
    const isBlue = async (place: string) => {
      const { address } = await upload(await photograph(600, 1600), { crop: 'square', point: place });
      const { r, b } = await lightOf(address);
      return b > r + 60;
    };
    // Turned upright the blue half is on the right.
    expect(await isBlue('right')).toBe(true);
    expect(await isBlue('left')).toBe(false);
    const unknown = await upload(await photograph(800, 600), { crop: 'square', point: 'beside it' });
    expect(folderHash(unknown.address)).toBe(folderHash(square.address));
  });

  test('is whole where a page asks for a rectangle, which none offers', async () => {
    const crop = JSON.stringify({ left: 0.5, top: 0.25, width: 0.5, height: 0.5 });
    const { address } = await upload(await photograph(800, 600), { crop });
    expect(address).toMatch(/\/480x640-/);
  });
});

describe('an uploaded file', () => {
  test.each(['jpeg', 'png', 'webp'] as const)('may be %s, whatever its name says', async (format) => {
    const { state } = await upload(await plain()[format]().toBuffer(), { name: 'letter.pdf' });
    expect(state).toBe('done');
  });

  test.each<[string, keyof typeof texts.problems, () => Promise<Uint8Array | string> | Uint8Array | string]>([
    ['a HEIC photograph', 'heic', () => Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'latin1')],
    ['a text named .jpg', 'not-a-picture', () => 'Dear sir, this is not a photo.'],
    ['an empty file', 'not-a-picture', () => ''],
    [
      'an SVG',
      'other-format',
      () => '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    ],
    ['a GIF', 'other-format', () => plain().gif().toBuffer()],
    ['an AVIF', 'other-format', () => plain().avif().toBuffer()],
    ['the first bytes of a JPEG', 'damaged', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
    ['a page that begins like a PNG', 'damaged', () => Buffer.from('\u0089PNG\r\n\u001a\n<html>', 'latin1')],
    ['a PNG that unpacks to far more than it is', 'damaged', () => packedTexts(100)],
    ['a PNG of 40,000 by 40,000 pixels', 'too-many-pixels', () => bomb(40_000, 40_000, 0)],
    ['an interlaced PNG of 15,000 by 15,000 pixels', 'too-many-pixels', () => bomb(15_000, 15_000, 1)],
    ['a PNG of 160 by 20,001 pixels', 'too-many-pixels', () => bomb(160, 20_001, 0)],
    ['more than 25 MB', 'too-many-bytes', () => new Uint8Array(25 * 1024 * 1024 + 1).fill(0xff)],
  ])('that is %s is refused with the reason', async (_, problem, make) => {
    const answer = await post(await make());
    expect([answer.status, await answer.json()]).toEqual([
      422,
      { state: 'failed', text: texts.problems[problem] },
    ]);
    expect(await readdir(join(dataDir, 'uploads'))).toEqual([]);
  });

  test('that breaks off in its middle is refused when it is made', async () => {
    const whole = await photograph(1600, 1200);
    const { state, text } = await upload(whole.subarray(0, whole.length / 2));
    expect({ state, text }).toEqual({ state: 'failed', text: texts.problems.damaged });
  });

  test('that claims more pixels than it has harms nothing', async () => {
    const { state } = await upload(bomb(16_000, 15_000, 0));
    expect(state).toBe('failed');
    expect((await ask('/', {})).status).toBe(200);
  });

  test.each([
    '../../x.jpg',
    '..\\..\\x.jpg',
    '/etc/passwd',
    'x.php\0.jpg',
    'a"b\r\nc.jpg',
    `${'x'.repeat(5000)}.jpg`,
  ])('is named as nobody told it: %j', async (name) => {
    const before = await readdir(dataDir);
    const { state, address } = await upload(await plain().jpeg().toBuffer(), { name });
    expect(state).toBe('done');
    expect(address).toMatch(/^\/desk\/media\/picture-[0-9a-f]{16}-[0-9a-f]{8}\//);
    expect(await readdir(dataDir)).toEqual(before);
  });

  test('can be read by this account only, and has no address', async () => {
    // Another process is slow to take it: it lies there.
    const file = join(dataDir, 'uploads/3f2a');
    await writeFile(file, 'as it was sent', { mode: 0o600 });
    for (const path of [
      '/uploads/3f2a',
      '/media/../uploads/3f2a',
      '/media/%2e%2e/uploads/3f2a',
      '/media/..%2fuploads/3f2a',
      '/desk/uploads/3f2a',
    ])
      expect((await ask(path)).status).toBe(404);
    expect((await stat(join(dataDir, 'uploads'))).mode & 0o077).toBe(0);
    await rm(file);
  });

  test('is alone in the folder of pictures: nothing else that lies there has an address', async () => {
    const folder = join(dataDir, 'media/kept-0a1b2c3d');
    await mkdir(folder, { recursive: true });
    const names = ['backup-2026-11-28-021500.tar.gz', 'list.csv', 'page.html', 'own.jpg'];
    for (const name of names) await writeFile(join(folder, name), 'kept');
    const statuses = (base: string) =>
      Promise.all(names.map(async (name) => (await ask(`${base}/kept-0a1b2c3d/${name}`)).status));
    expect(await statuses('/media')).toEqual([404, 404, 404, 200]);
    expect(await statuses('/desk/media')).toEqual([404, 404, 404, 200]);
    await rm(folder, { recursive: true });
  });

  const tooLong = 'x'.repeat(256);
  test.each([
    '/media/x%00/a.jpg',
    '/desk/media/x%00/a.jpg',
    '/share/%00',
    `/media/${tooLong}/1.jpg`,
    `/media/${tooLong}-0a1b2c3d/1.jpg`,
    `/desk/media/${tooLong}/1.jpg`,
    `/share/${tooLong}.jpg`,
  ])('is not looked for by a name that no folder has: %s', async (path) => {
    expect((await ask(path)).status).toBe(404);
  });

  test('is taken once for each field; the other files of the form are removed', async () => {
    const source = await plain().jpeg().toBuffer();
    const body = new FormData();
    body.append('version', '');
    body.append('action', 'save-draft');
    const names = ['imageURL.file', 'imageURL.file', 'imageURL.cut', 'other', 'imageURL.file'];
    for (const name of names) body.append(name, new Blob([new Uint8Array(source)]), 'x.jpg');
    const answer = await site.fetch(
      new Request(`${origin}/desk/products/new`, { method: 'POST', body, headers: { cookie, origin } }),
    );
    expect(answer.status).toBe(303);
    // The one that was taken is made and then removed.
    await expect.poll(() => readdir(join(dataDir, 'uploads')), { timeout: 10_000 }).toEqual([]);
  });

  test('is no whole form where the connection broke, and nothing of it stays', async () => {
    const body = `--b\r\nContent-Disposition: form-data; name="picture"; filename="a.jpg"\r\n\r\nhalf`;
    const headers = { ...asScript, 'content-type': 'multipart/form-data; boundary=b' };
    const broken = await site.fetch(
      new Request(`${origin}/desk/pictures`, { method: 'POST', body, headers }),
    );
    expect(broken.status).toBe(400);
    expect(await readdir(join(dataDir, 'uploads'))).toEqual([]);
  });
});

describe('pictures are for staff who may change things', () => {
  test('nobody else uploads one', async () => {
    const file = await plain().jpeg().toBuffer();
    const status = async (headers: Record<string, string>) => (await post(file, { headers })).status;
    expect(await status({ ...asScript, cookie: '' })).toBe(401);
    expect(await status({ ...asScript, cookie: await signedInCookie(dataDir, 'reader') })).toBe(403);
    expect(await status({ ...asScript, origin: 'https://evil.example' })).toBe(403);
    expect(await readdir(join(dataDir, 'uploads'))).toEqual([]);
  });

  test('nobody else asks how one stands', async () => {
    expect((await ask('/desk/pictures/3f2a', {})).status).toBe(303);
    expect((await ask('/desk/pictures/3f2a')).status).toBe(404);
  });
});

test('without a script an upload leads to a page that says how it stands', async () => {
  const answer = await post(await plain().jpeg().toBuffer(), { headers: { cookie, origin } });
  expect(answer.status).toBe(303);
  const page = await ask(answer.headers.get('location') ?? '', { cookie });
  expect(await page.text()).toMatch(/The (file is uploaded|picture is being made|file is ready)/);
});

/** A small PNG whose head claims that many pixels. */
function bomb(width: number, height: number, interlaced: 0 | 1): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, interlaced], 8);
  return Buffer.concat([
    Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'),
    pngChunk('IHDR', head),
    pngChunk('IDAT', deflateSync(Buffer.alloc(1000))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A small PNG with that many texts, each of which is far larger unpacked. */
function packedTexts(count: number): Buffer {
  const png = bomb(64, 64, 0);
  const text = Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), deflateSync(Buffer.alloc(1_000_000))]);
  const afterHead = 8 + 25;
  return Buffer.concat([
    png.subarray(0, afterHead),
    ...Array<Buffer>(count).fill(pngChunk('zTXt', text)),
    png.subarray(afterHead),
  ]);
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
