import { Secret, TOTP } from 'otpauth';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openSiteData, type SiteData } from '../back-office/open-site-data.ts';
import { checkSite } from '../back-office/upkeep/check-site.ts';
import texts from '../content/en/desk/texts.json' with { type: 'json' };
import home from '../content/en/home.json' with { type: 'json' };
import hostel from '../content/en/hostel.json' with { type: 'json' };
import shop from '../content/en/shop.json' with { type: 'json' };
import facts from '../content/facts.json' with { type: 'json' };
import { bag } from '../storage/test-records.ts';
import { signedInCookie, testAppSecret } from './test-desk.ts';
import { openSharedSite } from './test-site.ts';

const { site, dataDir } = await openSharedSite();
const cookie = await signedInCookie(dataDir, 'editor');

const ask = (path: string, headers: Record<string, string> = { cookie }) =>
  site.fetch(new Request(`http://site.test${path}`, { headers }));
const read = async (path: string) => unescaped(await (await ask(path)).text());

describe('the pages of texts', () => {
  test('are listed in the order of the site', async () => {
    const html = await read('/desk/texts');
    const places = Object.values(texts.pages).map((name) => html.indexOf(`>${name}</span>`));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  test.each(Object.keys(texts.pages))('%s has every text, a field each, in reading order', async (page) => {
    const owner = { cookie: await signedInCookie(dataDir, 'owner') };
    const answer = await ask(`/desk/texts/${page}`, owner);
    expect(answer.status).toBe(200);
    const html = await answer.text();
    const sections = [...html.matchAll(new RegExp(`href="(/desk/texts/${page}/[\\w-]+)"`, 'g'))].map(
      ([, path = '']) => path,
    );
    for (const path of sections.length > 0 ? sections : [`/desk/texts/${page}`]) {
      const section = await ask(path, owner);
      expect(section.status).toBe(200);
      const fields = (await section.text()).match(/<(input type="text"|textarea|select)/g) ?? [];
      expect(fields.length).toBeGreaterThan(0);
      expect(fields.length).toBeLessThanOrEqual(100);
    }
  });

  test('are not there under other names', async () => {
    for (const path of [
      '/desk/texts/nothing',
      '/desk/texts/home/nothing',
      '/desk/texts/versions/home/nothing',
    ])
      expect((await ask(path)).status).toBe(404);
  });

  test('are only looked at by readers', async () => {
    const reader = await signedInCookie(dataDir, 'reader');
    const html = await (await ask('/desk/texts/hostel-enrollment/answers', { cookie: reader })).text();
    expect(html).toContain('<fieldset disabled=""');
    expect(html).not.toContain(`>${texts.form.publish}<`);
    const answer = await post('/desk/texts/hostel-enrollment/answers', { action: 'publish' }, reader);
    expect(answer.status).toBe(403);
  });
});

describe('a text', () => {
  const path = '/desk/texts/hostel-enrollment/answers';
  const heading = 'en.hostel.answers.heading';

  test('that is a draft is in the preview only; published it is on the cached page and in the version list', async () => {
    expect(await read('/hostel-enrollment')).toContain(hostel.answers.heading);
    const saved = await send(path, { [heading]: 'The fees <b>now</b> & more' }, 'preview');
    expect(saved.status).toBe(422);
    expect(unescaped(await saved.text())).toContain(
      '“<b>” is shown as it is written here. Write plain text, without HTML.',
    );

    const preview = await send(path, { [heading]: 'The fees & more' }, 'preview');
    expect(preview.status).toBe(303);
    const address = preview.headers.get('location') ?? '';
    const shown = await ask(address);
    const html = await shown.text();
    expect(unescaped(html)).toContain('The fees & more');
    expect(unescaped(html)).toContain(texts.preview.text);
    expect(html).not.toContain('<script');
    expect(shown.headers.get('content-security-policy')).toContain("form-action 'none'");
    expect(shown.headers.get('cache-control')).toBe('no-store');
    expect(shown.headers.get('x-robots-tag')).toBe('noindex');
    expect((await ask(address, {})).status).toBe(303);
    expect(await read('/hostel-enrollment')).not.toContain('The fees & more');
    expect(await read('/desk/texts')).toContain(`>${texts.draft}</span>`);

    const published = await send(path, {}, 'publish');
    expect(published.headers.get('location')).toBe(`${path}?done=published`);
    await vi.waitFor(async () => expect(await read('/hostel-enrollment')).toContain('The fees & more'), {
      timeout: 5000,
    });

    const versions = `/desk/texts/versions/hostel-enrollment/${heading}?section=answers`;
    const list = await ask(versions);
    const page = await list.text();
    expect(unescaped(page)).toContain(`Test editor, `);
    const version = valueOf(page, 'version');
    const original = /name="restore" value="([^"]+)"/.exec(page)?.[1] ?? '';
    expect((await post(versions, { restore: original, version: 'another' })).status).toBe(409);
    expect((await post(versions, { restore: original, version })).status).toBe(303);
    await vi.waitFor(async () => expect(await read('/hostel-enrollment')).not.toContain('The fees & more'), {
      timeout: 5000,
    });
  });

  test('that someone else has changed since is not overwritten: both versions are shown', async () => {
    const form = await formOf(path);
    await send(path, { [heading]: 'Theirs' }, 'draft');
    const answer = await post(path, { ...form, [heading]: 'Mine', action: 'publish' });
    expect(answer.status).toBe(409);
    const html = await answer.text();
    for (const text of [texts.conflict.title, 'Theirs', 'Mine']) expect(unescaped(html)).toContain(text);
    // The form comes back as typed and can be sent after both were seen.
    expect(fieldsOf(html)[heading]).toBe('Mine');
    expect((await post(path, { ...fieldsOf(html), action: 'discard' })).status).toBe(303);
  });

  test('is not said to fit an English that was published since: that one is shown, and can be confirmed', async () => {
    const hindi = 'hi.hostel.answers.heading';
    await send(path, { [heading]: 'The fees, first' }, 'publish');
    const form = await formOf(path);
    await send(path, { [heading]: 'No fees at all' }, 'publish');
    const late = await post(path, { ...form, confirm: hindi });
    expect(late.status).toBe(409);
    const html = unescaped(await late.text());
    for (const text of [texts.conflict.title, 'No fees at all', texts.outdated.changed])
      expect(html).toContain(text);
    expect(html).toMatch(/<ins>.*fees/);
    const outdated = async () => (await read(path)).includes(`value="${hindi}"`);
    expect(await outdated()).toBe(true);
    expect((await post(path, { ...fieldsOf(html), confirm: hindi })).status).toBe(200);
    expect(await outdated()).toBe(false);
    await send(path, { [heading]: hostel.answers.heading }, 'publish');
  });

  test('keeps its placeholders, and says at the field which is missing', async () => {
    const shopTexts = '/desk/texts/shop/general';
    const answer = await send(shopTexts, { 'en.shop.foundSome': 'Some' }, 'publish');
    expect(answer.status).toBe(422);
    const html = unescaped(await answer.text());
    expect(html).toContain('The placeholder {count}, {all} is missing; put it back where its value belongs.');
    expect(html).toContain('href="#en.shop.foundSome"');
    expect(fieldsOf(html)['en.shop.foundSome']).toBe('Some');
    expect(await read('/shop')).toContain(shop.heading);
  });

  test.each([
    ['Pay to evil\u200b@okaxis', 'evil@okaxis'],
    ['IFSC SBIN0001234', 'SBIN0001234'],
    ['खाता १२३४५६७८९०१२३', '1234567890123'],
    ['गूगल पे: ९८१२३ ४५६७८', 'गूगल पे … 98123 45678'],
  ])('that names an account is refused, with the words: %s', async (lure, words) => {
    const answer = await send(path, { [heading]: lure }, 'publish');
    expect(answer.status).toBe(422);
    expect(unescaped(await answer.text())).toContain(`${words}” looks like a UPI ID`);
    expect(await read('/hostel-enrollment')).not.toContain(lure);
  });

  test('that names an account is published by an owner, after a fresh proof; then editors change the rest', async () => {
    const lure = 'Gifts: Google Pay to 98123 45678';
    const old = await signedInCookie(dataDir, 'owner', 'Owner of accounts', new Date(Date.now() - 660_000));
    const asked = await send(path, { [heading]: lure }, 'publish', old);
    expect(asked.status).toBe(401);
    const code = new TOTP({ secret: Secret.fromBase32(testAppSecret) }).generate({ timestamp: Date.now() });
    const proved = await post(path, { ...fieldsOf(await asked.text()), 'proof-code': code }, old);
    expect(proved.status).toBe(303);
    await vi.waitFor(async () => expect(await read('/hostel-enrollment')).toContain(lure), { timeout: 5000 });
    expect((await send(path, { [heading]: `${lure}.` }, 'publish')).status).toBe(303);
    expect((await send(path, { [heading]: 'Google Pay to 98123 00000' }, 'publish')).status).toBe(422);

    expect((await send(path, { [heading]: 'The fees' }, 'publish')).status).toBe(303);
    await vi.waitFor(async () => expect(await read('/hostel-enrollment')).not.toContain(lure), {
      timeout: 5000,
    });
    const versions = '/desk/texts/versions/hostel-enrollment/en.hostel.answers.heading?section=answers';
    const page = await (await ask(versions)).text();
    const [, before = ''] = /value="([^"]+)"[^>]*name="restore"/.exec(page) ?? [];
    expect(before).not.toBe('');
    expect((await post(versions, { restore: before, version: valueOf(page, 'version') })).status).toBe(422);
  });

  test('may have the number of the foundation itself beside a word about money', async () => {
    const contact = '/desk/texts/contact-and-facts/contact';
    const owner = await signedInCookie(dataDir, 'owner');
    await send(contact, { 'facts.phone': '+91 98765 43210' }, 'publish', owner);
    await vi.waitFor(async () => expect(await read('/about')).toContain('tel:+919876543210'), {
      timeout: 5000,
    });
    for (const own of ['Google Pay to 098765-43210', 'Order at wa.me/919876543210'])
      expect((await send(path, { [heading]: own }, 'publish')).status).toBe(303);
    const shawl = {
      name: 'Wool shawl',
      category: 'Clothing',
      price: '900',
      alt: 'A shawl',
      action: 'publish',
    };
    for (const [number, status] of [
      ['098765-43210', 303],
      ['98123 45678', 422],
    ] as const) {
      const product = { ...shawl, imageURL: bag.imageURL, description: `Call ${number}` };
      expect((await post('/desk/products/new', product)).status).toBe(status);
    }
    // And nothing that only has it in it.
    for (const lure of [
      'Account no. 123456 / 789012 / 98765 43210',
      'GPay 98123 / 45678 / 98765 43210',
      'Order at wa.me/919812345678',
    ])
      expect((await send(path, { [heading]: lure }, 'publish')).status).toBe(422);
  });

  test('that names an account once its placeholders are filled is refused, whichever part comes last', async () => {
    const publish = async (section: string, changed: Record<string, string>) =>
      (await send(`/desk/texts/${section}`, changed, 'publish')).status;
    const time = 'en.shell.foundation.approvalTime.other';
    expect(await publish('hostel-enrollment/answers', { [heading]: 'Pay to diya@{foundationShort}' })).toBe(
      422,
    );
    expect(await publish('hostel-enrollment/answers', { [heading]: 'GPay 98123 {approvalTime}' })).toBe(303);
    const answer = await send(
      '/desk/texts/bar-and-footer/foundation',
      { [time]: '45678 ({count} working days)' },
      'publish',
    );
    expect(answer.status).toBe(422);
    expect(unescaped(await answer.text())).toContain('GPay … 98123 45678” looks like a UPI ID');
    expect(await publish('bar-and-footer/foundation', { [time]: '{count} working days' })).toBe(303);
    expect(await publish('hostel-enrollment/answers', { [heading]: 'The fees' })).toBe(303);
  });

  test('about the time of an answer follows the working days and the days that the desk gives', async () => {
    const ofHostel = '/desk/texts/contact-and-facts/hostel';
    const contact = '/desk/texts/contact-and-facts/contact';
    const days = (least: string, most: string) => ({
      'facts.answerDays.least': least,
      'facts.answerDays.most': most,
    });
    for (const [wrong, problem] of [
      [days('8', '7'), 'Write the same number as above, or a higher one.'],
      [days('5', '101'), 'Write at most 100 days.'],
      [days('5', 'soon'), 'Write a number here, in digits.'],
    ] as const) {
      const answer = await send(ofHostel, wrong, 'publish');
      expect(answer.status).toBe(422);
      const html = unescaped(await answer.text());
      expect(html).toContain(problem);
      expect(html).toContain('href="#facts.answerDays.most"');
    }
    const none = await send(ofHostel, days('0', '7'), 'publish');
    expect(unescaped(await none.text())).toContain('href="#facts.answerDays.least"');
    const twice = await send(contact, { 'facts.workingDays.5': 'monday' }, 'publish');
    expect(twice.status).toBe(422);
    expect(unescaped(await twice.text())).toContain('List each day once, in the order of the week');

    const { 'facts.workingDays.5': saturday, ...toFriday } = await formOf(contact);
    expect(saturday).toBe('saturday');
    expect((await post(contact, { ...toFriday, action: 'publish' })).status).toBe(303);
    expect((await send(ofHostel, days('6', '6'), 'publish')).status).toBe(303);
    await vi.waitFor(
      async () => expect(await read('/hostel-enrollment')).toContain('6 working days (Monday to Friday)'),
      { timeout: 5000 },
    );
    expect(await read('/hi/hostel-enrollment')).toContain('6 कामकाजी दिन में (सोमवार से शुक्रवार)');
    const easy = await read('/easy/hostel-enrollment');
    for (const sentence of ['You will get our answer in 2 weeks or less.', 'We work Monday to Friday.'])
      expect(easy).toContain(sentence);
    expect(await read('/about')).toContain('Monday to Friday, 10 am to 5 pm');
    const earlier = await ask('/desk/texts/versions/contact-and-facts/facts.workingDays?section=contact', {
      cookie,
      'accept-language': 'hi',
    });
    expect(await earlier.text()).toContain('मंगलवार\nबुधवार');

    expect(
      (
        await post(contact, {
          ...(await formOf(contact)),
          'facts.workingDays.5': 'saturday',
          action: 'publish',
        })
      ).status,
    ).toBe(303);
    expect((await send(ofHostel, days('5', '7'), 'publish')).status).toBe(303);
  });

  test('that names an account with the text beside it in a list is refused', async () => {
    const lines = 'en.hostel.answers.lines.0';
    const split = { [`${lines}.label`]: 'Gift by GPay', [`${lines}.text`]: '98123 45678' };
    const answer = await send(path, split, 'publish');
    expect(answer.status).toBe(422);
    expect(unescaped(await answer.text())).toContain(`href="#${lines}.text"`);
  });

  test('that is parted between texts one below the other is refused, whichever part comes last', async () => {
    const publish = (section: string, changed: Record<string, string>) =>
      send(`/desk/texts/${section}`, changed, 'publish');
    const hours = 'en.shell.foundation.openingHours';
    const contact = 'contact-and-facts/contact';
    const together = await publish(contact, { 'facts.address.2': 'GPay / PhonePe 98123', [hours]: '45678' });
    expect(together.status).toBe(422);
    expect(unescaped(await together.text())).toContain('looks like a UPI ID');

    expect((await publish(contact, { [hours]: '45678, from 10 am' })).status).toBe(303);
    expect((await publish(contact, { 'facts.address.2': 'Gate 98123' })).status).toBe(422);
    expect((await publish(contact, { [hours]: '10 am to 5 pm' })).status).toBe(303);

    const [first, last] = [3, 4].map((at) => `facts.transliterations.hi.${at}.written`);
    const inHindi = { [`${first}`]: 'GPay 98123', [`${last}`]: '45678' };
    expect((await publish('contact-and-facts/foundation', inHindi)).status).toBe(422);

    const other = (upper: string, lower: string) => ({
      'en.donate.otherWays.heading': upper,
      'en.donate.otherWays.shop': lower,
    });
    const parted = other('GPay / PhonePe to 98123', '45678 reaches us at once');
    expect((await publish('donate/other-ways', parted)).status).toBe(422);
    // Times and days stand below each other and are no number.
    expect((await publish('contact-and-facts/hostel', { 'facts.hostelDay.2': '16:45' })).status).toBe(303);
    const lawful = other('Other ways, since 2019', '12 things made by hand');
    expect((await publish('donate/other-ways', lawful)).status).toBe(303);
  });

  test('that has a phone number where people give is refused without a word about money, but to an owner', async () => {
    const scan = { 'en.donate.upi.scan': 'New number: 98123 45678. Any app works.' };
    const answer = await send('/desk/texts/donate/upi', scan, 'publish');
    expect(answer.status).toBe(422);
    expect(unescaped(await answer.text())).toContain('98123 45678” looks like a UPI ID');
    expect(
      (await send('/desk/texts/hostel-enrollment/answers', { [heading]: 'Nurse: 98123 45678' }, 'publish'))
        .status,
    ).toBe(303);
    const elsewhere = [
      ['contact-and-facts/delivery', 'facts.deliveryTime', '3 to 7 days. Call 98123 45678.'],
      ['contact-and-facts/delivery', 'facts.returns', 'See evil-shop.example.in'],
      ['contact-and-facts/contact', 'facts.address.0', 'Gate 7, ask Rita 98123 45678'],
      ['contact-and-facts/figures', 'facts.giftFigures.livesImpacted', '98123 45678'],
      ['contact-and-facts/fact-labels', 'en.fact-labels.delivery.time', 'Delivery time (Rita, 98123 45678)'],
      ['shop/product', 'en.product.soldOut', 'Call 98123 45678 for this one.'],
      ['bar-and-footer/footer', 'en.shell.footer.contact', 'New number 98123 45678'],
    ] as const;
    for (const [section, text, value] of elsewhere) {
      const published = await send(`/desk/texts/${section}`, { [text]: value }, 'publish');
      expect([text, published.status]).toEqual([text, 422]);
    }
    const owner = await signedInCookie(dataDir, 'owner', 'Owner of the code');
    expect((await send('/desk/texts/donate/upi', scan, 'publish', owner)).status).toBe(303);
  });

  test('is shown as it was written, also where it looks like a script', async () => {
    const script = '"><script>alert(1)</script>';
    const answer = await send(path, { [heading]: script }, 'publish');
    expect(answer.status).toBe(422);
    expect(await answer.text()).not.toContain('<script>alert');

    // Texts that the schema lets pass are escaped in the desk and on the page.
    const sneaky = `" onfocus="alert(1)' \u2028`;
    await send(path, { [heading]: sneaky }, 'publish');
    await vi.waitFor(
      async () => expect(await (await ask('/hostel-enrollment')).text()).toContain('&quot; onfocus=&quot;'),
      { timeout: 5000 },
    );
    expect(await (await ask(path)).text()).not.toContain('" onfocus="');
  });

  test('of a list gets entries, loses and moves them; nothing is saved before it is sent', async () => {
    const list = '/desk/texts/hostel-enrollment/faq';
    const name = 'en.hostel.faq.items';
    const added = await send(list, { change: `add:${name}` }, undefined);
    expect(added.status).toBe(200);
    const more = fieldsOf(await added.text());
    const last = hostel.faq.items.length;
    expect(more[`${name}.${last}.question`]).toBe('');
    const filled = { ...more, [`${name}.${last}.question`]: 'Pets?', [`${name}.${last}.answer`]: 'No.' };
    const moved = fieldsOf(await (await post(list, { ...filled, change: `up:${name}:${last}` })).text());
    expect(moved[`${name}.${last - 1}.question`]).toBe('Pets?');
    const fewer = await post(list, { ...moved, change: `remove:${name}:0` });
    const fields = fieldsOf(await fewer.text());
    expect(fields[`${name}.0.question`]).toBe(hostel.faq.items[1]?.question);
    expect((await post(list, { ...fields, action: 'publish' })).status).toBe(303);
    await vi.waitFor(async () => expect(await read('/hostel-enrollment')).toContain('Pets?'), {
      timeout: 5000,
    });
  });
});

