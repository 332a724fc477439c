import type { Locator, Page } from '@playwright/test';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { encode } from 'uqr';
import { upiLink } from '../domain/giving/upi.ts';
import { fillIn } from '../domain/values/fill-in.ts';
import { formatRupees, type Paise } from '../domain/values/money.ts';
import { holdScripts } from './hold-scripts.ts';
import { facts, messages } from './messages.ts';
import { expect, test } from './quiet-test.ts';

const { donate } = messages;
const upiId = facts.upiId ?? '';
const ifsc = facts.bankAccount?.ifsc ?? '';
const anyWidth = { tag: '@desktop' };

const code = (page: Page) => page.locator('#payment').getByRole('img');
const custom = (page: Page) => page.getByLabel(donate.form.custom);
const choice = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const donateNow = (page: Page) => page.getByRole('main').getByRole('button', { name: donate.form.donate });
const lastStep = (page: Page) => page.getByRole('heading', { name: donate.next.heading });
const openApp = (page: Page) => page.getByRole('link', { name: donate.upi.openApp });
const copyId = (page: Page) => page.getByRole('button', { name: donate.upi.copyId });
const toBank = (page: Page) => page.getByRole('button', { name: donate.upi.toBank });
const thanks = (page: Page) => page.getByText(donate.thanks);

test('the code carries what is chosen, as it is chosen', async ({ page, visit }) => {
  await visit('/donate');
  await expectCodeFor(page, undefined);
  await expect(page.getByText(donate.upi.carriesNoAmount)).toBeVisible();

  for (const [preset, paise] of [
    ['₹500', 50_000],
    ['₹1,000', 100_000],
    ['₹2,000', 200_000],
    ['₹5,000', 500_000],
  ] as const) {
    await choice(page, preset).check();
    await expectCodeFor(page, paise);
  }
});

test('a phone reads the code off the screen', { tag: '@every-width' }, async ({ page, visit }) => {
  await visit('/donate');
  for (const [amount, paise] of [
    ['500', 50_000],
    ['1250.5', 125_050],
    ['99999', 9_999_900],
  ] as const) {
    await custom(page).fill(amount);
    await expectCodeFor(page, paise);
    expect(await readCode(page)).toBe(linkFor(paise));
  }
});

test('a preset and a custom amount clear each other', anyWidth, async ({ page, visit }) => {
  await visit('/donate');

  await choice(page, '₹2,000').check();
  await custom(page).pressSequentially('1250.5');
  await expect(choice(page, '₹2,000')).not.toBeChecked();
  await expectCodeFor(page, 125_050);

  await choice(page, '₹2,000').check();
  await expect(custom(page)).toHaveValue('');
  await expectCodeFor(page, 200_000);
});

test(
  'a custom amount has no minimum and no maximum, and only a positive one is in the code',
  anyWidth,
  async ({ page, visit }) => {
    await visit('/donate');

    for (const [typed, paise] of [
      ['1', 100],
      ['-5', undefined],
      ['12.345', 1235],
      ['0', undefined],
      ['123456789', 12_345_678_900],
      ['1,000', 100_000],
      ['1e21', undefined],
      ['', undefined],
    ] as const) {
      await custom(page).fill(typed);
      await expectCodeFor(page, paise);
    }
  },
);

test('half a number in the custom field goes when a preset is chosen', anyWidth, async ({ page, visit }) => {
  await visit('/donate');

  await custom(page).pressSequentially('1e');
  await choice(page, '₹500').check();
  await expectCodeFor(page, 50_000);
  await expect(custom(page)).toHaveValue('');
});

test('UPI is the default, and bank transfer shows the account', async ({ page, visit }) => {
  await visit('/donate');
  await expect(choice(page, donate.form.methods.upi)).toBeChecked();
  await expect(page.getByText(upiId)).toBeVisible();
  await expect(code(page)).toBeVisible();
  await expect(page.getByText(ifsc)).toBeHidden();

  await choice(page, donate.form.methods.bank).check();
  await expect(code(page)).toBeHidden();
  for (const detail of Object.values(facts.bankAccount ?? {})) {
    await expect(page.getByRole('definition').filter({ hasText: detail }).first()).toBeVisible();
  }
});

