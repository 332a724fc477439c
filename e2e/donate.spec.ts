import { expect, type Page, test } from '@playwright/test';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { encode } from 'uqr';
import { fillIn } from '../domain/fill-in.ts';
import { upiLink } from '../domain/upi.ts';
import { facts as site, messages } from './messages.ts';

const { donate } = messages;

const upiId = site.upiId ?? '';
const code = (page: Page) => page.getByRole('img', { name: /UPI code/ });
const custom = (page: Page) => page.getByLabel(donate.form.custom);

test('the code carries what is chosen, as it is chosen', async ({ page }) => {
  await page.goto('/donate');
  await expectCodeFor(page, undefined);
  await expect(page.getByText(donate.upi.carriesNoAmount)).toBeVisible();

  for (const [preset, paise] of [
    ['₹500', 50_000],
    ['₹1,000', 100_000],
    ['₹2,000', 200_000],
    ['₹5,000', 500_000],
  ] as const) {
    await page.getByRole('radio', { name: preset }).check();
    await expect(page.getByText(fillIn(donate.upi.carries, { amount: preset }))).toBeVisible();
    await expectCodeFor(page, paise);
  }
});

test('a phone reads the code off the screen', async ({ page }) => {
  await page.goto('/donate');
  for (const [amount, paise] of [
    ['500', 50_000],
    ['1250.5', 125_050],
    ['99999', 9_999_900],
  ] as const) {
    await custom(page).fill(amount);
    await expectCodeFor(page, paise);
    expect(await readCode(page)).toContain(`am=${(paise / 100).toFixed(2)}&cu=INR`);
  }
});

async function readCode(page: Page): Promise<string | undefined> {
  const picture = sharp(await code(page).screenshot())
    .ensureAlpha()
    .raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

test('a preset and a custom amount clear each other', async ({ page }) => {
  await page.goto('/donate');
  const preset = page.getByRole('radio', { name: '₹2,000' });

  await preset.check();
  await custom(page).pressSequentially('1250.5');
  await expect(preset).not.toBeChecked();
  await expect(page.getByText(fillIn(donate.upi.carries, { amount: '₹1,250.50' }))).toBeVisible();
  await expectCodeFor(page, 125_050);

  await preset.check();
  await expect(custom(page)).toHaveValue('');
  await expectCodeFor(page, 200_000);
});

test('a custom amount has no smallest and no largest, and only a positive one stands in the code', async ({
  page,
}) => {
  await page.goto('/donate');

  expect(
    await custom(page).evaluate((field: HTMLInputElement) => [field.type, field.min, field.max]),
  ).toEqual(['number', '', '']);
  for (const [typed, paise] of [
    ['1', 100],
    ['-5', undefined],
    ['12.345', 1235],
    ['0', undefined],
    ['123456789', 12_345_678_900],
    ['1e21', undefined],
    ['', undefined],
  ] as const) {
    await custom(page).fill(typed);
    await expectCodeFor(page, paise);
  }
});

test('half a number in the custom field goes when a preset is chosen', async ({ page }) => {
  await page.goto('/donate');

  await custom(page).pressSequentially('1e');
  await page.getByRole('radio', { name: '₹500' }).check();
  await expect
    .poll(() => custom(page).evaluate((field: HTMLInputElement) => field.validity.badInput))
    .toBe(false);
});

test('UPI is what starts, and bank transfer shows the account', async ({ page }) => {
  await page.goto('/donate');
  await expect(page.getByRole('radio', { name: donate.form.methods.upi })).toBeChecked();
  await expect(page.getByText(upiId)).toBeVisible();
  await expect(page.getByText(site.bankAccount?.ifsc ?? '')).toBeHidden();

  await page.getByRole('radio', { name: donate.form.methods.bank }).check();
  await expect(code(page)).toBeHidden();
  for (const detail of Object.values(site.bankAccount ?? {})) {
    await expect(page.getByRole('definition').filter({ hasText: detail }).first()).toBeVisible();
  }
});

test('UPI ID and bank details are copied by their buttons', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/donate');
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());

  await page.getByRole('button', { name: donate.upi.copyId }).click();
  await expect.poll(clipboard).toBe(upiId);
  await page.getByRole('radio', { name: donate.form.methods.bank }).check();
  await page.getByRole('button', { name: donate.bank.copyAccountNumber }).click();
  await expect.poll(clipboard).toBe(site.bankAccount?.accountNumber);
  await page.getByRole('button', { name: donate.bank.copyIfsc }).click();
  await expect.poll(clipboard).toBe(site.bankAccount?.ifsc);
});

test('Donate Now thanks for a moment, and what is left to do stays', async ({ page }) => {
  await page.clock.install();
  await page.goto('/donate');
  await page.waitForLoadState('networkidle');
  // From here on time passes only where the test says so.
  await page.clock.pauseAt(Date.now() + 60_000);
  const thanks = page.getByText(donate.thanks);

  await page.getByRole('main').getByRole('button', { name: donate.form.donate }).click();
  await expect(thanks).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(2900);
  await expect(thanks).toBeVisible();
  await page.clock.runFor(200);
  await expect(thanks).toBeHidden();

  await expect(page.getByText(donate.next.text)).toBeVisible();
  // Not the whole document: the names of its scripts hold any letters.
  await expect(page.getByRole('main')).not.toContainText(/receipt|80G/i);
});

