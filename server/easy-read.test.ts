import { describe, expect, test } from 'vitest';
import { openSiteData } from '../back-office/open-site-data.ts';
import easy from '../content/en/easy.json' with { type: 'json' };
import english from '../content/en/shell.json' with { type: 'json' };
import facts from '../content/facts.json' with { type: 'json' };
import hindi from '../content/hi/shell.json' with { type: 'json' };
import marathi from '../content/mr/shell.json' with { type: 'json' };
import { languages } from '../domain/values/languages.ts';
import { localPath } from '../domain/values/local-path.ts';
import { application } from '../storage/test-records.ts';
import { sentencesOf } from '../texts/sentences.ts';
import { openSharedSite } from './test-site.ts';

const origin = 'https://diya.example';
const { site, dataDir } = await openSharedSite(
  { SITE_URL: origin, ENROLLED_ACCESS: 'open', SAMPLE_DATA: 'on' },
  origin,
);
// Nothing answers at this port.
const { site: cutOff } = await openSharedSite({ BACKEND_URL: 'http://127.0.0.1:9' }, origin);

const ask = (path: string, request: RequestInit = {}, from = site) =>
  from.fetch(new Request(origin + path, { ...request, headers: { accept: 'text/html', origin } }));
const htmlOf = async (path: string) => (await ask(path)).text();
const mainOf = (html: string) => /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '';
const footOf = (html: string) => /<footer[^>]*>(.*)<\/footer>/s.exec(html)?.[1] ?? '';
const linksOf = (html: string) =>
  new Map([...html.matchAll(/<a href="([^"]*)"[^>]*>([^<]*)<\/a>/g)].map(([, to, text = '']) => [text, to]));

const pages = [
  ['/easy', '/'],
  ['/easy/about', '/about'],
  ['/easy/hostel-enrollment', '/hostel-enrollment'],
  ['/easy/donate', '/donate'],
  ['/easy/contact', '/about#contact'],
] as const;

describe.each(pages)('%s', (path, fullPage) => {
  test('is an English page of its own, without versions in other languages', async () => {
    const html = await htmlOf(path);
    expect(html).toContain('<html lang="en-IN"');
    expect(html).toContain(`<link rel="canonical" href="${origin}${path}"/>`);
    expect(html).toMatch(/<title>[^<]*easy read[^<]*<\/title>/i);
    expect(html).toMatch(/<meta name="description" content="[^"]{40,}"\/>/);
    expect(html).not.toMatch(/rel="alternate" hrefLang|og:locale:alternate|data-offers/i);
    expect(await htmlOf('/sitemap.xml')).toContain(`<url><loc>${origin}${path}</loc></url>`);
    expect((await ask(`/hi${path}`)).status).toBe(404);
  });

  test('leads to the full page, in each language too, and to the other pages in easy read', async () => {
    const html = await htmlOf(path);
    expect(linksOf(mainOf(html)).get(easy.fullPage)).toBe(fullPage);
    const inLanguages = [...html.matchAll(/<a href="([^"]*)" lang="[^"]*" hrefLang=/g)].map(([, to]) => to);
    expect(new Set(inLanguages)).toEqual(new Set(languages.map((language) => localPath(language, fullPage))));
    expect(html).toMatch(
      new RegExp(`<a href="${path}" hrefLang="en-IN" aria-current="true"[^>]*>${english.easyRead}</a>`),
    );
    const others = pages.map(([other]) => other).filter((other) => other !== '/easy' && other !== path);
    for (const other of others) expect(mainOf(html)).toContain(`href="${other}"`);
  });

  test('says everything in sentences of at most 12 words', async () => {
    const texts = mainOf(await htmlOf(path)).matchAll(/<(?:p|h1|h2|legend|label|a)\b[^>]*>([^<]+)</g);
    const sentences = [...texts].flatMap(([, text = '']) => sentencesOf(text));
    expect(sentences.length).toBeGreaterThan(10);
    expect(sentences.filter((sentence) => sentence.split(' ').length > 12)).toEqual([]);
  });

  test('has pictures of a given size, without words of their own, the first of them fetched at once', async () => {
    const images = mainOf(await htmlOf(path)).match(/<img [^>]*>/g) ?? [];
    expect(images.length).toBeGreaterThan(5);
    for (const image of images) expect(image).toMatch(/alt="" width="640" height="640"/);
    expect(images.map((image) => image.includes('loading="eager"'))).toEqual(images.map((_, at) => at === 0));
    expect(images.map((image) => /\/media\/(easy-[a-z-]+)-/.exec(image)?.[1])).not.toContain(undefined);
  });

  test('has a bar and a footer that are in easy read too, with the numbers to call', async () => {
    const html = await htmlOf(path);
    const shell = html.replace(/<main[^>]*>.*<\/main>/s, '');
    for (const label of [english.footer.quickLinks, english.footer.programs, english.navigation.donate])
      expect(shell).not.toContain(`>${label}<`);
    for (const address of [`tel:${facts.phone.replaceAll(' ', '')}`, 'tel:1098', `mailto:${facts.email}`])
      expect(footOf(html)).toContain(`href="${address}"`);
    for (const to of ['/privacy', '/accessibility']) expect(footOf(html)).toContain(`href="${to}"`);
  });

  test('needs no script', async () => {
    expect(mainOf(await htmlOf(path))).not.toMatch(/data-island|<script/);
  });
});

test.each([
  ['/', '/easy', english],
  ['/about', '/easy/about', english],
  ['/shop?q=jute', '/easy', english],
  ['/hi/donate', '/easy/donate', hindi],
  ['/mr/hostel-enrollment', '/easy/hostel-enrollment', marathi],
  ['/no-such-page', '/easy', english],
])('%s has a link to %s in its own language, in the bar and in the menu', async (path, to, { easyRead }) => {
  const html = await htmlOf(path);
  const links = html.matchAll(new RegExp(`<a href="${to}" hrefLang="en-IN"[^>]*>([^<]*)</a>`, 'g'));
  expect([...links].map(([, label]) => label)).toEqual([easyRead, easyRead]);
});