test('UPI ID and bank details are copied by their buttons', anyWidth, async ({ page, visit, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit('/donate');
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());

  await copyId(page).click();
  await expect.poll(clipboard).toBe(upiId);
  await choice(page, donate.form.methods.bank).check();
  await page.getByRole('button', { name: donate.bank.copyAccountNumber }).click();
  await expect.poll(clipboard).toBe(facts.bankAccount?.accountNumber);
  await page.getByRole('button', { name: donate.bank.copyIfsc }).click();
  await expect.poll(clipboard).toBe(ifsc);
});

test('Donate Now thanks for 3 seconds, and what is left to do stays', anyWidth, async ({ page, visit }) => {
  await page.clock.install();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit('/donate');
  await expect(page.locator('[data-island=giving]')).toHaveAttribute('data-hydrated');
  // From here on time passes only where the test says so.
  await page.clock.pauseAt(Date.now() + 60_000);

  await donateNow(page).click();
  await expect(thanks(page)).toBeVisible();
  await page.clock.runFor(2900);
  await expect(thanks(page)).toBeVisible();
  const before = await topOf(copyId(page));
  await page.clock.runFor(200);
  await expect(thanks(page)).toBeHidden();
  expect(await topOf(copyId(page))).toBe(before);

  await expect(page.getByText(donate.next.upi)).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/receipt|80G/i);
});

test(
  'after Donate Now the panel begins with what is left to do, large, and the thanks come after it, small',
  { tag: '@every-width' },
  async ({ page, visit, isMobile }) => {
    await visit('/donate');
    await choice(page, '₹1,000').check();
    await donateAndStop(page);

    const amount = page.getByText(fillIn(donate.upi.carries, { amount: '₹1,000' }));
    const first = isMobile ? openApp(page) : code(page);
    await expectInOrder([lastStep(page), page.getByText(donate.next.upi), thanks(page), first]);
    for (const part of [lastStep(page), thanks(page), first, amount])
      await expect(part).toBeInViewport({ ratio: 1 });
    await expectUncovered(page, [first, lastStep(page), amount, copyId(page), page.getByText(upiId)]);
    expect(await textSize(thanks(page))).toBeLessThan(await textSize(page.getByText(donate.next.upi)));
    expect(await textSize(lastStep(page))).toBeGreaterThan(1.5 * (await textSize(thanks(page))));
  },
);

test(
  'after Donate Now a transfer shows its amount above the account',
  { tag: '@every-width' },
  async ({ page, visit }) => {
    await visit('/donate?amount=750.5');
    await choice(page, donate.form.methods.bank).check();
    await donateAndStop(page);

    const amount = page.getByText(fillIn(donate.bank.carries, { amount: '₹750.50' }));
    const holder = page.getByRole('button', { name: donate.bank.copyHolder });
    await expectInOrder([lastStep(page), page.getByText(donate.next.bank), thanks(page), amount, holder]);
    await expect(amount).toBeInViewport({ ratio: 1 });
    await expectUncovered(page, [amount, lastStep(page), holder]);

    await custom(page).fill('-5');
    await expect(page.getByText(donate.bank.unreadable)).toBeVisible();
  },
);

test('where an app refuses, one press on the same small screen copies the UPI ID', async ({
  page,
  visit,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ['/donate', '/hi/donate', '/mr/donate']) {
    await visit(path);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.locator('form[action="#payment"] [type=submit]').click();
    await expect(page.locator('#payment h2:visible').first()).toBeInViewport({ ratio: 1 });

    await expect(page.locator('#payment a[href^="upi:"]')).toBeInViewport({ ratio: 1 });
    await expect(page.locator('#payment li').nth(0).getByRole('paragraph')).toBeInViewport({ ratio: 1 });
    await expect(page.locator('#payment li').nth(1).getByRole('button')).toBeInViewport({ ratio: 1 });
    await expect(page.getByText(upiId)).toBeInViewport({ ratio: 1 });
  }

  await page.locator('#payment li').nth(1).getByRole('button').click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(upiId);
});

