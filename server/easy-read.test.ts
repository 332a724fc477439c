import { describe, expect, test } from 'vitest';
import { openSiteData } from '../back-office/open-site-data.ts';
import easy from '../content/en/easy.json' with { type: 'json' };
import facts from '../content/facts.json' with { type: 'json' };
import { languages, languageTag } from '../domain/values/languages.ts';
import { localPath } from '../domain/values/local-path.ts';
import { application } from '../storage/test-records.ts';
import { readContent } from '../texts/read-content.ts';
import { sentencesOf } from '../texts/sentences.ts';
import { openSharedSite } from './test-site.ts';

const reading = readContent('content');
if ('problems' in reading) throw new Error(JSON.stringify(reading.problems));
const { messages } = reading.content;

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
  ['/easy/application', '/application'],
  ['/easy/donate', '/donate'],
  ['/easy/contact', '/about#contact'],
] as const;

const inEachLanguage = languages.flatMap((language) =>
  pages.map(
    ([path, full]) => [localPath(language, path), language, path, localPath(language, full)] as const,
  ),
);

describe.each(inEachLanguage)('%s', (address, language, path, fullPage) => {
  const { easy: own, shell } = messages[language];

  test('is a page of its language; the sitemap lists those that everybody may read', async () => {
    const html = await htmlOf(address);
    expect(html).toContain(`<html lang="${languageTag(language)}"`);
    expect(html).toMatch(/<meta name="description" content="[^"]{40,}"\/>/);
    const isListed = (await htmlOf('/sitemap.xml')).includes(`<loc>${origin}${address}</loc>`);
    const isIndexed = !html.includes('<meta name="robots" content="noindex');
    expect([isListed, isIndexed]).toEqual(Array(2).fill(path !== '/easy/application'));
  });

  test('leads to the full page, to itself in each language, and to the other pages in easy read', async () => {
    const html = await htmlOf(address);
    expect(linksOf(mainOf(html)).get(own.fullPage)).toBe(fullPage);
    const inLanguages = [...html.matchAll(/<a href="([^"]*)" lang="[^"]*" hrefLang=/g)].map(([, to]) => to);
    expect(new Set(inLanguages)).toEqual(new Set(languages.map((other) => localPath(other, path))));
    expect(html).toMatch(
      new RegExp(
        `<a href="${address}" hrefLang="${languageTag(language)}" aria-current="true"[^>]*>${shell.easyRead}</a>`,
      ),
    );
    if (path === '/easy/application') return;
    const others = pages.map(([other]) => other).filter((other) => other !== '/easy' && other !== path);
    for (const other of others) expect(mainOf(html)).toContain(`href="${localPath(language, other)}"`);
  });

  test('says everything in short sentences', async () => {
    const texts = mainOf(await htmlOf(address)).matchAll(/<(?:p|h1|h2|legend|label|a)\b[^>]*>([^<]+)</g);
    const sentences = [...texts].flatMap(([, text = '']) => sentencesOf(text));
    expect(sentences.length).toBeGreaterThan(8);
    expect(sentences.filter((sentence) => sentence.split(' ').length > 12)).toEqual([]);
  });

  test('has pictures of a given size, without words of their own, the first of them fetched at once', async () => {
    const images = mainOf(await htmlOf(address)).match(/<img [^>]*>/g) ?? [];
    expect(images.length).toBeGreaterThan(3);
    for (const image of images) expect(image).toMatch(/alt="" width="640" height="640"/);
    expect(images.map((image) => image.includes('loading="eager"'))).toEqual(images.map((_, at) => at === 0));
    expect(images.map((image) => /\/media\/(easy-[a-z-]+)-/.exec(image)?.[1])).not.toContain(undefined);
  });

  test('has a bar and a footer that are in easy read too, with the numbers to call', async () => {
    const html = await htmlOf(address);
    const around = html.replace(/<main[^>]*>.*<\/main>/s, '');
    for (const label of [shell.footer.quickLinks, shell.footer.programs, shell.navigation.donate])
      expect(around).not.toContain(`>${label}<`);
    for (const to of [`tel:${facts.phone.replaceAll(' ', '')}`, 'tel:1098', `mailto:${facts.email}`])
      expect(footOf(html)).toContain(`href="${to}"`);
    for (const to of ['/privacy', '/accessibility'])
      expect(footOf(html)).toContain(`href="${localPath(language, to)}"`);
  });

  test('needs no script', async () => {
    expect(mainOf(await htmlOf(address))).not.toMatch(/data-island|<script/);
  });
});

test.each([
  ['/', 'en', '/easy'],
  ['/about', 'en', '/easy/about'],
  ['/shop?q=jute', 'en', '/easy'],
  ['/hi/donate', 'hi', '/hi/easy/donate'],
  ['/mr/hostel-enrollment', 'mr', '/mr/easy/hostel-enrollment'],
  ['/no-such-page', 'en', '/easy'],
] as const)(
  '%s has a link to easy read in its own language, in the bar and in the menu',
  async (path, language, to) => {
    const html = await htmlOf(path);
    const links = html.matchAll(
      new RegExp(`<a href="${to}" hrefLang="${languageTag(language)}"(?! lang)[^>]*>([^<]*)</a>`, 'g'),
    );
    const { easyRead } = messages[language].shell;
    expect([...links].map(([, label]) => label)).toEqual([easyRead, easyRead]);
  },
);

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

