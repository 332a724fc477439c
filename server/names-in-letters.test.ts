import { describe, expect, test } from 'vitest';
import facts from '../content/facts.json' with { type: 'json' };
import { localPath } from '../domain/values/local-path.ts';
import { inLetters, transliterationsIn } from '../domain/values/names-in-letters.ts';
import { signedInCookie } from './test-desk.ts';
import { openSharedSite } from './test-site.ts';

const origin = 'http://site.test';
const { site, dataDir } = await openSharedSite();
const html = async (path: string, cookie = '') =>
  (await site.fetch(new Request(origin + path, { headers: { accept: 'text/html', cookie } }))).text();

describe.each([
  ['hi', 'दीया धागा फ़ाउंडेशन', 'पुणे 411 000, महाराष्ट्र', 'बरगद हाउस'],
  ['mr', 'दिया धागा फाउंडेशन', 'पुणे 411 000, महाराष्ट्र', 'वड हाऊस'],
] as const)('in %s the foundation', (language, name, town, house) => {
  test('has its name and address in the letters of the language, for people and for machines', async () => {
    const page = await html(localPath(language, '/'));
    expect(page).toContain(`<meta property="og:site_name" content="${name}"/>`);
    expect(page).toContain(town);
    // The English name stands in the facts for machines only.
    const blocks = page.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
    const data = Array.from(blocks, ([, json = '']) => JSON.parse(json) as { '@type': string });
    expect(data.find(({ '@type': type }) => type === 'NGO')).toMatchObject({
      name,
      alternateName: expect.arrayContaining([facts.name]),
      address: { streetAddress: expect.stringContaining(town) },
    });
    expect(page.replaceAll(/<script.*?<\/script>/gs, '')).not.toContain(facts.name);
  });

  test('is paid under the name that banks and UPI apps know', async () => {
    const page = await html(localPath(language, '/donate?method=upi'));
    const [link = ''] = /upi:\/\/pay\?[^"]*/.exec(page) ?? [];
    const asked = new URL(link.replaceAll('&amp;', '&')).searchParams;
    expect(asked.get('pn')).toBe(facts.name);
    expect(asked.get('tn')).toMatch(/^[\x20-\x7E]+$/);
    const before = new RegExp(`<p[^>]*>[^<]*${facts.name}[^<]*</p>`);
    expect(page).toMatch(before);
  });

  test('is printed in these letters too', async () => {
    const reader = await signedInCookie(dataDir, 'reader');
    const slip = await html(`/desk/paper/slip?language=${language}`, reader);
    expect(slip).toContain(name);
    expect(slip).toContain(town);
    const poster = await html(`/desk/paper/poster?language=${language}`, reader);
    expect(poster).toContain(name);
    expect(poster).toMatch(new RegExp(`class="payee">[^<]*${facts.name}`));
  });

  test('calls its houses so in the list of students', async () => {
    const page = await html(localPath(language, '/enrolled'));
    expect(page).toContain(JSON.stringify({ english: 'Banyan House', written: house }));
    expect(inLetters(transliterationsIn(facts.transliterations, language), 'Banyan House')).toBe(house);
  });
});

test('a name that has changed since it was written in other letters is shown as it is now', () => {
  const names = transliterationsIn(facts.transliterations, 'hi');
  expect(inLetters(names, 'Asha Trust')).toBe('Asha Trust');
});

test('in English there are English letters only', async () => {
  expect(await html('/')).toContain(`<meta property="og:site_name" content="${facts.name}"/>`);
});