test('a preview of the home page has picture, slogans and figures, and no script', async () => {
  const html = await read('/desk/texts/preview/home');
  for (const text of [
    home.heroPictures[0]?.alt,
    ...home.slogans.lines,
    home.impact.counters.youthTrained.label,
  ])
    expect(html).toContain(text);
  expect(html).toContain(`>${facts.impact.youthTrained}</span>`);
  expect(html).not.toContain('<script');
});

describe('a text in easy read', () => {
  const path = '/desk/texts/easy-read/form--sent';
  const received = 'en.easy.form.sent.received.text';

  test('keeps to 12 words in a sentence', async () => {
    const long = 'We have all of your answers and now we read them all together.';
    const answer = await send(path, { [received]: long }, 'publish');
    expect(answer.status).toBe(422);
    expect(unescaped(await answer.text())).toContain('Easy read has at most 12 words in a sentence');
  });

  test('is previewed on its own page, in each language', async () => {
    const heading = 'en.easy.contact.heading';
    const saved = await send('/desk/texts/easy-read/contact', { [heading]: 'Talk to us' }, 'preview');
    expect(saved.status).toBe(303);
    const html = await read(saved.headers.get('location') ?? '');
    expect(html).toContain('>Talk to us</h1>');
    expect(unescaped(html)).toContain('/desk/texts/preview/easy-read?section=contact&language=hi');
  });
});

