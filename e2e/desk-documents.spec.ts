import type { BrowserContext, Page } from '@playwright/test';
import { type RunningSite, startSite } from '../tools/start-site.ts';
import { expectNoBarrier } from './barriers.ts';
import { desk, messages } from './messages.ts';
import { expect, test } from './quiet-test.ts';
import { signInAt } from './sign-in-to-desk.ts';

const { editing, documents, pictures } = desk;
const { actions } = editing;
const { documents: shown } = messages.about;

// Documents would change what the other tests see of the page about the foundation.
let site: RunningSite;
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  site = await startSite({ settings: { RATE_LIMIT: 'off' } });
});
test.afterAll(() => site.stop());

// A refused form is answered with an error's status, which the console reports.
test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedNoise: /status of 422/ });

test('a PDF file of a browser is previewed, published, and listed for visitors, who open it @every-width', async ({
  page,
  context,
}) => {
  await signInAt(site, context, 'owner');
  await open(page, '/desk');
  await page.getByRole('link', { name: documents.title, exact: true }).click();
  await expectNoBarrier(page);
  await page.getByRole('link', { name: documents.add }).click();
  await expectNoBarrier(page);
  const title = `Annual report ${Date.now().toString(36)}`;
  await fillIn(page, title, { mimeType: 'text/html', buffer: Buffer.from('<p>No PDF file</p>') });
  await press(page, actions.publish);
  const refused = page.getByRole('link', {
    name: `${documents.fields.file}: ${pictures.problems['not-a-pdf']}`,
  });
  await refused.click();
  await expect(fileField(page)).toBeFocused();
  await expect(page.getByLabel(documents.fields.title, { exact: true })).toHaveValue(title);
  await expectNoBarrier(page);

  await fillIn(page, title, { mimeType: 'application/pdf', buffer: await printed(context) });
  await press(page, actions.preview);
  // Until the file was looked through, the page is loaded again each second.
  await expect(page.getByText(/^PDF, \d+ kB$/)).toBeVisible();
  await press(page, actions.publish);
  await expect(page.getByText(editing.done.published)).toBeVisible();

  await expect(async () => {
    await open(page, '/about#documents');
    await expect(page.getByRole('link', { name: `${title} 2024–25` })).toBeVisible();
  }).toPass();
  await expect(page.getByRole('heading', { name: shown.kinds['annual-report'] })).toBeVisible();
  await expect(page.getByText(shown.scanned)).toHaveCount(0);
  await expectNoBarrier(page);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  const link = await page.getByRole('link', { name: `${title} 2024–25` }).getAttribute('href');
  const read = await page.request.get(site.address + link);
  expect([read.status(), (await read.body()).toString('latin1', 0, 5)]).toEqual([200, '%PDF-']);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a document is published, and its title is changed afterwards', async ({ page, context, browser }) => {
    await signInAt(site, context, 'owner');
    await open(page, '/desk/documents/new');
    const printing = await browser.newContext({ javaScriptEnabled: true });
    const buffer = await printed(printing);
    await printing.close();
    await fillIn(page, 'Trust deed', { mimeType: 'application/pdf', buffer });
    await press(page, actions.publish);
    await expect(page.getByText(editing.done.published)).toBeVisible();
    await page.getByLabel(documents.fields.title, { exact: true }).fill('Deed of the trust');
    await press(page, actions.publish);
    await expect(page.getByRole('link', { name: /^Open the file as it is now \(\d+ kB\)$/ })).toBeVisible();
    await expect(async () => {
      await open(page, '/about');
      await expect(page.getByRole('link', { name: 'Deed of the trust 2024–25' })).toHaveAttribute(
        'href',
        '/documents/trust-deed-2024-25.pdf',
      );
    }).toPass();
  });
});

type File = { mimeType: string; buffer: Buffer };

async function fillIn(page: Page, title: string, file: File): Promise<void> {
  await page.getByLabel(documents.fields.title, { exact: true }).fill(title);
  await page.getByLabel(documents.fields.kind, { exact: true }).selectOption('annual-report');
  await page.getByLabel(documents.fields.year, { exact: true }).fill('2024');
  await fileField(page).setInputFiles({ name: 'report.pdf', ...file });
}

const fileField = (page: Page) => page.getByLabel(documents.fields.file, { exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** A page as the browser prints it into a PDF file. */
async function printed(context: BrowserContext): Promise<Buffer> {
  const page = await context.newPage();
  await page.setContent('<h1>What we did</h1><p>Forty children learned with us.</p>');
  return page.pdf().finally(() => page.close());
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(site.address + path);
}