test('on a phone the ways stand next to each other, and none is filled beside Donate Now', async ({
  page,
  visit,
}) => {
  await visit('/donate');
  const ways = [openApp(page), copyId(page), toBank(page)];
  await expectInOrder([...ways, page.getByText(donate.upi.scanTitle), code(page)]);
  await expect(page.getByText(donate.upi.ifRefused)).toBeVisible();
  const fills = () =>
    Promise.all(ways.map((way) => way.evaluate((element) => getComputedStyle(element).backgroundColor)));
  const quiet = 'rgba(0, 0, 0, 0)';
  expect(await fills()).toEqual([quiet, quiet, quiet]);

  await donateAndStop(page);
  await expect.poll(fills).toEqual([expect.not.stringContaining(quiet), quiet, quiet]);
  await expect(donateNow(page)).not.toBeInViewport();
  const widths = await Promise.all(ways.map(async (way) => (await way.boundingBox())?.width));
  expect(new Set(widths).size).toBe(1);
});

test('on a phone the panel switches to bank transfer, with the amount', async ({ page, visit }) => {
  await visit('/donate');
  await custom(page).fill('750');
  await toBank(page).click();

  await expect(choice(page, donate.form.methods.bank)).toBeChecked();
  await expect(page.getByText(fillIn(donate.bank.carries, { amount: '₹750' }))).toBeInViewport();
  await expect(page.locator('#payment')).toBeFocused();
  await expect(toBank(page)).toBeHidden();
  await expect(thanks(page)).toHaveCount(0);
});

test('the figures are there', async ({ request }) => {
  const html = await (await request.get('/donate')).text();

  for (const name of ['livesImpacted', 'activeProjects', 'fundsUtilized'] as const) {
    expect(html).toContain(`>${facts.giftFigures[name]}<`);
    expect(html).toContain(`>${donate.figures.list[name].label}<`);
  }
});

test(
  'the same link opens a UPI app on a phone only',
  { tag: '@every-width' },
  async ({ page, visit, isMobile }) => {
    await visit('/donate?amount=1000');
    const link = openApp(page);

    await expect(link).toBeVisible({ visible: isMobile });
    if (!isMobile) return;
    await expect(link).toHaveAttribute('href', linkFor(100_000));
    await choice(page, '₹5,000').check();
    await expect(link).toHaveAttribute('href', linkFor(500_000));
  },
);

test('the whole gift is chosen by keyboard', anyWidth, async ({ page, visit }) => {
  await visit('/donate');

  await choice(page, '₹500').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(choice(page, '₹1,000')).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(custom(page)).toBeFocused();
  await page.keyboard.type('750');
  await expectCodeFor(page, 75_000);
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(choice(page, donate.form.methods.bank)).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(thanks(page)).toBeVisible();
});

test.describe('before hydration', () => {
  test('Donate Now is acted on, with the amount that was chosen', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/donate');
    await choice(page, '₹1,000').check();
    await donateNow(page).click();
    await expect(lastStep(page)).toBeHidden();

    release();
    await expect(thanks(page)).toBeVisible();
    await expect(lastStep(page)).toHaveCount(1);
    await expect(openApp(page)).toHaveAttribute('href', linkFor(100_000));
    await expect(choice(page, '₹1,000')).toBeChecked();
    await expect(page).toHaveURL('/donate');
  });

  test('a custom amount that is typed stays and counts', anyWidth, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/donate?amount=2000');
    await custom(page).fill('750');

    release();
    await expectCodeFor(page, 75_000);
    await expect(custom(page)).toHaveValue('750');
    await expect(choice(page, '₹2,000')).not.toBeChecked();
  });

  test('an amount chosen instead of the custom one of the address counts', anyWidth, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/donate?amount=750&method=bank');
    await choice(page, '₹2,000').check();
    await choice(page, donate.form.methods.upi).check();

    release();
    await expectCodeFor(page, 200_000);
    await expect(custom(page)).toHaveValue('');
    await expect(choice(page, donate.form.methods.upi)).toBeChecked();
  });
});

