import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { onlyWithParts } from '../test-parts.ts';
import { sampleGroups } from '../texts/remaining-samples.ts';

onlyWithParts('applications');
const { contentFindings } = await import('./check-site.ts');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync('content', folder, { recursive: true });
});

it('samples of parts that are off are no findings, nor are drawings that only their pages show', () => {
  const findings = contentFindings(folder);
  const places = findings.map(({ where }) => where);
  for (const file of ['donate', 'hostel', 'gallery', 'easy'])
    expect(places.filter((where) => where.startsWith(`content/en/${file}.json`))).toEqual([]);
  const ofParts = ['upiId', 'bankAccount', 'hostelCost', 'giftFigures.livesImpacted'];
  for (const fact of ofParts)
    expect(places.filter((where) => where.startsWith(`content/facts.json, ${fact}`))).toEqual([]);
  const told = findings.map(({ what }) => what).join('\n');
  for (const name of ['hostel-house', 'workshop-table', 'gallery-', 'easy-', 'facts of the hostel'])
    expect(told).not.toContain(name);
  expect(told).not.toContain('texts about shop, hostel and gifts');
  expect(told).not.toContain('3 figures of the home page');
  // Where the shipped content was changed there are fewer; this says that the groups are named as above.
  expect(sampleGroups.map(({ name }) => name)).toContain('facts of the hostel');
});

it('no translator is asked for a file that no page of the site shows', () => {
  for (const file of ['hi/shop.json', 'hi/cart.json', 'hi/hostel.json', 'hi/donate.json', 'hi/about.json'])
    rmSync(join(folder, file));
  for (const file of ['en/gallery.json', 'en/application-form.json']) {
    const name = join(folder, file);
    const texts: object = JSON.parse(readFileSync(name, 'utf8'));
    writeFileSync(name, JSON.stringify({ ...texts, heading: 'Another heading' }));
  }
  const places = contentFindings(folder).map(({ where }) => where);
  expect(places).toContain('content/hi/about.json');
  for (const file of ['shop', 'cart', 'hostel', 'donate'])
    expect(places).not.toContain(`content/hi/${file}.json`);
  expect(places).toContain('content/mr/application-form.json, heading');
  expect(places.filter((where) => where.includes('gallery'))).toEqual([]);
});

it('texts that speak of a hostel are named where there is none, of each part that is there', () => {
  const found = contentFindings(folder).filter(({ what }) => what.includes('no hostel'));
  const named = Object.fromEntries(found.map(({ where, what }) => [where, what]));
  expect(named['content/en/privacy.json']).toContain('application.heading');
  expect(named['content/en/desk/applications.json']).toContain('letters.admitted.text');
  expect(named['content/en/desk/mail.json']).toMatch(/: text\.$/);
  expect(named['content/en/about.json']).toContain('lead, timeline.steps.3.title.');
  // The parts that are not there have none to change.
  expect(Object.keys(named).join()).not.toMatch(/gallery|donate|paper|easy|hostel\.json/);
  expect(named['content/en/home.json']).not.toMatch(/ hostel\.|hero\.hostel|studentsSheltered/);

  const name = join(folder, 'en/desk/mail.json');
  writeFileSync(name, readFileSync(name, 'utf8').replaceAll('hostel', 'school'));
  const places = contentFindings(folder).map(({ where, what }) => `${where} ${what}`);
  expect(places.join('\n')).not.toContain('mail.json The site has no hostel');
});
