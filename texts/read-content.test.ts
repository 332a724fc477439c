import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { languages, translatedLanguages } from '../domain/values/languages.ts';
import { problemLine } from './content-mistakes.ts';
import { readContent } from './read-content.ts';
import { avoidedWordProblems } from './words-not-to-use.ts';

const shipped = 'content';
const parsed = JSON.parse(readFileSync(join(shipped, 'gallery.json'), 'utf8')) as { image: string }[];
const known = { pictures: new Set(parsed.map(({ image }) => image)) };

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
  for (const name of [...languages, 'facts.json', 'gallery.json', 'retention.json', 'site.json'])
    cpSync(join(shipped, name), join(folder, name), { recursive: true });
});

afterEach(() => rmSync(folder, { recursive: true }));

describe('the content of the site', () => {
  it('has no problems as it is shipped', () => {
    const reading = readContent(shipped);
    expect('problems' in reading ? reading.problems.map(problemLine) : []).toEqual([]);
  });

  it('has its shared placeholders filled and keeps the others', () => {
    edit('facts.json', '"Diya Dhaga Foundation",\n  "shortName"', '"Test Foundation",\n  "shortName"');
    const { shell, cart, home, api } = content().messages.en;
    expect(shell.footer.copyright).toBe('© Test Foundation. Working since 2019.');
    expect(shell.footer.whatsappGreeting).toBe('Hello Diya Dhaga!');
    expect(home.title).toBe('Test Foundation · A lamp for learning, a thread for craft');
    expect(api.received).toContain('{reference}. You will get our answer in 5-7 working days.');
    expect(cart.pieces).toEqual({ one: '{count} piece', other: '{count} pieces' });
  });

  it('offers no WhatsApp, UPI or bank account where the fact is null or left out', () => {
    edit('facts.json', '"+91 00000 00000"', 'null');
    edit('facts.json', '"upiId": "diyadhaga@examplebank",', '');
    expect(content().facts.whatsapp).toBeUndefined();
    expect(content().facts.upiId).toBeUndefined();
  });
});

describe('translations', () => {
  it.each(translatedLanguages)('that are missing stop the build with file and key (%s)', (language) => {
    edit(`${language}/home.json`, /"lead": "[^"]*",/, '');
    expect(problems()).toEqual([
      `content/${language}/home.json, hero.lead: This key is missing. Was it renamed or removed? Put it back.`,
    ]);
    rmSync(join(folder, language, 'api.json'));
    expect(problems()).toContainEqual(
      expect.stringContaining(`content/${language}/api.json: This file is missing`),
    );
  });

  it('may lack the texts of a page, for which the English ones stand in', () => {
    rmSync(join(folder, 'hi/about.json'));
    rmSync(join(folder, 'hi/easy.json'));
    rmSync(join(folder, 'hi/own-application.json'));
    const { messages, untranslated } = content();
    expect(untranslated).toMatchObject({ en: [], hi: ['about', 'easy', 'ownApplication'], mr: [] });
    expect(messages.hi.about).toEqual(messages.en.about);
    expect(messages.hi.home).not.toEqual(messages.en.home);
  });

  it('of languages that the site is not in stop nothing: names in their letters, rows of the glossary', () => {
    edit('facts.json', '"transliterations": {', '"transliterations": { "ta": [],');
    writeFileSync(
      join(folder, 'glossary.md'),
      '## Words not to use\n\n| Language | Word | Right in | Write | Why |\n| -- | -- | -- | -- | -- |\n| ta | சொல் | | வேறு | x |\n',
    );
    expect(avoidedWordProblems(folder)).toEqual([]);
    expect(content().facts.transliterations.ta).toEqual([]);
  });

  it.each(translatedLanguages)('of the staff desk that are missing stop the build too (%s)', (language) => {
    edit(`${language}/desk/home.json`, /"waits": "[^"]*",/, '');
    expect(problems()).toEqual([
      `content/${language}/desk/home.json, waits: This key is missing. Was it renamed or removed? Put it back.`,
    ]);
    cpSync(join(shipped, language, 'desk/home.json'), join(folder, language, 'desk/home.json'));
    edit(`${language}/desk/log.json`, /"\*\/publish": "[^"]*",/, '');
    expect(problems()).toEqual([
      `content/${language}/desk/log.json, sentences.*/publish: This key is missing. Was it renamed or removed? Put it back.`,
    ]);
  });

  it('stop no build where they are outdated, or nobody has compared them', () => {
    edit('en/home.json', /"lead": "[^"]*"/, '"lead": "Another text."');
    expect(problems()).toEqual([]);
    rmSync(join(folder, 'hi/sources.json'));
    expect(content().sources.hi).toEqual({});
  });
});