describe('the form in easy read', () => {
  const path = '/easy/hostel-enrollment';
  const post = (form: Record<string, string>, to = site) =>
    ask(path, { method: 'POST', body: new URLSearchParams(form) }, to);

  test('comes with nothing chosen and nothing filled in', async () => {
    const html = mainOf(await htmlOf(path));
    expect(html.match(/type="radio"/g)).toHaveLength(6);
    expect(html).not.toContain('checked=""');
  });

  test('comes back with what is wrong in easy read, and with all that was typed', async () => {
    const answer = await post({ ...application, email: 'asha', lastName: '', phone: '123' });
    expect(answer.status).toBe(422);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const html = mainOf(await answer.text());
    const { problems } = easy.form;
    expect(linksOf(html).get(problems.lastName.missing)).toBe('#lastName');
    expect(linksOf(html).get(problems.email['not-an-email'])).toBe('#email');
    expect(html).toContain(easy.form.shortPhone);
    for (const typed of [application.firstName, 'asha', '123', application.address])
      expect(html).toMatch(new RegExp(`value="${typed}"|>${typed}</textarea>`));
    expect(html).toMatch(
      new RegExp(
        `value="${application.purpose}"[^>]*checked=""|checked=""[^>]*value="${application.purpose}"`,
      ),
    );
  });

  test('says at each question what is missing', async () => {
    const html = mainOf(await (await post({})).text());
    const { problems } = easy.form;
    for (const field of ['firstName', 'lastName', 'email', 'phone', 'address'] as const) {
      expect(html).toMatch(new RegExp(`id="${field}-error"[^>]*>.*?${problems[field].missing}<`));
      expect(html).toMatch(new RegExp(`<(input|textarea)[^>]* id="${field}"[^>]* aria-invalid="true"`));
    }
    for (const field of ['purpose', 'duration'] as const)
      expect(html.split(`${problems[field]['not-a-choice']}<`)).toHaveLength(3);
  });

  test('is thanked for with the number under which the application is stored', async () => {
    const answer = await post({ ...application, firstName: 'Easy' });
    expect(answer.status).toBe(200);
    const html = mainOf(await answer.text());
    for (const text of [easy.form.sent.heading, easy.form.sent.received.text]) expect(html).toContain(text);
    expect(html).not.toContain('<form');
    const [reference = ''] = /HE-\w{6}/.exec(html) ?? [];
    const { database, repositories } = await openSiteData({ databaseUrl: undefined, dataDir }, console.error);
    const [stored] = await repositories.inbox.page({}, { offset: 0, limit: 1 }).finally(database.close);
    expect(stored).toMatchObject({ firstName: 'Easy', reference, language: 'en' });
    expect(html).toContain(`https://wa.me/?text=`);
  });

  test('with a short phone number is stored, and the thanks ask about that number', async () => {
    const html = await (await post({ ...application, firstName: 'Short', phone: '123' })).text();
    expect(html).toContain('Your phone number is short.');
    expect(html).toContain(`href="tel:`);
  });

  test('with two phone numbers is stored, and the thanks name the one that will be called', async () => {
    const phone = '98765 43210 / 91234 56780';
    const html = await (await post({ ...application, firstName: 'Two numbers', phone })).text();
    expect(html).toContain('We will call +91 98765 43210.');
    expect(html).not.toContain('Your phone number is short.');
    const wrong = await (await post({ ...application, email: 'asha', phone })).text();
    expect(wrong).toContain('We will call +91 98765 43210. Is this number right?');
  });

  test('stays filled in where the backend does not answer, with a number to call', async () => {
    const answer = await post(application, cutOff);
    expect(answer.status).toBe(503);
    const html = mainOf(await answer.text());
    expect(html).toContain('role="alert"');
    expect(html).toContain('We do not have your answers yet.');
    expect(html).toContain(facts.phone);
    expect(html).toContain(`value="${application.firstName}"`);
  });
});

test('the other pages read no form', async () => {
  const answer = await ask('/easy/donate', { method: 'POST', body: new URLSearchParams({ a: '1' }) });
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test('the donation page has the UPI link as a button and as a code, the UPI ID and the bank account', async () => {
  const html = mainOf(await htmlOf('/easy/donate'));
  const [, link = ''] = /href="(upi:[^"]*)"/.exec(html) ?? [];
  expect(link.replaceAll('&amp;', '&')).toBe(
    `upi://pay?pa=${facts.upiId}&pn=${encodeURIComponent(facts.name)}&cu=INR&tn=Gift%20to%20Diya%20Dhaga`,
  );
  expect(html).toContain(`aria-label="The square code of ${facts.name} for UPI apps"`);
  for (const text of [facts.upiId, ...Object.values(facts.bankAccount)]) expect(html).toContain(`>${text}<`);
});

test('the contact page has every way to reach the foundation', async () => {
  const html = mainOf(await htmlOf('/easy/contact'));
  expect(html).toMatch(/href="tel:\+\d+"/);
  expect(html).toContain(`href="mailto:${facts.email}"`);
  expect(html).toMatch(/href="https:\/\/wa\.me\/\d+\?text=/);
  for (const line of facts.address) expect(html).toContain(line);
});

test('the contact page always names Childline for a child in danger', async () => {
  const html = mainOf(await htmlOf('/easy/contact'));
  expect(html).toContain(easy.contact.childSafety.heading);
  expect(linksOf(html).get(easy.contact.childSafety.link)).toBe('tel:1098');
});
