import { beforeAll, describe, expect, test } from 'vitest';
import { commandLine, logChange } from '../back-office/log/log.ts';
import { openSession } from '../back-office/people/sessions.ts';
import { textPage, textPageIds } from '../back-office/texts/text-pages.ts';
import hiAccess from '../content/hi/desk/access.json' with { type: 'json' };
import hiApplications from '../content/hi/desk/applications.json' with { type: 'json' };
import hiEditing from '../content/hi/desk/editing.json' with { type: 'json' };
import hiLog from '../content/hi/desk/log.json' with { type: 'json' };
import hiProducts from '../content/hi/desk/products.json' with { type: 'json' };
import hiRefusals from '../content/hi/desk/refusals.json' with { type: 'json' };
import hiShell from '../content/hi/desk/shell.json' with { type: 'json' };
import hiTexts from '../content/hi/desk/texts.json' with { type: 'json' };
import hiShop from '../content/hi/shop.json' with { type: 'json' };
import mrForm from '../content/mr/application-form.json' with { type: 'json' };
import mrApplications from '../content/mr/desk/applications.json' with { type: 'json' };
import mrProblems from '../content/mr/desk/text-problems.json' with { type: 'json' };
import { addresses, sections } from '../desk/layout/addresses.ts';
import { type Language, languages, languageNames, languageTag } from '../domain/values/languages.ts';
import { application } from '../storage/test-records.ts';
import { readContent } from '../texts/read-content.ts';
import { signedInCookie } from './test-desk.ts';
import { openSharedSite } from './test-site.ts';

const origin = 'http://site.test';
const { site, dataDir, beside } = await openSharedSite();
let cookie = '';

beforeAll(async () => {
  cookie = await signedInCookie(dataDir, 'owner', 'Meera Joshi');
});

type Sent = {
  chosen?: Language | undefined;
  accept?: string;
  signedIn?: boolean;
  form?: Record<string, string>;
};

function ask(path: string, { chosen, accept, signedIn = true, form }: Sent = {}) {
  const cookies = [signedIn && cookie, chosen && `desk-language=${chosen}`].filter(Boolean).join('; ');
  return site.fetch(
    new Request(origin + path, {
      headers: { origin, cookie: cookies, ...(accept && { 'accept-language': accept }) },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    }),
  );
}

/** A page without its styles. */
async function pageOf(path: string, sent: Sent = {}): Promise<string> {
  return (await (await ask(path, sent)).text()).replace(/<style>.*<\/style>/s, '');
}

async function receive(language: Language): Promise<string> {
  const own = { ...application, email: `${language}@example.org` };
  const received = '2026-04-01T06:30:00.000Z';
  return (await beside(({ applications }) => applications.receive(own, received, language))).reference;
}

/** Publishes a text of the shop; gives the page that answers. */
async function publish(field: string, text: string, chosen?: Language): Promise<string> {
  const general = '/desk/texts/shop/general';
  const [, version = ''] = /name="version" value="(\w+)"/.exec(await pageOf(general)) ?? [];
  return pageOf(general, { chosen, form: { action: 'publish', version, [field]: text } });
}

const reading = readContent('content');
if ('problems' in reading) throw new Error('The content has mistakes.');
const { desk } = reading.content;
const { written } = reading;

describe.each(languages)('the desk in the language %s', (language) => {
  const tag = languageTag(language);

  test.each(sections)('has the page %s at its English address', async (section) => {
    const html = await pageOf(addresses[section], { chosen: language });
    expect(html).toContain(`<html lang="${tag}"`);
    expect(html).toMatch(new RegExp(`<h1[^>]*>${desk[language].shell.sections[section]}</h1>`));
    expect(html).toContain(desk[language].shell.signOut);
  });

  test('carries the messages of no other language', async () => {
    const html = await pageOf('/desk/products', { chosen: language });
    for (const other of languages.filter((each) => each !== language))
      expect(html).not.toContain(desk[other].products.nothingFound);
  });

  test('offers all languages, each in its own words, and marks this one', async () => {
    const html = await pageOf('/desk', { chosen: language });
    for (const each of languages) {
      const lang = languageTag(each);
      const name = languageNames[each];
      const control = each === language ? '<span aria-current="true"' : `<button value="${each}"`;
      expect(html).toMatch(new RegExp(`<li lang="${lang}">${control}[^>]*>${name}</`));
    }
  });
});