describe('how long things are kept', () => {
  it('is named where a kind is missing, in the file or in the notice', () => {
    edit('retention.json', /\s*"leftStudents": [^}]*\},/, '');
    edit('hi/privacy.json', /\s*"leftStudents": "[^"]*",/, '');
    expect(problems()).toEqual([
      expect.stringContaining('content/retention.json, leftStudents: This key is missing.'),
      expect.stringContaining('content/hi/privacy.json, retention.leftStudents: This key is missing.'),
    ]);
  });

  it.each([
    [/(?<="log": {\s*"months": )12/, '6', 'log.months: Rule 8(3) of the DPDP Rules asks'],
    [/(?<="bin": {\s*"days": )30/, '10', 'bin.days: The software keeps this for 30 days. Write 30.'],
    [/(?<="leftStudents": {\s*"months": )36/, '0', 'leftStudents.months: Keep it for one month'],
    ['"from": "decision"', '"from": "receipt"', 'declinedApplications.from'],
  ])('%s → %s', (from, to, problem) => {
    edit('retention.json', from, to);
    expect(problems()).toEqual([expect.stringContaining(problem)]);
  });

  it('is what the notice says', () => {
    edit('retention.json', /(?<="declinedApplications": {\s*"months": )12/, '18');
    const { messages } = content();
    expect(messages.en.privacy.retention.declinedApplications).toContain('18 months');
    expect(messages.mr.privacy.retention.declinedApplications).toContain('18 महिने');
  });
});

describe('a mistake in what the site is', () => {
  it.each([
    [
      'a language that is in no list',
      '"hi"',
      '"tamil"',
      'languages.2: This is none of the languages that a site',
    ],
    ['a language twice', '"hi"', '"mr"', 'languages: Write each language once.'],
    ['no English', '["en", "hi", "mr"]', '["hi", "mr"]', 'languages: English (en) is among them'],
    ['no language', '["en", "hi", "mr"]', '[]', 'languages: This list needs at least one entry.'],
    ['a text for a list', '["en", "hi", "mr"]', '"en"', 'languages: Write a list here'],
    [
      'a desk in another language',
      /"mr"(?=\],\s*"parts")/,
      '"ta"',
      'deskLanguages: The languages of the staff desk are among',
    ],
    ['an unknown part', '"gifts"', '"donations"', 'parts.6: This is none of the parts of a site: hostel,'],
    [
      'a colour that is none',
      '"#243a73"',
      '"indigo"',
      'colours.brand: Write a colour as # and six digits or letters',
    ],
    [
      'a colour that nobody could read',
      '"accent": "#f2a71b"',
      '"accent": "#f2a71b", "light": { "primary": "#e65100" }',
      'colours.light.primary: The contrast of primary on cloth is 3; people need 7 to read it. #852b01 would do.',
    ],
    [
      'a colour for nothing',
      '"accent": "#f2a71b"',
      '"accent": "#f2a71b", "dark": { "acccent": "#f2a71b" }',
      'colours.dark.acccent: This key is unknown.',
    ],
    ['a category twice', '"Accessories"', '"Clothing"', 'categories: Each category has an id of its own.'],
    [
      'a number that is none',
      '"1604"',
      '"16o4"',
      'categories.1.googleCategory: The number of one of Google’s',
    ],
    ['an unknown motif', '"motif": "', '"motif": "a ', 'motif: This is none of the motifs: lamp, leaf,'],
    [
      'an unknown key',
      '"deskLanguages"',
      '"deskLanguage"',
      'deskLanguage: This key is unknown. Did you mean “deskLanguages”?',
    ],
  ])('is named by key: %s', (_, from, to, reason) => {
    edit('site.json', from, to);
    expect(problems()).toContainEqual(expect.stringContaining(`content/site.json, ${reason}`));
  });
});

it('a site without a shop needs no categories, another one does', () => {
  edit('site.json', /"categories": \[[^]*?\]/, '"categories": []');
  expect(problems()).toEqual(['content/site.json, categories: A shop needs at least one category.']);
  edit('site.json', '"shop", ', '');
  expect(problems()).toEqual([]);
});

it('a category needs its name, and a name its category', () => {
  edit('site.json', '"id": "Clothing"', '"id": "Toys"');
  expect(problems()).toEqual([
    'content/en/shop.json, categories.names.Toys: Write the name of this category here.',
    expect.stringContaining(
      'content/en/shop.json, categories.names.Clothing: content/site.json has no category',
    ),
  ]);
});

describe('a mistake in a messages file is named by file and key', () => {
  it.each([
    ['an empty text', 'en/home.json', '"Pause"', '" "', 'motion.pause: This text is empty; write it.'],
    ['a text that nobody sees', 'en/home.json', '"Pause"', '"\u200B"', 'motion.pause: This text is empty'],
    [
      'a text that a program left open',
      'en/home.json',
      /"quote": "[^"]*"/,
      '"quote": "undefined"',
      'testimonials.list.1.quote: This text still says only “undefined”. Write what visitors should read.',
    ],
    ['HTML', 'en/home.json', '"Pause"', '"<b>Pause</b>"', 'motion.pause: “<b>” is shown as it is written'],
    ['an HTML entity', 'en/home.json', '"Pause"', '"Pause &amp; play"', 'motion.pause: “&amp;” is shown'],
    [
      'a misspelt shared placeholder',
      'en/shell.json',
      '{foundation}',
      '{fondation}',
      'foundation.description: {fondation} is not a placeholder of this text. Use one of these: {foundation}',
    ],
    ['a number', 'en/home.json', '"Pause"', '5', 'motion.pause: Write a text here, between quotation marks.'],
    ['a text for a list', 'en/home.json', /\[\s*"Children[^\]]*\]/, '"x"', 'hero.heading: Write a list here'],
    [
      'a fifth hero picture',
      'en/home.json',
      '"heroPictures": [',
      '"heroPictures": [{ "alt": "a", "caption": "b" },',
      'heroPictures: This list needs exactly 4 entries.',
    ],
    [
      'a lost placeholder',
      'en/cart.json',
      '{price} each',
      'each',
      'each: The placeholder {price} is missing',
    ],
    [
      'a misspelt placeholder',
      'en/cart.json',
      '{price} each',
      '{prize} each',
      'each: {prize} is not a placeholder of this text',
    ],
    [
      'half a placeholder',
      'en/cart.json',
      '{name} was',
      '{name was',
      'removed: One of the two brackets is missing',
    ],
    [
      'a plural without its number',
      'en/cart.json',
      '{count} pieces',
      'pieces',
      'pieces.other: The placeholder {count} is missing',
    ],
    [
      'a sentence of 13 words in easy read',
      'en/easy.json',
      '"We have your answers."',
      '"We have all of your answers and now we read them all together."',
      'form.sent.received.text: Easy read has at most 12 words in a sentence: “We have all',
    ],
    [
      'a fourth sentence beside a picture of easy read',
      'en/easy.json',
      '"We have your answers."',
      '"We have it. We read it. We call you. You come."',
      'form.sent.received.text: Easy read has at most 3 sentences',
    ],
    [
      'two ideas in one sentence of easy read',
      'en/easy.json',
      '"We have your answers."',
      '"We have your answers; we call you."',
      'form.sent.received.text: Write two sentences in place of a semicolon',
    ],
    [
      'a number in words in easy read',
      'en/easy.json',
      '"We have your answers."',
      '"We have your three answers."',
      'form.sent.received.text: Write numbers as digits, such as 6.',
    ],
    [
      'a sentence of 10 words in Marathi easy read',
      'mr/easy.json',
      '"तुमची उत्तरे आम्हाला मिळाली."',
      '"तुमची सगळी उत्तरे आज आम्हाला मिळाली आणि आम्ही ती वाचली."',
      'form.sent.received.text: Easy read has at most 9 words in a sentence: “तुमची सगळी',
    ],
    [
      'two clauses in one sentence of Marathi easy read',
      'mr/easy.json',
      '"तुमची उत्तरे आम्हाला मिळाली."',
      '"जेव्हा उत्तरे मिळाली तेव्हा आम्ही वाचली."',
      'form.sent.received.text: Make two sentences of this: “जेव्हा” joins two.',
    ],
    [
      'a sentence of Marathi easy read that says “not” twice',
      'mr/easy.json',
      '"तुमची उत्तरे आम्हाला मिळाली."',
      '"नाव नसलेले फॉर्म आम्ही वाचत नाही."',
      'form.sent.received.text: Use “no” or “not” only once in a sentence.',
    ],
    [
      'a long word in Marathi easy read',
      'mr/easy.json',
      '"तुमची उत्तरे आम्हाला मिळाली."',
      '"तुमची उत्तरे कार्यालयामध्येही मिळाली."',
      'form.sent.received.text: Use a shorter word in place of “कार्यालयामध्येही',
    ],
    [
      'three letters joined in one in Marathi easy read',
      'mr/easy.json',
      '"तुमची उत्तरे आम्हाला मिळाली."',
      '"उत्तरे विद्यार्थ्यांना मिळाली."',
      'form.sent.received.text: Use an easier word in place of “विद्यार्थ्यांना”',
    ],
    [
      'a picture that easy read has not',
      'en/easy.json',
      '"easy-lock"',
      '"easy-padlock"',
      'application.trouble.closed.picture: Easy read has no picture with this name',
    ],
    [
      'a joined clause in easy read in Hindi',
      'hi/easy.json',
      '"हमें आपके जवाब मिल गए हैं।"',
      '"हमें वे जवाब मिले, जिनमें आपका नाम है।"',
      'form.sent.received.text: Make two sentences of this: “जिनमें” joins two.',
    ],
    [
      'two words for “not” in a sentence of easy read in Hindi',
      'hi/easy.json',
      '"हमें आपके जवाब मिल गए हैं।"',
      '"नाम के बगैर जवाब नहीं मिलेगा।"',
      'form.sent.received.text: Use “no” or “not” only once in a sentence.',
    ],
    [
      'three letters in one sign in easy read in Hindi',
      'hi/easy.json',
      '"हमें आपके जवाब मिल गए हैं।"',
      '"आपके जवाब हमारी स्क्रीन पर हैं।"',
      'form.sent.received.text: Use an easier word in place of “स्क्रीन”',
    ],
  ])('%s', (_, file, from, to, reason) => {
    edit(file, from, to);
    expect(problems()).toEqual([expect.stringContaining(`content/${file}, ${reason}`)]);
  });

  it('a renamed key', () => {
    edit('en/home.json', '"heading": [', '"headline": [');
    expect(problems()).toEqual([
      'content/en/home.json, hero.heading: This key is missing. Was it renamed or removed? Put it back.',
      'content/en/home.json, hero.headline: This key is unknown. Did you mean “heading”?',
    ]);
  });

  it('an unknown key beside which nothing is missing', () => {
    edit('en/home.json', '"heading": [', '"note": "for later", "heading": [');
    expect(problems()).toEqual([
      'content/en/home.json, hero.note: This key is unknown. Was it renamed? Write it as it was, or take it out.',
    ]);
  });

  it('a file in another encoding', () => {
    for (const encoding of ['utf16le', 'latin1'] as const)
      writeFileSync(join(folder, `en/${encoding === 'latin1' ? 'cart' : 'shop'}.json`), '{"é": 1}', encoding);
    expect(problems()).toEqual([
      'content/en/shop.json: This file has another encoding. Save it again and choose UTF-8.',
      'content/en/cart.json: This file has another encoding. Save it again and choose UTF-8.',
    ]);
  });

  it('a missing file', () => {
    rmSync(join(folder, 'en/cart.json'));
    rmSync(join(folder, 'facts.json'));
    expect(problems()).toEqual([
      'content/facts.json: This file is missing or can’t be opened. Put it back.',
      'content/en/cart.json: This file is missing or can’t be opened. Put it back.',
    ]);
  });

  it('a file that holds something else', () => {
    writeFileSync(join(folder, 'en/forms.json'), '"forms"');
    writeFileSync(join(folder, 'en/api.json'), 'null');
    expect(problems()).toEqual([
      'content/en/forms.json: Write keys and texts here, between braces { }.',
      'content/en/api.json: Write keys and texts here, between braces { }.',
    ]);
  });
});

describe('broken JSON is named by its line', () => {
  it.each([
    [
      'a missing comma',
      '"title": "Gallery",',
      '"title": "Gallery"',
      'line 2: A comma is missing at the end of this line.',
    ],
    [
      'a comma too many',
      '"visit": "Plan a visit"',
      '"visit": "Plan a visit",',
      'Take out the comma at the end of this line',
    ],
    [
      'a missing closing quotation mark',
      '"title": "Gallery"',
      '"title": "Gallery',
      'line 2: A quotation mark is missing on this line.',
    ],
    [
      'a missing opening quotation mark',
      '"title": "Gallery"',
      '"title": Gallery"',
      'line 2: A quotation mark, colon, comma or bracket',
    ],
    [
      'single quotation marks',
      '"title": "Gallery"',
      `"title": 'Gallery'`,
      'line 2: A quotation mark, colon, comma or bracket',
    ],
    [
      'quotation marks inside a text',
      '"Gallery"',
      '"The "best" Gallery"',
      'line 2: A quotation mark, colon, comma or bracket',
    ],
    [
      'an unquoted key',
      '"title": "Gallery"',
      'title: "Gallery"',
      'line 2: A quotation mark, colon, comma or bracket',
    ],
    [
      'a missing bracket at the end',
      /\}\s*\}\s*$/,
      '}\n',
      'The file ends too early: a bracket } or ] is missing.',
    ],
    [
      'a key that is there twice',
      '"why": {',
      '"why": { "shop": "Shop", "visit": "Visit {us} [now]: \\"",',
      'The key “shop” is here twice, and only the last one counts. Take one out.',
    ],
    ['an empty file', /[^]+/, '', 'line 1: The file ends too early'],
  ])('%s', (_, from, to, reason) => {
    edit('en/gallery.json', from, to);
    expect(problems()).toEqual([expect.stringContaining(reason)]);
  });

  it('but a byte order mark, and a space around a text, do no harm', () => {
    edit('en/gallery.json', /^/, '\uFEFF');
    edit('facts.json', '"Diya Dhaga Foundation",\n  "shortName"', '" Test Foundation ",\n  "shortName"');
    expect(problems()).toEqual([]);
    expect(content().facts.name).toBe('Test Foundation');
  });
});

