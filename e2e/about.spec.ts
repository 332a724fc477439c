import { expect, type Page, test } from '@playwright/test';
import { site } from '../content/site.ts';

const digits = site.whatsapp?.replace(/\D/g, '') ?? '';
const text =
  'Name: Asha Rao\nEmail: asha@example.org\n\nCan we visit on Saturday?\nTwo of us & a wheelchair.';
const chat = `https://wa.me/${digits}?text=${encodeURIComponent(text)}`;

test.beforeEach(async ({ context }) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
});

test('the founding story and the years after it', async ({ page }) => {
  await page.goto('/about');

  await expect(page).toHaveTitle(/^About us/);
  await expect(page.getByText('registered on 10 February 2019')).toBeVisible();
  await expect(page.getByRole('img', { name: /banyan/ })).toBeVisible();
  const steps = page.getByRole('region', { name: 'The thread so far' }).getByRole('listitem');
  await expect(steps).toHaveCount(3);
  await expect(steps.nth(0)).toContainText(/2019.*foundation.*vocational training centre/i);
  await expect(steps.nth(1)).toContainText(/2020.*special education program/i);
  await expect(steps.nth(2)).toContainText(/2025.*first hostel/i);
});

test('mission, vision, and cards that lead to shop, hostel and donation', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('heading', { name: 'Our mission' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Our vision' })).toBeVisible();

  for (const [name, path] of [
    ['See what is for sale', '/shop'],
    ['Apply for a place', '/hostel-enrollment'],
    ['Give for the next month', '/donate'],
  ] as const) {
    await page.getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
    await page.goBack();
  }
});

test('contact details with four social links', async ({ page }) => {
  await page.goto('/about');
  const contact = page.getByRole('region', { name: 'Come by, call, or write' });

  await expect(contact.getByRole('link', { name: site.phone })).toHaveAttribute('href', /^tel:\+\d+$/);
  await expect(contact.getByRole('link', { name: site.email })).toHaveAttribute(
    'href',
    `mailto:${site.email}`,
  );
  await expect(contact.getByText('Spindle Lane')).toBeVisible();
  await expect(contact.getByRole('listitem').getByRole('link')).toHaveCount(4);
});

test('a message opens a WhatsApp chat with it written out', async ({ page, context }) => {
  await page.goto('/about');
  await fillIn(page);
  const opening = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Send Message' }).click();

  await (await opening).waitForURL(chat);
  await expect(page.getByText('WhatsApp has opened in a new tab')).toBeVisible();
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue(/Saturday/);
});

test('an incomplete message says what is wrong, beside each field and above, and goes nowhere', async ({
  page,
  context,
}) => {
  await page.goto('/about');
  await page.getByLabel('Email', { exact: true }).fill('asha');
  await page.getByRole('button', { name: 'Send Message' }).click();

  const summary = page.getByRole('group', { name: 'Please mend this first' });
  await expect(summary.getByRole('link')).toHaveText([
    'Enter your name.',
    'Enter an email address like name@example.org.',
    'Enter your message.',
  ]);
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  const email = page.getByLabel('Email', { exact: true });
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAccessibleDescription('Enter an email address like name@example.org.');
  await summary.getByRole('link', { name: 'Enter your message.' }).click();
  await expect(page.getByLabel('Message', { exact: true })).toBeFocused();
  expect(context.pages()).toHaveLength(1);
});

test('the message can be copied, once it is complete', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/about');
  const copy = page.getByRole('button', { name: 'Copy message' });

  await copy.click();
  await expect(page.getByRole('group', { name: 'Please mend this first' })).toBeVisible();
  await fillIn(page);
  await copy.click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(text);
});

test('the form is filled in and sent by keyboard', async ({ page, context }) => {
  await page.goto('/about');
  await page.getByLabel('Name', { exact: true }).focus();
  for (const [typed, key] of [
    ['Asha Rao', 'Tab'],
    ['asha@example.org', 'Tab'],
    ['Hello', 'Tab'],
  ] as const) {
    await page.keyboard.type(typed);
    await page.keyboard.press(key);
  }
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeFocused();
  const opening = context.waitForEvent('page');
  await page.keyboard.press('Enter');

  await (await opening).waitForURL(/^https:\/\/wa\.me\/\d+\?text=Name%3A%20Asha%20Rao/);
});

test('nothing scrolls sideways on the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/about');

  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the server sends the message on to WhatsApp', async ({ page }) => {
    await page.goto('/about');
    await page.route('**/about', async (route) => {
      const answer = await route.fetch({ maxRedirects: 0 });
      await route.fulfill({ body: `${answer.status()} ${answer.headers()['location']}` });
    });
    await fillIn(page);
    await page.getByRole('button', { name: 'Send Message' }).click();

    await expect(page.getByText(`303 ${chat}`)).toBeVisible();
  });

  test('the page comes back with what is wrong and with what was typed', async ({ page }) => {
    await page.goto('/about');
    await page.getByLabel('Message', { exact: true }).fill('Hello there');
    const answer = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.getByRole('button', { name: 'Send Message' }).click();

    expect((await answer).status()).toBe(422);
    await expect(page.getByRole('group', { name: 'Please mend this first' }).getByRole('link')).toHaveText([
      'Enter your name.',
      'Enter your email address.',
    ]);
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
    await expect(page.getByLabel('Name', { exact: true })).toHaveAccessibleDescription('Enter your name.');
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Hello there');
    await expect(page.getByRole('button', { name: 'Copy message' })).toBeHidden();
  });
});

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill('Asha Rao');
  await page.getByLabel('Email', { exact: true }).fill('asha@example.org');
  await page
    .getByLabel('Message', { exact: true })
    .fill('Can we visit on Saturday?\nTwo of us & a wheelchair.');
}
