import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { languages } from '../../domain/values/languages.ts';
import { drawingsInUse } from '../pictures/remove-pictures.ts';
import { contentFindings } from '../upkeep/check-site.ts';
import { filesOf, hashesOf, remainingSamples, sampleGroups } from './remaining-samples.ts';

const shipped = 'content';
const isShipped = keysOf(shipped).has('name');

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'samples-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const part of [
    ...languages,
    'facts.json',
    'gallery.json',
    'retention.json',
    'site.json',
    'pictures/drawn.json',
  ])
    cpSync(join(shipped, part), join(folder, part), { recursive: true });
});

// Where this fails, the shipped content was changed: run `node tools/hash-samples.ts`.
it.runIf(isShipped)('everything invented in the shipped content is found', () => {
  for (const group of sampleGroups) {
    const keys = Object.keys(hashesOf(filesOf(shipped), group));
    expect([group.name, keys.length > 0]).toEqual([group.name, true]);
    expect([...keysOf(shipped)]).toEqual(expect.arrayContaining(keys));
  }
  expect([...keysOf(shipped)]).toEqual(
    expect.arrayContaining(['testimonials.list.1', 'story.paragraphs.1', 'impact.youthTrained', 'hero-loom']),
  );
});

it.runIf(isShipped)('a text that was changed is not listed any more; the others of its list are', () => {
  edit('en/home.json', 'My first pay bought my mother a pressure cooker.', 'I like it here.');
  edit('facts.json', '"youthTrained": 120', '"youthTrained": 14');
  const keys = keysOf(folder);
  expect(keys).toContain('testimonials.list.1');
  expect(keys).not.toContain('testimonials.list.2');
  expect(keys).toContain('impact.childrenEducated');
  expect(keys).not.toContain('impact.youthTrained');
  expect(remainingSamples(filesOf(folder), {}).map(({ what }) => what)).toContain(
    'Still samples: 1 of 2 testimonials (testimonials.list.1).',
  );
});

it.runIf(isShipped)('texts around a new name of the foundation are still samples', () => {
  edit('facts.json', '"name": "Diya Dhaga Foundation"', '"name": "Asha Trust"');
  expect(keysOf(folder)).not.toContain('name');
  expect(keysOf(folder)).toContain('story.paragraphs.3');
});

it.runIf(isShipped)('a mistake in the content is listed with the samples, not instead of them', () => {
  edit('facts.json', '"foundedOn": "2019-02-10"', '"foundedOn": "in spring"');
  const places = contentFindings(folder).map(({ where }) => where);
  expect(places).toEqual(
    expect.arrayContaining([
      'content/facts.json, foundedOn',
      'content/facts.json, phone',
      'content/pictures',
    ]),
  );
});

it('an entry that moved to another place of its list is still a sample', () => {
  const file = join(folder, 'en/home.json');
  const home = JSON.parse(readFileSync(file, 'utf8')) as { testimonials: { list: unknown[] } };
  const before = remainingSamples(filesOf(folder), {}).length;
  home.testimonials.list.reverse();
  writeFileSync(file, JSON.stringify(home));
  expect(remainingSamples(filesOf(folder), {})).toHaveLength(before);
});

it('a drawing is listed until a photograph replaces it, or the gallery no longer shows it', async () => {
  expect(keysOf(folder)).toContain('hero-loom');
  await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } }).toFile(
    join(folder, 'pictures/hero-loom.jpg'),
  );
  writeFileSync(join(folder, 'gallery.json'), '[]');
  const keys = keysOf(folder);
  expect(keys).not.toContain('hero-loom');
  expect(keys).toContain('hero-classroom');
  expect(keys).not.toContain('gallery-lamp-painting');
});

it('files that can’t be read hold no samples', () => {
  expect(remainingSamples(filesOf(join(folder, 'lost')), {})).toEqual([]);
});

function keysOf(contentDir: string): Set<string> {
  return new Set(
    remainingSamples(filesOf(contentDir), drawingsInUse(contentDir)).flatMap(({ keys }) => keys),
  );
}

function edit(file: string, from: string, to: string) {
  const text = readFileSync(join(folder, file), 'utf8');
  expect(text).toContain(from);
  writeFileSync(join(folder, file), text.replace(from, to));
}
