import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { commandLine } from '../back-office/log/log.ts';
import { openSiteData } from '../back-office/open-site-data.ts';
import { makeSitePictures } from '../back-office/pictures/make-site-pictures.ts';
import { drawingsInUse } from '../back-office/pictures/remove-pictures.ts';
import { filesOf, remainingSamples } from '../back-office/texts/remaining-samples.ts';
import { checkSite } from '../back-office/upkeep/check-site.ts';
import { clearSamples, samplesInPlace } from '../back-office/upkeep/samples.ts';
import easy from '../content/en/easy.json' with { type: 'json' };
import shell from '../content/en/shell.json' with { type: 'json' };
import { pages, samplePath } from '../web/pages.ts';
import type { Site } from './app.ts';
import { writeOwnContent } from './test-other-site.ts';
import { openSharedSite } from './test-site.ts';

// The pages in easy read say it in easy words.
const labelOn = (path: string) => (path.startsWith('/easy') ? easy : shell).samples;
const paths = [...Object.values(pages).map(({ path }) => samplePath(path)), '/no-such-page'];
const isShipped = remainingSamples(filesOf('content'), drawingsInUse('content')).length > 0;

const folder = mkdtempSync(join(tmpdir(), 'own-content-'));
afterAll(() => rmSync(folder, { recursive: true }));
const contentDir = join(folder, 'content');
cpSync('content', contentDir, { recursive: true });
await writeOwnContent(contentDir);
await makeSitePictures({ contentDir, buildDir: folder });

// Settings of which `check` has nothing to say.
const settings = {
  SITE_URL: 'https://site.test',
  ENROLLED_ACCESS: 'closed',
  SAMPLE_DATA: false,
  RATE_LIMIT: true,
} as const;

test.runIf(isShipped)(
  'while the content holds samples, every page says so right after its skip link',
  async () => {
    const { site } = await openSharedSite({ SAMPLE_DATA: 'off' });
    for (const path of paths) {
      const { label, text } = labelOn(path);
      expect(await textOf(site, path)).toContain(`${shell.skipToContent} ${label} : ${text} `);
    }
  },
);

test('with content and pictures of its own a site says so until the last sample entry is gone, and `check` agrees', async () => {
  const { site, dataDir } = await openSharedSite({}, undefined, {
    contentDir,
    picturesFile: join(folder, 'pictures.json'),
  });
  const data = await openSiteData({ databaseUrl: undefined, dataDir }, () => undefined);
  onTestFinished(() => data.database.close());
  const check = async () => {
    const findings = await checkSite(data, {
      settings,
      contentDir,
      siteDir: folder,
    });
    // A new site has no backup either.
    return findings.filter(({ where }) => where !== 'backup');
  };

  expect((await check()).map(({ where }) => where)).toEqual(['database', 'database', 'database']);
  expect(await labelledPages(site)).toEqual(paths);

  const { students, ...others } = await samplesInPlace(data.repositories);
  await clearSamples(data.repositories, commandLine, { ...others, students: [] });
  expect(await check()).toMatchObject([{ what: `Visitors see ${students.length} sample students.` }]);
  expect(await labelledPages(site)).toEqual(paths);

  await data.repositories.publicStudents.remove(students);
  expect(await check()).toEqual([]);
  await vi.waitFor(async () => expect(await labelledPages(site)).toEqual([]), { timeout: 20_000 });
});

async function labelledPages(site: Site): Promise<string[]> {
  const texts = await Promise.all(paths.map((path) => textOf(site, path)));
  return paths.filter((path, index) => texts[index]?.includes(`${labelOn(path).label} : `));
}

/** The words of a page, in the order of its document. */
async function textOf(site: Site, path: string): Promise<string> {
  const answer = await site.fetch(
    new Request(`http://site.test${path}`, { headers: { accept: 'text/html' } }),
  );
  const [, body = ''] = (await answer.text()).split('<body>');
  return body
    .replaceAll(/<(script|style)[^>]*>.*?<\/\1>/gs, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');
}
