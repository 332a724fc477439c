import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ownPicture } from '../../domain/pictures/picture-address.ts';
import { makeSitePictures } from './make-site-pictures.ts';

const loom = '/media/hero-loom-0a1b2c3d/320x240-e8d898.jpg';
const bag = '/media/jute-tote-bag-4e5f6a7b/320x240-283878.jpg';

describe('the pictures of a build', () => {
  let contentDir: string;
  let buildDir: string;
  const make = () => makeSitePictures({ contentDir, buildDir });
  const photograph = (name: string) => join(contentDir, 'pictures', name);
  const listed = async () => JSON.parse(await readFile(join(buildDir, 'pictures.json'), 'utf8')) as object;

  beforeEach(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'site-pictures-'));
    contentDir = join(folder, 'content');
    buildDir = join(folder, 'build');
    for (const address of [loom, bag]) {
      const drawn = join(contentDir, 'pictures/drawn', address.split('/')[2] ?? '');
      await mkdir(drawn, { recursive: true });
      await writeFile(join(drawn, '320.avif'), 'avif');
      await writeFile(join(drawn, address.split('/')[3] ?? ''), 'jpeg');
    }
    const drawings = { 'hero-loom': loom, 'jute-tote-bag': bag };
    await writeFile(join(contentDir, 'pictures/drawn.json'), JSON.stringify(drawings));
  });
  afterEach(() => rm(join(contentDir, '..'), { recursive: true }));

  it('are the committed drawings, and the build folder holds all of them', async () => {
    expect(await make()).toEqual({ 'hero-loom': loom, 'jute-tote-bag': bag });
    expect(await listed()).toEqual({ 'hero-loom': loom, 'jute-tote-bag': bag });
    expect(await readFile(join(buildDir, loom), 'utf8')).toBe('jpeg');
    expect(await readdir(join(buildDir, 'media/jute-tote-bag-4e5f6a7b'))).toEqual([
      '320.avif',
      '320x240-283878.jpg',
    ]);
  });

  it('are made of a photograph where it has the name of a drawing: upright, and without where it was taken', async () => {
    const taken = await sidewaysPhotograph();
    expect(await sharp(taken).metadata()).toMatchObject({
      orientation: 6,
      exif: expect.any(Buffer) as Buffer,
    });
    await writeFile(photograph('hero-loom.JPG'), taken);
    const { 'hero-loom': address = '', ...others } = await make();

    expect(others).toEqual({ 'jute-tote-bag': bag });
    expect(ownPicture(address)).toMatchObject({ width: 320, height: 480, widths: [160, 320] });
    const folder = join(buildDir, address, '..');
    expect((await readdir(folder)).length).toBe(3);
    for (const file of await readdir(folder)) {
      const { width, height, exif } = await sharp(join(folder, file)).metadata();
      expect({ file, shape: height / width, exif }).toEqual({ file, shape: 1.5, exif: undefined });
    }
  });

  it('include a photograph with a new name', async () => {
    await writeFile(
      photograph('gallery-harvest.png'),
      await sharp(await sidewaysPhotograph())
        .png()
        .toBuffer(),
    );

    expect(Object.keys(await make())).toEqual(['gallery-harvest', 'hero-loom', 'jute-tote-bag']);
    expect(Object.keys(await listed())).toEqual(['gallery-harvest', 'hero-loom', 'jute-tote-bag']);
  });

  it('are not made again of a photograph that has not changed', async () => {
    await writeFile(photograph('hero-loom.jpg'), await sidewaysPhotograph());
    const file = async () => stat(join(buildDir, (await make())['hero-loom'] ?? ''));
    const [first, second] = [await file(), await file()];

    expect([second.ino, second.mtimeMs]).toEqual([first.ino, first.mtimeMs]);
  });

  it('are made anew of a photograph that changed, and nothing is left of the old one', async () => {
    await writeFile(photograph('hero-loom.jpg'), await sidewaysPhotograph());
    const before = (await make())['hero-loom'] ?? '';
    await writeFile(photograph('hero-loom.jpg'), await sidewaysPhotograph('#a8322a'));
    const after = (await make())['hero-loom'] ?? '';

    expect(after).not.toBe(before);
    expect(await readdir(join(buildDir, 'media'))).not.toContain(before.split('/')[2]);
  });

  it('are the drawing again once its photograph is taken away', async () => {
    await writeFile(photograph('hero-loom.jpg'), await sidewaysPhotograph());
    await make();
    await rm(photograph('hero-loom.jpg'));

    expect(await make()).toEqual({ 'hero-loom': loom, 'jute-tote-bag': bag });
    expect(await readdir(join(buildDir, 'media'))).toEqual(['hero-loom-0a1b2c3d', 'jute-tote-bag-4e5f6a7b']);
  });

  it('are refused by name where a photograph is no picture', async () => {
    await writeFile(photograph('hero-loom.jpg'), 'Dear sir, this is no photograph.');

    await expect(make()).rejects.toThrow(`"hero-loom" can't be read as a picture`);
  });
});

/** A JPEG as a phone held upright writes it: the pixels lie on their side, and EXIF says so, and where it was taken. */
function sidewaysPhotograph(background = '#2f6b46'): Promise<Buffer> {
  return sharp({ create: { width: 480, height: 320, channels: 3, background } })
    .jpeg()
    .withMetadata({
      orientation: 6,
      exif: { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '18/1 31/1 12/1' } },
    })
    .toBuffer();
}
