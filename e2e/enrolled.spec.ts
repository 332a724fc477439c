import type { Page, Route } from '@playwright/test';
import hindi from '../content/hi/enrolled.json' with { type: 'json' };
import { messages } from './messages.ts';
import { expect, test } from './quiet-test.ts';

const { enrolled: labels, shell } = messages;

const show = (page: Page) => page.getByRole('button', { name: labels.show });
const hide = (page: Page) => page.getByRole('button', { name: labels.hide });
const isFetched = (route: Route) => route.request().resourceType() === 'fetch';

test('the students are fetched only when they are shown, and anew each time', async ({ page, visit }) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') requests.push(new URL(request.url()).pathname);
  });
  await visit('/enrolled');
  await expect(page.getByRole('table')).toHaveCount(0);
  await show(page).hover();
  expect(requests).toEqual([]);

  await show(page).click();
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveText(Object.values(labels.columns));
  await expect(table.getByRole('row').nth(1).locator('th, td')).toHaveCount(10);
  await expect(table.getByRole('cell', { name: labels.yes, exact: true }).first()).toBeAttached();
  await expect(table.getByRole('cell', { name: labels.no, exact: true }).first()).toBeAttached();
  expect(requests).toEqual(['/enrolled']);

  await hide(page).click();
  await expect(table).toHaveCount(0);
  await show(page).click();
  await expect(table).toBeVisible();
  expect(requests).toEqual(['/enrolled', '/enrolled']);
});

test('fees are Yes or No, and a student without a course still has ten cells', async ({ page, visit }) => {
  await page.route('**/enrolled', (route) =>
    isFetched(route)
      ? route.fulfill({
          json: [
            { _id: '1', __v: 0, createdAt: 'then', name: 'Asha', email: 'a@example.org', feesPaid: true },
            { name: 'Bilal', c_year: 2, feesPaid: false },
          ],
        })
      : route.continue(),
  );
  await visit('/enrolled');
  await show(page).click();
  const cells = (row: number) => page.getByRole('table').getByRole('row').nth(row).locator('th, td');

  await expect(cells(1)).toHaveText(['Asha', 'a@example.org', '', '', '', '', '', '', '', labels.yes]);
  await expect(cells(2)).toHaveText(['Bilal', '', '', '', '', '2', '', '', '', labels.no]);
});

test.describe('the table', () => {
  test('shows all ten columns from 1280 to 2560 px, without scrolling sideways', async ({ page, visit }) => {
    await visit('/enrolled');
    await show(page).click();
    for (const width of [1280, 1920, 2560]) {
      await page.setViewportSize({ width, height: 800 });
      const fees = page.getByRole('columnheader', { name: labels.columns.feesPaid });

      await expect(fees).toBeInViewport({ ratio: 1 });
      const [first, last] = [page.getByRole('rowheader').first(), page.getByRole('cell').nth(8)];
      expect((await first.boundingBox())?.y).toBe((await last.boundingBox())?.y);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      const { box, content } = await page
        .locator('.students')
        .evaluate((list) => ({ box: list.clientWidth, content: list.scrollWidth }));
      expect(content).toBe(box);
    }
  });

  test('is a card for each student up to 768 px, and still a table for screen readers', async ({
    page,
    visit,
  }) => {
    await visit('/enrolled');
    await show(page).click();
    for (const width of [320, 390, 768]) {
      await page.setViewportSize({ width, height: 800 });
      const row = page.getByRole('row').nth(1);

      await expect(row.getByRole('cell')).toHaveCount(9);
      const tops = await row
        .locator('th, td')
        .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().top));
      expect(tops).toEqual(tops.toSorted((a, b) => a - b));
      expect(new Set(tops).size).toBe(10);
      const label = await row
        .getByRole('cell')
        .last()
        .evaluate((cell) => getComputedStyle(cell, '::before').content);
      expect(label).toContain(labels.columns.feesPaid);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });

  test('is printed whole on A4 across, without the buttons', async ({ page, visit }) => {
    await visit('/enrolled');
    await show(page).click();
    await expect(page.getByRole('table')).toBeVisible();
    // A4 across without its margins, in CSS pixels.
    await page.setViewportSize({ width: 1047, height: 718 });
    await page.emulateMedia({ media: 'print' });

    await expect(page.getByRole('columnheader')).toHaveText(Object.values(labels.columns));
    for (const header of await page.getByRole('columnheader').all())
      await expect(header).toBeInViewport({ ratio: 1 });
    await expect(hide(page)).toBeHidden();
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(pdf.toString('latin1')).toMatch(/MediaBox \[0 0 84[12][.\d]* 59[45]/);
  });
});