describe('facts', () => {
  test('change everywhere: on pages, in the data for search engines and in the manifest', async () => {
    const contact = '/desk/texts/contact-and-facts/contact';
    const owner = await signedInCookie(dataDir, 'owner');
    expect((await send(contact, { 'facts.phone': 'call me' }, 'publish', owner)).status).toBe(422);
    expect((await send(contact, { 'facts.phone': '+91 98765 43219' }, 'publish', owner)).status).toBe(303);
    await send('/desk/texts/contact-and-facts/foundation', { 'facts.shortName': 'Asha' }, 'publish');
    await vi.waitFor(async () => expect(await read('/about')).toContain('tel:+919876543219'), {
      timeout: 5000,
    });
    expect(await read('/manifest.webmanifest')).toContain('"short_name":"Asha"');
    expect(await read('/')).toMatch(/"telephone":"\+91 ?98765 ?43219"/);
  });

  test.each([
    ['₹3,800', '₹3,800'],
    ['३ ९००', '₹3,900'],
    ['Rs. 4000/-', '₹4,000'],
  ])('that are amounts are read as people write them: %s', async (typed, shown) => {
    const answer = await send(
      '/desk/texts/contact-and-facts/hostel',
      { 'facts.hostelCost': typed },
      'publish',
    );
    expect(answer.status).toBe(303);
    await vi.waitFor(async () => expect(await read('/hostel-enrollment')).toContain(shown), {
      timeout: 5000,
    });
  });

  test.each([
    ['facts.whatsapp', '+91 66666 55555', 'contact'],
    ['facts.phone', '+91 66666 55555', 'contact'],
    ['facts.email', 'thief@example.org', 'contact'],
    ['facts.childSafetyContact.name', 'Thief', 'contact'],
    ['facts.grievanceContact.name', 'Thief', 'contact'],
    ['facts.fssai', '11520000000123', 'foundation'],
    ['facts.mapLink', 'https://thief.example/map', 'contact'],
    ['facts.socials.0.address', 'https://thief.example/social', 'contact'],
    ['facts.registrationNumber', 'E-1234/2019. Send your gift by UPI to evil@okaxis', 'foundation'],
    ['facts.annualReport.link', 'https://thief.example/report', 'foundation'],
    ['facts.certificate80g.link', 'https://thief.example/80g', 'foundation'],
  ])('that lead calls, orders, worries and visitors are for owners: %s', async (field, value, section) => {
    const contact = `/desk/texts/contact-and-facts/${section}`;
    const html = await read(contact);
    expect(html).toContain(texts.form.ownersOnly);
    expect(html).not.toContain(`name="${field}"`);
    for (const action of ['publish', 'draft', 'preview']) {
      const answer = await send(contact, { [field]: value }, action);
      expect(answer.status).toBe(403);
      expect(unescaped(await answer.text())).toContain(texts.form.ownersOnly);
    }
    const [fact = ''] = /^facts\.\w+/.exec(field) ?? [];
    const restored = await post(`/desk/texts/versions/contact-and-facts/${fact}`, { restore: '' });
    expect(restored.status).toBe(403);
    expect(await read('/about')).not.toContain(value);
  });

  test('that lead calls ask an owner for a fresh proof; every owner is told', async () => {
    const contact = '/desk/texts/contact-and-facts/contact';
    const minutes = 60_000;
    const old = await signedInCookie(dataDir, 'owner', 'Old owner', new Date(Date.now() - 11 * minutes));
    const changed = { 'facts.whatsapp': '+91 98765 00001' };
    const asked = await send(contact, changed, 'publish', old);
    expect(asked.status).toBe(401);
    const html = await asked.text();
    expect(html).toContain('value="+91 98765 00001"');
    const versions = '/desk/texts/versions/contact-and-facts/facts.whatsapp?section=contact';
    expect((await post(versions, { restore: '' }, old)).status).toBe(401);
    // A text that leads nobody anywhere asks for no proof.
    const delivery = await send('/desk/texts/contact-and-facts/delivery', {}, 'draft', old);
    expect(delivery.status).toBe(303);

    const code = new TOTP({ secret: Secret.fromBase32(testAppSecret) }).generate({ timestamp: Date.now() });
    const proved = await post(contact, { ...fieldsOf(html), 'proof-code': code }, old);
    expect(proved.status).toBe(303);
    const homeOf = async (role: 'owner' | 'editor') =>
      unescaped(
        await (await ask('/desk', { cookie: await signedInCookie(dataDir, role, `Told ${role}`) })).text(),
      );
    expect(await homeOf('owner')).toContain('Old owner changed');
    expect(await homeOf('editor')).not.toContain('Old owner changed');
  });

  test('under which the foundation is registered are numbers and no sentences', async () => {
    const foundation = '/desk/texts/contact-and-facts/foundation';
    const owner = await signedInCookie(dataDir, 'owner', 'Owner of numbers');
    const publish = (number: string, as: string) =>
      send(foundation, { 'facts.registrationNumber': number }, 'publish', as);
    expect((await publish('E-1234/2019, send your gift to us!', owner)).status).toBe(422);
    const old = await signedInCookie(dataDir, 'owner', 'Owner before', new Date(Date.now() - 660_000));
    expect((await publish('UPI 98123 45678', old)).status).toBe(401);
    expect((await publish('E-1234/2019 (Pune)', owner)).status).toBe(303);
    await vi.waitFor(async () => expect(await read('/about')).toContain('E-1234/2019 (Pune)'), {
      timeout: 5000,
    });
  });

  test('are samples no more once they are changed', async () => {
    const data = await openData();
    const findings = await checkSite(data, {
      settings: { ENROLLED_ACCESS: 'masked', SAMPLE_DATA: false, RATE_LIMIT: true },
      contentDir: 'content',
      siteDir: dataDir,
    });
    const places = findings.map(({ where }) => where);
    expect(places).not.toContain('content/facts.json, phone');
    expect(places).toContain('content/facts.json, email');
  });

  test.each([
    ['facts.upiId', 'thief@bank'],
    ['facts.bankAccount.accountNumber', '123456789012'],
  ])('that say where gifts go can’t be changed in the browser: %s', async (field, value) => {
    const gifts = '/desk/texts/contact-and-facts/gifts';
    const html = await read(gifts);
    expect(html).toContain(texts.form.locked);
    expect(html).not.toContain(`name="${field}"`);
    for (const path of [gifts, '/desk/texts/contact-and-facts/contact', '/desk/texts/home/hero'])
      for (const action of ['publish', 'draft', 'preview']) {
        const answer = await send(path, { [field]: value }, action);
        expect(answer.status).toBe(403);
        expect(unescaped(await answer.text())).toContain(texts.form.locked);
      }
    const versions = await post('/desk/texts/versions/contact-and-facts/facts.upiId', { restore: '' });
    expect(versions.status).toBe(403);
    expect(await read('/donate')).toContain(facts.upiId);
  });
});