describe('a mistake in the facts is named by its key', () => {
  it.each([
    ['"2019-02-10"', '"14-01-2026"', 'foundedOn: Write a date that exists'],
    ['"2019-02-10"', '"2019-02-30"', 'foundedOn: Write a date that exists'],
    ['"2019-02-10"', '"2219-02-10"', 'foundedOn: Write a year from 1800 to 2099.'],
    ['"+91 00 0000 0000"', '"+91 00 0000 0000 0000 00"', 'phone: A number has at most 15 digits.'],
    ['"+91 00 0000 0000"', '"98765 43210"', 'phone: Write the number with its country code'],
    ['"+91 00 0000 0000"', '"+91 12"', 'phone: A number needs at least 10 digits.'],
    ['"+91 00 0000 0000"', 'null', 'phone: This key is missing.'],
    ['"diyadhaga@example.org"', '"a at example.org"', 'email: Write an email address'],
    [/\[\s*"Diya Dhaga House[^\]]*\]/, '[]', 'address: This list needs at least one entry.'],
    [/(?<="address": \[\s*)"Diya Dhaga House"/, '""', 'address.1: This text is empty; write it.'],
    ['"https://x.com/example"', '"x.com/example"', 'socials.4.address: Write the whole address'],
    ['"https://x.com/example"', '"https://["', 'socials.4.address: Write the whole address'],
    ['"network": "x"', '"network": "y"', 'socials.4.network: Write facebook, instagram, youtube or x.'],
    ['"mapLink": null', '"mapLink": "maps.example"', 'mapLink: Write the whole address'],
    ['"registrationNumber": null', '"registrationNumber": ""', 'registrationNumber: This text is empty'],
    ['"trustees": []', '"trustees": "Asha"', 'trustees: Write a list here'],
    [
      '"annualReport": null',
      '"annualReport": { "year": "24", "link": "https://a.in/r" }',
      'annualReport.year',
    ],
    [
      '"annualReport": null',
      '"annualReport": { "year": "2024-25", "link": "http://a.in/r" }',
      'annualReport.link: Write the whole address, with https://',
    ],
    [
      '"certificate80g": null',
      '"certificate80g": { "number": "AAATD1" }',
      'certificate80g.validUntil: This key is missing.',
    ],
    [
      '"childSafetyContact": null',
      '"childSafetyContact": { "name": "Asha", "phone": "1098" }',
      'childSafetyContact.phone: Write the number with its country code',
    ],
    ['"fssai": null', '"fssai": "1152"', 'fssai: An FSSAI number is 14 digits'],
    [
      '"grievanceContact": null',
      '"grievanceContact": { "name": "Asha" }',
      'grievanceContact.phone: This key is missing.',
    ],
    ['"returns": null', '"returns": 7', 'returns: Write a text here'],
    ['diyadhaga@examplebank', 'name bank', 'upiId: A UPI ID is like name@bank'],
    ['EXPL0000000', 'EXPL1', 'bankAccount.ifsc: An IFSC is four capitals'],
    ['"000000000000"', '"00 00"', 'bankAccount.accountNumber: An account number is 6 to 18 digits'],
    ['"06:30"', '"6.30"', 'hostelDay.1: Write the time with 24 hours'],
    ['"least": 5', '"least": 8', 'answerDays.most: Write the same number as above, or a higher one.'],
    ['"least": 5', '"least": 0', 'answerDays.least: Write 1 or more.'],
    ['"most": 7', '"most": 7.5', 'answerDays.most: Write a whole number'],
    ['"most": 7', '"most": 700', 'answerDays.most: Write at most 100 days.'],
    ['"most": 7', '"most": null', 'answerDays.most: '],
    ['"tuesday"', '"Tuesday"', 'workingDays.2: Write monday, tuesday,'],
    ['"tuesday"', '"monday"', 'workingDays: List each day once, in the order of the week'],
    ['"tuesday"', '"sunday"', 'workingDays: List each day once, in the order of the week'],
    [/"workingDays": \[[^\]]*\]/, '"workingDays": []', 'workingDays: This list needs at least one entry.'],
    ['"youthTrained": 120', '"youthTrained": -120', 'impact.youthTrained: Write 0 or more.'],
    ['"youthTrained": 120', '"youthTrained": 1e21', 'impact.youthTrained: Write at most 1 crore'],
    ['"youthTrained": 120', '"youthTrained": "120"', 'impact.youthTrained: Write a number here'],
    [/(?<="giftAmounts": \[\s*)500/, '1000', 'giftAmounts: Write each amount once.'],
    [/"giftAmounts": \[[^\]]*\]/, '"giftAmounts": []', 'giftAmounts: This list needs at least one entry.'],
    [/(?<="giftAmounts": \[\s*)500/, '"500"', 'giftAmounts.1: Write a number here'],
  ])('%s → %s', (from, to, reason) => {
    edit('facts.json', from, to);
    expect(problems()).toEqual([expect.stringContaining(`content/facts.json, ${reason}`)]);
  });
});

describe('what does not fit between two files is named', () => {
  it.each([
    [
      'an unknown picture',
      'gallery.json',
      '"gallery-the-tailor"',
      '"gallery-tailor"',
      'content/gallery.json, 6.image: There is no picture “gallery-tailor”.',
    ],
    [
      'an id without texts',
      'en/gallery.json',
      '"the-tailor"',
      '"a-tailor"',
      'content/en/gallery.json, items.the-tailor: Write the title, description and alt',
    ],
    [
      'an id that is an address of the desk',
      'gallery.json',
      '"lamp-painting"',
      '"new"',
      'content/gallery.json, 1.id: The desk has its form for a new picture there. Write another id.',
    ],
    [
      'an impossible date',
      'gallery.json',
      '2025-10-11',
      '2025-02-29',
      'content/gallery.json, 1.date: Write a date that exists',
    ],
    [
      'a date with the day first',
      'gallery.json',
      '2025-10-11',
      '14-01-2026',
      'content/gallery.json, 1.date: Write a date that exists, as year-month-day: 2019-02-10.',
    ],
    [
      'an amount without its line',
      'facts.json',
      '"giftExamples": [',
      '"giftExamples": [100, ',
      'content/en/donate.json, ledger.lines: This list needs as many entries as giftExamples',
    ],
    [
      'a time without its text',
      'facts.json',
      '"hostelDay": [',
      '"hostelDay": ["05:00", ',
      'content/en/hostel.json, day.hours: This list needs as many entries as hostelDay',
    ],
  ])('%s', (_, file, from, to, reason) => {
    edit(file, from, to);
    expect(problems()[0]).toContain(reason);
  });

  it('an amount without its example in easy read', () => {
    edit('facts.json', '"giftExamples": [', '"giftExamples": [100, ');
    expect(problems()).toContainEqual(
      expect.stringContaining('content/en/easy.json, donate.examples: This list needs as many entries as'),
    );
  });

  it('a repeated id', () => {
    edit('gallery.json', '"hostel-supper"', '"lamp-painting"');
    expect(problems()).toContain(
      'content/gallery.json, 2.id: The id “lamp-painting” is used twice; each picture needs its own.',
    );
  });
});

function content() {
  const reading = readContent(folder, known);
  if ('problems' in reading) throw new Error(reading.problems.map(problemLine).join('\n'));
  return reading.content;
}

function problems(): string[] {
  const reading = readContent(folder, known);
  return 'problems' in reading ? reading.problems.map(problemLine) : [];
}

function edit(file: string, from: string | RegExp, to: string): void {
  const before = readFileSync(join(folder, file), 'utf8');
  const after = before.replace(from, () => to);
  expect(after).not.toBe(before);
  writeFileSync(join(folder, file), after);
}
