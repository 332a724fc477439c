import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { currentRelease } from '../back-office/releases/releases.ts';
import { languages } from '../domain/values/languages.ts';
import { loomPicture } from '../storage/test-records.ts';
import { lastingConsent } from './test-picture-of-people.ts';
import { openSharedSite } from './test-site.ts';

const release = currentRelease() ?? '';
const addresses = readJson(join(release, 'pictures.json')) as Record<string, string>;
const folder = mkdtempSync(join(tmpdir(), 'test-gallery-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const ofFiles = 'gallery-hostel-supper';
const ofDesk = 'gallery-therapy-corner';
const ofNobody = 'gallery-lamp-painting';

// The two releases have one database, one after the other; the later one's server has the files of the earlier one too.
const earlier = await openSharedSite({}, undefined, { contentDir: content('earlier') });
const asShown = await keptAs(earlier, ofFiles);
await earlier.beside(async (all) => {
  await all.gallery.save([{ ...loomPicture, image: ofDesk, consent: lastingConsent }]);
  await all.gallery.remove([loomPicture.id]);
});
const later = await openSharedSite({}, undefined, {
  contentDir: content('later', [ofFiles, ofDesk, ofNobody]),
  picturesFile: picturesWithout(ofFiles, ofDesk, ofNobody),
  dataDir: earlier.dataDir,
});

test.for([
  ['its files had', ofFiles],
  ['the desk had', ofDesk],
])(
  'a picture of people that %s in the gallery answers 410 once a later release has it no more',
  async ([, name = '']) => {
    expect(asShown).toEqual([200, 'no-cache']);
    expect(await keptAs(later, name)).toEqual([410, 'no-store']);
  },
);

test('a drawing that a later release has no more stays what it is, for pages that are open', async () => {
  expect(await keptAs(later, ofNobody)).toEqual([200, 'public, max-age=31536000, immutable']);
});

/** The status and the `Cache-Control` of a picture of the release. */
async function keptAs({ site }: typeof earlier, name: string) {
  const answer = await site.fetch(new Request(`http://site.test${addresses[name]}`));
  return [answer.status, answer.headers.get('cache-control')];
}

/** The release's content with a consent for the picture of the hostel, without those pictures in the gallery. */
function content(name: string, without: readonly string[] = []): string {
  const contentDir = join(folder, name);
  cpSync(join(release, 'content'), contentDir, { recursive: true });
  edit<Item[]>(join(contentDir, 'gallery.json'), (items) =>
    items
      .filter(({ image }) => !without.includes(image))
      .map((item) => (item.image === ofFiles ? { ...item, consent: lastingConsent } : item)),
  );
  const ids = without.map((image) => image.replace('gallery-', ''));
  for (const language of languages)
    edit<Texts>(join(contentDir, language, 'gallery.json'), (texts) => ({
      ...texts,
      items: Object.fromEntries(Object.entries(texts.items).filter(([id]) => !ids.includes(id))),
    }));
  return contentDir;
}

function picturesWithout(...names: string[]): string {
  const file = join(folder, 'pictures.json');
  const rest = Object.entries(addresses).filter(([name]) => !names.includes(name));
  writeFileSync(file, JSON.stringify(Object.fromEntries(rest)));
  return file;
}

type Item = { image: string };
type Texts = { items: object };

function edit<Json>(file: string, change: (json: Json) => Json): void {
  writeFileSync(file, JSON.stringify(change(readJson(file) as Json)));
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