test.each(['hi', 'mr'] as const)('all texts of the site are named in %s', async (chosen) => {
  const names: string[] = [];
  for (const { id, sections: parts } of textPageIds.flatMap(
    (page) => textPage(page, written, () => true) ?? [],
  ))
    for (const part of parts) {
      const html = await pageOf(`/desk/texts/${id}/${part.id}`, { chosen });
      for (const [, name = ''] of html.matchAll(/<(?:h1|label|legend)\b[^>]*>([^<]*)/g)) names.push(name);
    }
  expect(names.length).toBeGreaterThan(1000);
  const known = /UPI ID|UPI|IFSC|PAN|CSR-1|FCRA|FSSAI|JSON|Instagram|Facebook/g;
  expect(names.filter((name) => /[a-z]{2}/i.test(name.replaceAll(known, '')))).toEqual([]);
});

describe('the language of the desk', () => {
  test('is chosen by a form, remembered by a cookie of the desk, and leads back to the page', async () => {
    const form = { language: 'hi', to: '/desk/products?q=bag' };
    const answer = await ask('/desk/language', { form });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/desk/products?q=bag');
    const [chosen, ...attributes] = (answer.headers.get('set-cookie') ?? '').split('; ');
    expect(chosen).toBe('desk-language=hi');
    expect(attributes).toEqual(expect.arrayContaining(['Path=/desk', 'HttpOnly', 'SameSite=Lax']));
    expect(await pageOf('/desk/products', { chosen: 'hi' })).toContain(hiProducts.search);
  });

  test('is chosen before someone signs in, too', async () => {
    const answer = await ask('/desk/language', {
      form: { language: 'mr', to: '/desk/sign-in' },
      signedIn: false,
    });
    expect(answer.headers.get('location')).toBe('/desk/sign-in');
    expect(answer.headers.get('set-cookie')).toContain('desk-language=mr');
  });

  test('is no other than those that there are, and leads nowhere else', async () => {
    const form = { language: 'fr', to: 'https://elsewhere.example/desk' };
    const answer = await ask('/desk/language', { form });
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(answer.headers.get('location')).toBe('/desk');
  });

  test.each([
    ['hi-IN,hi;q=0.9,en;q=0.8', 'hi'],
    ['mr', 'mr'],
    ['en-GB,hi;q=0.5', 'en'],
    ['fr', 'en'],
  ] as const)('is, before it was chosen, the one that the browser asks for: %s', async (accept, language) => {
    for (const path of ['/desk/sign-in', '/desk/invitation/unknown']) {
      const html = await pageOf(path, { accept, signedIn: false });
      expect(html).toContain(`<html lang="${languageTag(language)}"`);
    }
    const html = await pageOf('/desk/sign-in', { accept, signedIn: false });
    expect(html).toContain(desk[language].signIn.passkey);
    // The chosen language counts more.
    const chosen = await pageOf('/desk/sign-in', { accept, chosen: 'mr', signedIn: false });
    expect(chosen).toContain('<html lang="mr-IN"');
  });

  test('is not offered on a page that answers a form, so that nothing on it is lost', async () => {
    const html = await pageOf('/desk/sign-in', { form: { name: 'Nobody' }, signedIn: false });
    expect(html).not.toContain('action="/desk/language"');
  });

  test('is that of what is wrong, and of pages that are not there', async () => {
    const form = { version: 'new', action: 'publish', name: '' };
    const refused = await ask('/desk/products/new', { chosen: 'hi', form });
    expect(refused.status).toBe(422);
    const html = await refused.text();
    expect(html).toContain(hiEditing.wrong);
    expect(html).toContain(hiEditing.problems.missing);
    const missing = await ask('/desk/nowhere', { chosen: 'hi' });
    expect(missing.status).toBe(404);
    expect(await missing.text()).toContain(hiShell.notFound.title);
  });

  test('is that of dates, categories and states, with Latin digits', async () => {
    const reference = await receive('en');
    const html = await pageOf(`/desk/applications/${reference}`, { chosen: 'hi' });
    expect(html).toContain('1 अप्रैल 2026, 12:00');
    expect(html).toContain(hiApplications.states.new);
    expect(html).not.toMatch(/[०-९]/);
    const products = await pageOf('/desk/products', { chosen: 'hi' });
    expect(products).toContain(
      `<option value="Food Items">${hiShop.categories.names['Food Items']}</option>`,
    );
    expect(await pageOf('/desk/people', { chosen: 'hi' })).toContain(hiAccess.roles.owner);
  });
});