test('a long list is shown in parts', async ({ page, visit }) => {
  await page.route('**/enrolled', (route) =>
    isFetched(route)
      ? route.fulfill({ json: Array.from({ length: 250 }, (_, index) => ({ name: `Student ${index}` })) })
      : route.continue(),
  );
  await visit('/enrolled');
  await show(page).click();
  await expect(page.getByRole('row')).toHaveCount(201);

  await page.getByRole('button', { name: labels.showMore }).click();
  await expect(page.getByRole('row')).toHaveCount(251);
});

test('an answer that comes after the list was hidden is not shown', async ({ page, visit }) => {
  const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/enrolled', async (route) => {
    if (!isFetched(route)) return route.continue();
    await mayAnswer;
    return route.fulfill({ json: [{ name: 'Asha' }] });
  });
  await visit('/enrolled');
  await show(page).click();
  await expect(page.getByText(labels.loading)).toBeVisible();
  await hide(page).click();
  const answered = page.waitForResponse('**/enrolled');
  answer();
  await answered;

  await expect(show(page)).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
});

test.describe('a list that can’t be fetched', () => {
  test.use({ expectedNoise: /Failed to load resource/ });

  test('is reported in a toast, in the server’s words or the site’s, and can be asked for again', async ({
    page,
    visit,
  }) => {
    const closed = 'The list is not open to the public.';
    const failures: [string, (route: Route) => Promise<void>][] = [
      [closed, (route) => route.fulfill({ status: 403, json: { message: closed } })],
      [labels.failed, (route) => route.fulfill({ status: 500, json: {} })],
      [labels.failed, (route) => route.fulfill({ body: '<html></html>' })],
      [labels.failed, (route) => route.abort()],
    ];
    await visit('/enrolled');
    for (const [text, fail] of failures) {
      await page.route('**/enrolled', fail, { times: 1 });
      await show(page).click();
      const toast = page.getByRole('region', { name: shell.notifications });
      await expect(toast.getByText(text)).toBeVisible();
      await toast.getByRole('button', { name: shell.dismiss }).click();
      await expect(page.getByRole('table')).toHaveCount(0);
    }
    await show(page).click();
    await expect(page.getByRole('table')).toBeVisible();
    await expect(page.getByRole('main').getByText(labels.failed)).toHaveCount(0);
  });
});

test('one address answers the page to browsers and JSON to programs, stored by nobody', async ({
  request,
}) => {
  for (const path of ['/enrolled', '/enrolled/']) {
    const asPage = await request.get(path, { headers: { accept: 'text/html,*/*;q=0.8' } });
    expect(asPage.headers()['content-type']).toContain('text/html');
    expect(await asPage.text()).not.toContain('example.org</td>');
    for (const accept of ['application/json', '*/*']) {
      const asData = await request.get(path, { headers: { accept } });
      expect(asData.headers()['content-type']).toContain('application/json');
      expect(Object.keys(((await asData.json()) as object[])[0] ?? {})).toHaveLength(10);
      expect(asData.headers()['cache-control']).toContain('no-store');
      expect(asData.headers()['x-robots-tag']).toContain('noindex');
      expect(asData.headers()['vary']).toContain('Accept');
    }
    expect(asPage.headers()['cache-control']).toContain('no-store');
    expect(asPage.headers()['x-robots-tag']).toContain('noindex');
    expect(asPage.headers()['vary']).toContain('Accept');
  }
});

test('no page leads to the list, and nothing prerenders it', async ({ page, visit }) => {
  for (const path of ['/', '/hostel-enrollment']) {
    await visit(path);
    await expect(page.locator('a[href*="enrolled"]')).toHaveCount(0);
    await expect(page.locator('script[type=speculationrules]')).not.toContainText('enrolled');
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the same button leads to the list, on a page that a phone and a screen reader can read, and back', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/hi/enrolled');
    await expect(page.getByRole('table')).toHaveCount(0);
    await page.getByRole('button', { name: hindi.show }).click();

    await expect(page).toHaveURL('/hi/enrolled?show=');
    const table = page.getByRole('table', { name: hindi.tableLabel });
    await expect(table.getByRole('columnheader')).toHaveText(Object.values(hindi.columns));
    await expect(table.getByRole('row').nth(1).getByRole('cell')).toHaveCount(9);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

    await page.getByRole('link', { name: hindi.hide }).click();
    await expect(page).toHaveURL('/hi/enrolled');
    await expect(page.getByRole('table')).toHaveCount(0);
  });
});