test('Back brings the gift back as it was chosen', anyWidth, async ({ page, visit }) => {
  await visit('/donate');
  await choice(page, '₹2,000').check();
  await expectCodeFor(page, 200_000);
  await choice(page, donate.form.methods.bank).check();
  await page.getByRole('contentinfo').getByRole('link').first().click();
  await expect(page).not.toHaveURL('/donate');

  await page.goBack();
  await expect(choice(page, '₹2,000')).toBeChecked();
  await expect(page.getByText(ifsc)).toBeVisible();
  await choice(page, donate.form.methods.upi).check();
  await expectCodeFor(page, 200_000);
});

test(
  'an address with an amount and a method opens the page with that gift',
  anyWidth,
  async ({ page, visit }) => {
    await visit('/donate?amount=1250.5&method=bank');

    await expect(custom(page)).toHaveValue('1250.5');
    await expect(choice(page, donate.form.methods.bank)).toBeChecked();
    await expect(lastStep(page)).toBeVisible();
    await choice(page, donate.form.methods.upi).check();
    await expectCodeFor(page, 125_050);
  },
);

test('on paper are the code, the UPI ID and the account', anyWidth, async ({ page, visit }) => {
  await visit('/donate?amount=500');
  await page.emulateMedia({ media: 'print' });

  await expect(code(page)).toBeVisible();
  await expect(page.getByText(upiId)).toBeVisible();
  await expect(page.getByText(ifsc)).toBeVisible();
  await expect(page.getByRole('button', { name: donate.bank.copyIfsc })).toBeHidden();
});

for (const method of ['upi', 'bank'])
  test(`everything to give is on one A4 page, opened with ${method}`, anyWidth, async ({ page, visit }) => {
    await visit(`/donate?amount=500&method=${method}`);
    const margin = '15mm';
    const pdf = await page.pdf({
      format: 'A4',
      margin: { top: margin, bottom: margin, left: margin, right: margin },
    });

    expect(pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
  });

test(
  'nothing scrolls sideways on the narrowest phone, whatever the amount',
  anyWidth,
  async ({ page, visit }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await visit('/donate?amount=9999999999999.99');

    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await choice(page, donate.form.methods.bank).check();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  },
);

for (const path of ['/donate', '/mr/donate'])
  test(`nothing scrolls sideways on the narrowest phone at twice the size of text: ${path}`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await visit(`${path}?amount=5000&method=upi`);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });

    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