test('the figures are there', async ({ page }) => {
  await page.goto('/donate');

  for (const [figure, label] of [
    ['1000+', 'lives impacted'],
    ['50+', 'active projects'],
    ['95%', 'funds utilized'],
  ] as const) {
    await expect(page.getByText(figure, { exact: true })).toBeVisible();
    await expect(page.getByText(label)).toBeVisible();
  }
});

test('the same link opens a UPI app on a phone only', async ({ page, isMobile }) => {
  await page.goto('/donate?amount=1000');
  const link = page.getByRole('link', { name: donate.upi.openApp });

  await expect(link).toBeVisible({ visible: isMobile });
  if (!isMobile) return;
  await expect(link).toHaveAttribute('href', linkFor(100_000));
  await page.getByRole('radio', { name: '₹5,000' }).check();
  await expect(link).toHaveAttribute('href', linkFor(500_000));
});

test('the whole gift is chosen by keyboard', async ({ page }) => {
  await page.goto('/donate');

  await page.getByRole('radio', { name: '₹500' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: '₹1,000' })).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(custom(page)).toBeFocused();
  await page.keyboard.type('750');
  await expectCodeFor(page, 75_000);
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: donate.form.methods.bank })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(donate.thanks)).toBeVisible();
});

test.describe('before the scripts have come', () => {
  const arrival = () => Promise.withResolvers<void>();

  async function openWithLateScripts(page: Page, scripts: PromiseWithResolvers<void>): Promise<void> {
    await page.route('**/*.js', async (route) => {
      await scripts.promise;
      await route.continue();
    });
    await page.goto('/donate', { waitUntil: 'commit' });
  }

  test('a preset that is chosen counts', async ({ page }) => {
    const scripts = arrival();
    await openWithLateScripts(page, scripts);
    await page.getByText('₹2,000', { exact: true }).first().click();
    scripts.resolve();

    await expectCodeFor(page, 200_000);
    await expect(page.getByRole('radio', { name: '₹2,000' })).toBeChecked();
  });

  test('an amount that is typed counts, and Donate Now is acted on', async ({ page }) => {
    const scripts = arrival();
    await openWithLateScripts(page, scripts);
    await custom(page).fill('1250.5');
    await page.getByRole('main').getByRole('button', { name: donate.form.donate }).click();
    scripts.resolve();

    await expect(page.getByText(donate.thanks)).toBeVisible();
    await expectCodeFor(page, 125_050);
    await expect(custom(page)).toHaveValue('1250.5');
    await expect(page).toHaveURL('/donate');
  });
});

test('Donate Now pressed twice gives thanks once', async ({ page }) => {
  await page.goto('/donate');
  await page.getByRole('main').getByRole('button', { name: donate.form.donate }).dblclick();

  await expect(page.getByText(donate.thanks)).toHaveCount(1);
});

test('on paper stand the code, the UPI ID and the account', async ({ page }) => {
  await page.goto('/donate?amount=500');
  await page.emulateMedia({ media: 'print' });

  await expect(code(page)).toBeVisible();
  await expect(page.getByText(upiId)).toBeVisible();
  await expect(page.getByText(site.bankAccount?.ifsc ?? '')).toBeVisible();
  await expect(page.getByRole('button', { name: donate.bank.copyIfsc })).toBeHidden();
});

test('nothing scrolls sideways on the narrowest phone, whatever the amount', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/donate?amount=9999999999999.99');

  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.getByRole('radio', { name: donate.form.methods.bank }).check();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the button asks for the page with the code for that amount', async ({ page }) => {
    await page.goto('/donate');
    await page.getByRole('radio', { name: '₹2,000' }).check();
    await page.getByRole('main').getByRole('button', { name: donate.form.donate }).click();

    await expect(page).toHaveURL(/\/donate\?amount=2000&amount=&method=upi$/);
    await expectCodeFor(page, 200_000);
    await expect(page.getByRole('radio', { name: '₹2,000' })).toBeChecked();
    await expect(page.getByText(donate.next.text)).toBeVisible();
  });

  test('a custom amount works too, and the method switches at once', async ({ page }) => {
    await page.goto('/donate');
    await custom(page).fill('750');
    await page.getByRole('main').getByRole('button', { name: donate.form.donate }).click();
    await expectCodeFor(page, 75_000);
    await expect(custom(page)).toHaveValue('750');

    await page.getByRole('radio', { name: donate.form.methods.bank }).check();
    await expect(page.getByText(site.bankAccount?.ifsc ?? '')).toBeVisible();
    await expect(code(page)).toBeHidden();
    await expect(page.getByRole('button', { name: /^Copy/ })).toHaveCount(0);
  });

  test('what the address makes up is ignored', async ({ page }) => {
    await page.goto('/donate?amount=lots&method=cheque');

    await expectCodeFor(page, undefined);
    await expect(page.getByRole('radio', { name: donate.form.methods.upi })).toBeChecked();
    await expect(page.getByText(donate.next.text)).toHaveCount(0);
  });
});

function linkFor(paise: number | undefined): string {
  return upiLink({ upiId, name: site.name }, paise, donate.upi.note);
}

/** The code on the page is, module for module, the one that stands for the link with that amount. */
async function expectCodeFor(page: Page, paise: number | undefined): Promise<void> {
  const { data, size } = encode(linkFor(paise), { ecc: 'M', border: 4 });
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