describe.each(languages)('a form that was sent, in easy read in %s', (language) => {
  const path = localPath(language, '/easy/application');
  const { application: texts, form } = messages[language].easy;
  const post = (address: string, typed: Record<string, string>) =>
    ask(address, { method: 'POST', body: new URLSearchParams(typed) });
  const sentencesIn = (html: string, text: string) => sentencesOf(text).every((each) => html.includes(each));

  const buttonTo = (html: string, label: string) => {
    const [, to = ''] = new RegExp(`href="([^"]*)"[^>]*><span[^>]*>${label}<`).exec(html) ?? [];
    return to.replaceAll('&amp;', '&');
  };

  async function opened(firstName: string): Promise<{ reference: string; address: string }> {
    const sent = await post(localPath(language, '/easy/hostel-enrollment'), { ...application, firstName });
    const [reference = ''] = /HE-\w{6}/.exec(await sent.text()) ?? [];
    const answer = await post(path, { reference, phone: application.phone });
    expect(answer.status).toBe(303);
    return { reference, address: answer.headers.get('location') ?? '' };
  }

  test('is opened by its number and the phone number, and says how far it is and by when an answer comes', async () => {
    const { address } = await opened('Nisha');
    const answer = await ask(address);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const html = mainOf(await answer.text());
    expect(sentencesIn(html, texts.states.new.text)).toBe(true);
    expect(html).toContain(texts.answerBy.text.split('{day}')[0]);
    expect(buttonTo(html, texts.change.button)).toContain(`${localPath(language, '/application')}?key=`);
  });

  test('is taken back with one press, and taken up again with another', async () => {
    const { address } = await opened('Rohan');
    const after = await post(address, { step: 'withdraw' });
    const withdrawn = mainOf(await htmlOf(after.headers.get('location') ?? ''));
    expect(withdrawn).toMatch(new RegExp(`role="status"[^>]*>${texts.done.withdraw}<`));
    expect(sentencesIn(withdrawn, texts.states.withdrawn.text)).toBe(true);
    const again = await post(address, { step: 'reopen' });
    expect(
      sentencesIn(mainOf(await htmlOf(again.headers.get('location') ?? '')), texts.states.new.text),
    ).toBe(true);
  });

  test('is deleted only after one more question', async () => {
    const { address } = await opened('Meena');
    const sure = mainOf(await htmlOf(buttonTo(mainOf(await htmlOf(address)), texts.erase.button)));
    expect(sure).toContain(texts.eraseSure.heading);
    expect(sure).toContain('name="step" value="erase"');
    const after = await post(address, { step: 'erase' });
    const asked = mainOf(await htmlOf(after.headers.get('location') ?? ''));
    expect(sentencesIn(asked, texts.erasureAsked.text)).toBe(true);
    // Nobody waits for an answer to what is going to be deleted.
    expect(asked).not.toContain(texts.answerBy.text.split('{day}')[0]);
  });

  test('is not shown to whoever has another phone number, and the questions say what is missing', async () => {
    const { reference } = await opened('Kabir');
    const wrong = await post(path, { reference, phone: '12345' });
    expect(wrong.status).toBe(404);
    expect(sentencesIn(mainOf(await wrong.text()), texts.trouble.unknown.text)).toBe(true);
    const empty = await post(path, {});
    expect(empty.status).toBe(422);
    const html = mainOf(await empty.text());
    expect(linksOf(html).get(texts.problems.reference)).toBe('#reference');
    expect(linksOf(html).get(texts.problems.phone)).toBe('#phone');
    expect(html).toContain(form.summary);
    const closed = await ask(`${path}?key=unknown`);
    expect(closed.status).toBe(404);
    expect(mainOf(await closed.text())).toContain(sentencesOf(texts.trouble.closed.text).at(-1));
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
    `upi://pay?pa=${facts.upiId}&pn=${encodeURIComponent(facts.name)}&cu=INR&tn=Donation%20to%20Diya%20Dhaga`,
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

test('the contact page always names the Child Helpline for a child in danger', async () => {
  const html = mainOf(await htmlOf('/easy/contact'));
  expect(html).toContain(easy.contact.childSafety.heading);
  expect(linksOf(html).get(easy.contact.childSafety.link)).toBe('tel:1098');
});

test('the contact page tells whoever is hurt whom to tell, after the part about children', async () => {
  const html = mainOf(await htmlOf('/easy/contact'));
  const own = html.slice(html.indexOf(`>${easy.contact.yourSafety.heading}<`));
  for (const sentence of sentencesOf(easy.contact.yourSafety.idea.text)) expect(own).toContain(sentence);
  expect(linksOf(own).get(easy.contact.childSafety.emergency)).toBe('tel:112');
});