test.describe('without JavaScript', anyWidth, () => {
  test.use({ javaScriptEnabled: false });

  test('the button asks for the page with the code for that amount', async ({ page }) => {
    await page.goto('/donate');
    await choice(page, '₹2,000').check();
    await donateNow(page).click();

    await expect(page).toHaveURL(/\/donate\?amount=2000&amount=&method=upi#payment$/);
    await expect(code(page)).toBeInViewport();
    await expectCodeFor(page, 200_000);
    await expect(choice(page, '₹2,000')).toBeChecked();
    await expect(lastStep(page)).toBeVisible();
  });

  test('a custom amount works too, and the payment details follow the method', async ({ page }) => {
    await page.goto('/donate');
    await custom(page).fill('750');
    await donateNow(page).click();
    await expectCodeFor(page, 75_000);
    await expect(custom(page)).toHaveValue('750');

    await choice(page, donate.form.methods.bank).check();
    await expect(page.getByText(ifsc)).toBeVisible();
    await expect(code(page)).toBeHidden();
    await expect(page.getByRole('button', { name: donate.bank.copyIfsc })).toHaveCount(0);
  });

  test('what nobody offers is ignored in an address', async ({ page }) => {
    await page.goto('/donate?amount=lots&method=cheque');

    await expectCodeFor(page, undefined);
    await expect(choice(page, donate.form.methods.upi)).toBeChecked();
    await expect(lastStep(page)).toHaveCount(0);
  });
});

test.describe('on a phone without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the ways lead on: the code, the UPI ID to type, and the account with the amount', async ({
    page,
  }) => {
    await page.goto('/donate');
    await expect(copyId(page)).toBeHidden();
    await expect(page.getByText(upiId)).toBeVisible();
    await expect(code(page)).toBeVisible();

    await custom(page).fill('750');
    await toBank(page).click();
    await expect(page).toHaveURL(/\/donate\?amount=750&method=upi&method=bank#payment$/);
    await expect(choice(page, donate.form.methods.bank)).toBeChecked();
    await expect(page.getByText(fillIn(donate.bank.carries, { amount: '₹750' }))).toBeInViewport();
  });
});

/** Presses the button where nothing moves, and stops the time while the thanks are shown. */
async function donateAndStop(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await donateNow(page).click();
}

async function topOf(part: Locator): Promise<number> {
  return (await part.boundingBox())?.y ?? Number.NaN;
}

async function textSize(part: Locator): Promise<number> {
  return part.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
}

/** Each part stands above the next one. */
async function expectInOrder(parts: readonly Locator[]): Promise<void> {
  for (const part of parts) await expect(part).toBeVisible();
  const tops = await Promise.all(parts.map(topOf));
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  expect(new Set(tops).size).toBe(tops.length);
}

/** The thanks are shown, and cover none of these parts, nor the bar. */
async function expectUncovered(page: Page, parts: readonly Locator[]): Promise<void> {
  const toast = thanks(page);
  await expect(toast).toBeVisible();
  for (const part of [...parts, page.getByRole('banner')]) {
    const [a, b] = [await toast.boundingBox(), await part.boundingBox()];
    if (!a || !b) throw new Error('The thanks went before they were measured.');
    const apart =
      a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
    expect([await part.textContent(), apart]).toEqual([await part.textContent(), true]);
  }
}

function linkFor(paise: Paise | undefined): string {
  return upiLink({ upiId, name: facts.bankAccount?.holder ?? '' }, paise, donate.upi.note);
}

/** The code on the page is, module for module, the one of the link with that amount, and its name says the amount. */
async function expectCodeFor(page: Page, paise: Paise | undefined): Promise<void> {
  const { data, size } = encode(linkFor(paise), { ecc: 'M', border: 4 });
  const name =
    paise === undefined ? donate.upi.codeNoAmount : fillIn(donate.upi.code, { amount: formatRupees(paise) });
  await expect(code(page)).toHaveAccessibleName(name);
  await expect(code(page)).toHaveAttribute('viewBox', `0 0 ${size} ${size}`);
  const dark = data.flatMap((row, y) => row.flatMap((module, x) => (module ? [`${x} ${y}`] : [])));
  await expect.poll(() => darkModules(page)).toEqual(dark);
}

async function darkModules(page: Page): Promise<string[]> {
  const path = (await code(page).locator('path').getAttribute('d')) ?? '';
  return Array.from(path.matchAll(/M(\d+) (\d+)h(\d+)/g)).flatMap(([, x, y, width]) =>
    Array.from({ length: Number(width) }, (_, step) => `${Number(x) + step} ${y}`),
  );
}

// Reads the code as a phone's camera does.
async function readCode(page: Page): Promise<string | undefined> {
  const picture = sharp(await code(page).screenshot())
    .ensureAlpha()
    .raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}
