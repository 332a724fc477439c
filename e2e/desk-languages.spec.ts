import type { Page } from '@playwright/test';
import { type RunningSite, startSite } from '../tools/start-site.ts';
import { expectNoBarrier } from './barriers.ts';
import { clippedTexts } from './clipped-text.ts';
import { deskIn } from './messages.ts';
import { expect, test } from './quiet-test.ts';
import { signInAt } from './sign-in-to-desk.ts';

const { hi, mr } = deskIn;

// Drafts would change what the other tests see in the desk.
let site: RunningSite;
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  site = await startSite({ settings: { RATE_LIMIT: 'off' } });
});
test.afterAll(() => site.stop());

test.use({
  viewport: { width: 360, height: 780 },
  // A refused form is answered with an error's status, which the console reports.
  expectedNoise: /status of 422/,
});

test.beforeEach(({ context }) => signInAt(site, context, 'owner', 'Language Chooser'));

test('someone who chooses हिन्दी makes a product in Hindi', async ({ page, context }) => {
  await open(page, '/desk/products');
  await page.getByRole('button', { name: 'हिन्दी' }).click();
  await expect(page).toHaveURL(/\/desk\/products$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hi.products.title);

  await page.getByRole('link', { name: hi.products.add }).click();
  await page.getByRole('button', { name: hi.editing.actions.publish }).click();
  await expect(page.getByRole('alert').first()).toContainText(hi.editing.wrong);
  await expect(
    page.getByRole('textbox', { name: hi.products.fields.name }).first(),
  ).toHaveAccessibleDescription(hi.editing.problems.missing);
  await expectNoBarrier(page);
  await expectNoOverflow(page);

  await page.getByRole('textbox', { name: hi.products.fields.name }).first().fill('ऊनी शॉल');
  await page.getByLabel(hi.products.fields.category).selectOption(hi.products.categories['Clothing'] ?? '');
  await page.getByRole('button', { name: hi.editing.actions.saveDraft }).click();
  await expect(page.getByRole('status').filter({ hasText: hi.editing.done.draft })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ऊनी शॉल');
  await expectNoBarrier(page);
  await expectNoOverflow(page);

  // The browser remembers it, whoever signs in next.
  await context.clearCookies({ name: 'desk-session' });
  await open(page, '/desk');
  await expect(page.getByRole('button', { name: hi.signIn.submit, exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'मराठी' }).click();
  await expect(page.getByRole('button', { name: mr.signIn.submit, exact: true })).toBeVisible();
});

test('what was typed before another language was chosen is offered in that language', async ({ page }) => {
  await open(page, '/desk/students/new');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Asha Rao');
  await page.getByRole('button', { name: 'मराठी' }).click();
  await expect(page.getByRole('region', { name: mr.shell.keptForm.label })).toBeVisible();
  const month = new Intl.DateTimeFormat('mr-IN', { month: 'long', timeZone: 'Asia/Kolkata' }).format();
  await expect(page.getByRole('status').filter({ hasText: month })).toHaveText(/\d/);
  await page.getByRole('button', { name: mr.shell.keptForm.bringBack }).click();
  await expect(page.getByRole('textbox', { name: mr.students.fields.name, exact: true })).toHaveValue(
    'Asha Rao',
  );
});

for (const language of ['hi', 'mr'] as const)
  test(`no screen of the desk is wider than a phone with large type in ${language}`, async ({
    page,
    context,
  }) => {
    await context.addCookies([
      { name: 'desk-language', value: language, domain: '127.0.0.1', path: '/desk' },
    ]);
    for (const path of screens) {
      await open(page, path);
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      await expectNoOverflow(page, path);
      expect.soft(await clippedTexts(page), path).toEqual([]);
    }
  });

const screens = [
  '/desk',
  '/desk/applications',
  '/desk/students',
  '/desk/students/new',
  '/desk/products',
  '/desk/products/new',
  '/desk/home-products',
  '/desk/gallery',
  '/desk/documents',
  '/desk/documents/new',
  '/desk/texts',
  '/desk/texts/hostel-enrollment/answers',
  '/desk/bin',
  '/desk/log',
  '/desk/people',
  '/desk/backup',
  '/desk/my-devices',
  '/desk/first-steps',
];

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`${site.address}${path}`);
}

async function expectNoOverflow(page: Page, where = page.url()): Promise<void> {
  const { innerWidth, scrollWidth } = await page.evaluate(() => ({
    innerWidth: window.innerWidth,
    scrollWidth: document.documentElement.scrollWidth,
  }));
  expect.soft(scrollWidth, where).toBeLessThanOrEqual(innerWidth);
}