test('the answers of the calls are the changed ones', async () => {
  await send('/desk/texts/answers', { 'en.api.notFound': 'There is nothing here at all.' }, 'publish');
  await vi.waitFor(
    async () => expect(await read('/api/nothing')).toContain('There is nothing here at all.'),
    { timeout: 5000 },
  );
});

test('a text that a release has removed is kept and listed, and pages go on', async () => {
  const data = await openData();
  const by = { sourceHash: '', changedAt: '2026-04-01T06:30:00.000Z', changedBy: 'Meera' };
  await data.repositories.texts.save({ id: 'en/home#hero.slogan', value: 'From an earlier release', ...by });
  await vi.waitFor(async () => expect(await read('/desk/texts')).toContain('From an earlier release'), {
    timeout: 5000,
  });
  expect((await ask('/')).status).toBe(200);
  const findings = await checkSite(data, {
    settings: { ENROLLED_ACCESS: 'masked', SAMPLE_DATA: false, RATE_LIMIT: true },
    contentDir: 'content',
    siteDir: dataDir,
  });
  expect(findings.map(({ where }) => where)).toContain('texts, en/home#hero.slogan');
});

async function openData(): Promise<SiteData> {
  const data = await openSiteData({ databaseUrl: undefined, dataDir }, console.error);
  onTestFinished(() => data.database.close());
  return data;
}

