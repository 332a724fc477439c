import { expect, onTestFinished, test, vi } from 'vitest';
import { copyContentGallery, galleryOfContent } from '../back-office/gallery/gallery-kind.ts';
import { openSiteData } from '../back-office/open-site-data.ts';
import { checkSite } from '../back-office/upkeep/check-site.ts';
import { loomPicture } from '../storage/test-records.ts';
import { readContent } from '../texts/read-content.ts';
import { openSharedSite } from './test-site.ts';

const { site, dataDir } = await openSharedSite();
const galleryPage = async (query = '') =>
  (await site.fetch(new Request(`http://site.test/gallery${query}`))).text();

test('the gallery shows what staff keep there within 5 s of a change, besides the pictures of the files', async () => {
  const data = await openSiteData({ databaseUrl: undefined, dataDir }, console.error);
  onTestFinished(() => data.database.close());
  const reading = readContent('content');
  if ('problems' in reading) throw new Error('The content has mistakes.');
  const files = galleryOfContent(reading.content);
  expect(await galleryPage()).toContain(files[0]?.title);
  expect(await galleryPage()).not.toContain(loomPicture.title);

  await data.repositories.inTransaction(async (inside) => {
    await copyContentGallery(inside, files);
    await inside.gallery.save([loomPicture]);
  });
  await vi.waitFor(async () => expect(await galleryPage()).toContain(loomPicture.title), { timeout: 5000 });
  const shown = await galleryPage();
  for (const { title } of files) expect(shown).toContain(title);
  const open = await galleryPage('?open=loom');
  for (const text of [loomPicture.description, loomPicture.alt, 'Activity, March 2026', loomPicture.image])
    expect(open).toContain(text);

  await data.repositories.gallery.remove(files.map(({ id }) => id));
  await vi.waitFor(async () => expect(await galleryPage()).not.toContain(files[0]?.title), { timeout: 5000 });
  expect(await galleryPage()).toContain(loomPicture.title);

  const findings = await checkSite(data, {
    settings: { ENROLLED_ACCESS: 'masked', SAMPLE_DATA: false, RATE_LIMIT: true },
    contentDir: 'content',
    siteDir: dataDir,
  });
  const texts = findings.map(({ where, what }) => `${where}: ${what}`).join('\n');
  expect(texts).not.toMatch(/texts of gallery pictures|gallery-lamp-painting/);
  expect(texts).toContain(
    'database, gallery_pictures loom: The file /media/loom-0a1b2c3d/original.jpg is missing.',
  );
});
