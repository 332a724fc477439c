import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { signedInCookie } from './test-desk.ts';
import { openSharedSite, pause } from './test-site.ts';

const { site, dataDir } = await openSharedSite();
const cookie = await signedInCookie(dataDir, 'editor');
const origin = 'http://site.test';
const asScript = { cookie, origin, accept: 'application/json' };

type Answer = { id: string; state: string; address: string; text: string; done: number; total: number };

function post(
  file: Blob,
  {
    name = 'x.jpg',
    crop = '',
    headers = {},
  }: { name?: string; crop?: string; headers?: Record<string, string> } = {},
) {
  const body = new FormData();
  body.append('picture', file, name);
  if (crop) body.append('crop', crop);
  return site.fetch(
    new Request(`${origin}/desk/pictures`, { method: 'POST', body, headers: { ...asScript, ...headers } }),
  );
}

async function made(answer: Response): Promise<Answer> {
  const { id } = (await answer.json()) as Answer;
  for (;;) {
    const asked = await site.fetch(new Request(`${origin}/desk/pictures/${id}`, { headers: asScript }));
    const now = (await asked.json()) as Answer;
    if (now.state === 'done' || now.state === 'failed') return now;
    await pause(50);
  }
}

const photograph = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 30 } } })
    .jpeg()
    .withMetadata({
      orientation: 6,
      exif: { IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '18/1 31/1 12/1' } },
    })
    .toBuffer();

describe('a picture that is uploaded', () => {
  test('is made upright, without the place where it was taken, and the uploaded file is gone', async () => {
    const source = await photograph(4000, 3000);
    const start = performance.now();
    const answer = await post(new Blob([new Uint8Array(source)]));
    expect(answer.status).toBe(201);
    const { state, address } = await made(answer);
    console.log(performance.now() - start, address);
    expect(state).toBe('done');
    expect(address).toMatch(/^\/media\/picture-[0-9a-f]{16}-[0-9a-f]{8}\/1200x1600-[0-9a-f]{6}\.jpg$/);
    expect(await readdir(join(dataDir, 'uploads'))).toEqual([]);
  });
});
void randomBytes;