function post(path: string, fields: Record<string, string>, as = cookie): Promise<Response> | Response {
  return site.fetch(
    new Request(`http://site.test${path}`, {
      method: 'POST',
      headers: {
        cookie: as,
        origin: 'http://site.test',
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams(fields),
    }),
  );
}

/** Sends the form of a page with some fields changed, as a browser would. */
async function send(path: string, changed: Record<string, string>, action: string | undefined, as = cookie) {
  const fields = { ...(await formOf(path, as)), ...changed, ...(action === undefined ? {} : { action }) };
  return post(path, fields, as);
}

async function formOf(path: string, as = cookie): Promise<Record<string, string>> {
  return fieldsOf(await (await ask(path, { cookie: as })).text());
}

/** The values of a page's fields. */
function fieldsOf(html: string): Record<string, string> {
  const inputs = [...html.matchAll(/<input [^>]*>/g)].map(([tag]) => [
    /name="([^"]+)"/.exec(tag)?.[1] ?? '',
    unescaped(/value="([^"]*)"/.exec(tag)?.[1] ?? ''),
  ]);
  const areas = [...html.matchAll(/<textarea[^>]* name="([^"]+)"[^>]*>([^<]*)<\/textarea>/g)].map(
    ([, name = '', value = '']) => [name, unescaped(value)],
  );
  const choices = [...html.matchAll(/<select[^>]* name="([^"]+)"[^>]*>(.*?)<\/select>/gs)].map(
    ([, name = '', options = '']) => [name, /value="([^"]*)" selected/.exec(options)?.[1] ?? ''],
  );
  return Object.fromEntries([...inputs, ...areas, ...choices]) as Record<string, string>;
}

function valueOf(html: string, name: string): string {
  return fieldsOf(html)[name] ?? '';
}

function unescaped(html: string): string {
  return html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}