test('the log says in the language of the desk what was done, and which state was given', async () => {
  const reference = await receive('en');
  const form = { state: 'waiting', shown: 'new' };
  expect((await ask(`/desk/applications/${reference}/state`, { chosen: 'hi', form })).status).toBe(303);
  const html = await pageOf('/desk/log?kind=application', { chosen: 'hi' });
  const { sentences, fields } = hiLog;
  const sentence = sentences['application/change-state'].replace('{person}', 'Meera Joshi');
  expect(html).toContain(sentence.split('{')[0]);
  expect(html).toContain(`>${fields.state}</dt>`);
  expect(html).toContain(`${hiLog.after}: ${hiApplications.states.waiting}<`);
});

test('the log names a text of the site in the language of the desk, and the command line too', async () => {
  await publish('en.shop.foundSome', '{count} of {all}');
  const html = await pageOf('/desk/log?kind=text', { chosen: 'hi' });
  const title = `${hiTexts.words.shop}: ${hiTexts.words.foundSome} (अंग्रेज़ी)`;
  const sentence = hiLog.sentences['*/publish'];
  expect(html).toContain(sentence.replace('{person}', 'Meera Joshi').replace('{entry}', title));

  await beside((repositories) =>
    logChange(repositories, commandLine, { action: 'export', kind: 'student', id: '', name: '' }),
  );
  const students = await pageOf('/desk/log?kind=student', { chosen: 'hi' });
  expect(students).toContain(
    hiLog.ownSentences['student/export'].replace('{person}', hiLog.actors.commandLine),
  );
});

test('a device is named in the language of the desk, whatever that was when someone signed in there', async () => {
  await beside(async (repositories) => {
    const person = await repositories.people.findByName('Meera Joshi');
    if (person) await openSession(repositories, person, 'Chrome/Android', new Date());
  });
  for (const language of languages) {
    const { device } = desk[language].access;
    const words = device.replace('{browser}', 'Chrome').replace('{system}', 'Android');
    expect(await pageOf('/desk/my-devices', { chosen: language })).toContain(`>${words}<`);
  }
});

test('what is refused is said in the language of the desk', async () => {
  const form = { name: 'Meera Joshi', role: 'editor' };
  const html = await pageOf('/desk/people', { chosen: 'hi', form });
  expect(html).toContain(hiRefusals.nameTaken.replace('{name}', 'Meera Joshi'));
  const texts = await publish('en.shop.foundSome', 'Some', 'mr');
  expect(texts).toContain(mrProblems.lostPlaceholder.replace('{names}', '{count}, {all}'));
});

test('a preview of the site says in the language of the desk that it is one', async () => {
  const html = await pageOf('/desk/texts/preview/shop?language=mr', { chosen: 'hi' });
  expect(html).toContain('<html lang="mr-IN"');
  expect(html).toContain(`<aside lang="hi-IN" aria-label="${hiTexts.preview.text}"`);
});

describe('a letter to an applicant', () => {
  test.each(languages)(
    'is in the language in which they read the form, whatever that of the desk is',
    async (chosen) => {
      const reference = await receive('mr');
      const { question, declined } = mrApplications.letters;
      const [greeting = '', sentence = ''] = question.text.split('{')[0]?.split('\n\n') ?? [];
      const html = await pageOf(`/desk/applications/${reference}`, { chosen });
      expect(html).toMatch(
        new RegExp(`<p lang="mr-IN"[^>]*>${greeting}\\s+${sentence}${application.firstName}`),
      );
      const mail = new URL(/href="(mailto:[^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '')
        .searchParams;
      expect(mail.get('subject')).toContain(question.subject.split('{')[0]);
      expect(mail.get('body')).toContain(sentence);
      const chat = new URL(
        /href="(https:\/\/wa\.me\/[^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '',
      );
      expect(chat.searchParams.get('text')).toContain(sentence);
      const name = new Intl.DisplayNames(languageTag(chosen), { type: 'language' }).of('mr');
      expect(html).toContain(`${desk[chosen].applications.prepared} (${name})`);

      const decline = await pageOf(`/desk/applications/${reference}/decline`, { chosen });
      const last = declined.text.split('\n\n')[1]?.split('. ').at(-1) ?? 'no sentence';
      expect(decline).toContain(last);
    },
  );

  test('stands beside what they wrote, under the labels of their form in the language of the desk', async () => {
    const reference = await receive('hi');
    const html = await pageOf(`/desk/applications/${reference}`, { chosen: 'mr' });
    expect(html).toContain(mrForm.firstName);
    expect(html).toContain(mrForm.purposes[application.purpose]);
    expect(html).toContain('>हिंदी<');
  });
});
