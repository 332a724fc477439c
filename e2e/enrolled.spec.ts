import type { Route } from '@playwright/test';
import { expect, test } from './quiet-test.ts';

const columns = [
  'Full Name',
  'Email',
  'Phone',
  'Address',
  'Course',
  'Year',
  'Section',
  'Hostel Name',
  'Room Number',
  'Fees Paid',
];

test('the students are fetched only when they are shown, and anew each time', async ({ page, visit }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch' && request.url().endsWith('/enrolled')) asked.push(request.url());
  });
  await visit('/enrolled');
  await expect(page.getByRole('table')).toHaveCount(0);
  await page.getByRole('button', { name: 'Show Enrolled Students' }).hover();
  expect(asked).toEqual([]);

  await page.getByRole('button', { name: 'Show Enrolled Students' }).click();
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveText(columns);
  await expect(table.getByRole('row').nth(1).locator('th, td')).toHaveCount(10);
  await expect(table.getByRole('cell', { name: 'Yes', exact: true }).first()).toBeAttached();
  await expect(table.getByRole('cell', { name: 'No', exact: true }).first()).toBeAttached();
  expect(asked).toHaveLength(1);

  await page.getByRole('button', { name: 'Hide Enrolled Students' }).click();
  await expect(table).toHaveCount(0);
  await page.getByRole('button', { name: 'Show Enrolled Students' }).click();
  await expect(table).toBeVisible();
  expect(asked).toHaveLength(2);
});

test('fees are Yes or No, and a student without a course still has ten cells', async ({ page, visit }) => {
  await page.route('**/enrolled', (route) =>
    route.request().resourceType() === 'fetch'
      ? route.fulfill({
          json: [
            { _id: '1', __v: 0, createdAt: 'then', name: 'Asha', email: 'a@example.org', feesPaid: true },
            { name: 'Bilal', c_year: 2, feesPaid: false },
          ],
        })
      : route.continue(),
  );
  await visit('/enrolled');
  await page.getByRole('button', { name: 'Show Enrolled Students' }).click();
  const rows = page.getByRole('table').getByRole('row');

  await expect(rows.nth(1).locator('th, td')).toHaveText([
    'Asha',
    'a@example.org',
    '',
    '',
    '',
    '',
    '',
    '',
    '',
    'Yes',
  ]);
  await expect(rows.nth(2).locator('th, td')).toHaveText(['Bilal', '', '', '', '', '2', '', '', '', 'No']);
});

test('an answer that comes after Hide is not shown', async ({ page, visit }) => {
  let answer = () => {};
  const mayAnswer = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/enrolled', async (route) => {
    if (route.request().resourceType() !== 'fetch') return route.continue();
    await mayAnswer;
    return route.fulfill({ json: [{ name: 'Asha' }] });
  });
  await visit('/enrolled');
  await page.getByRole('button', { name: 'Show Enrolled Students' }).click();
  await expect(page.getByText('Fetching the list…')).toBeVisible();
  await page.getByRole('button', { name: 'Hide Enrolled Students' }).click();
  const answered = page.waitForResponse('**/enrolled');
  answer();
  await answered;

  await expect(page.getByRole('button', { name: 'Show Enrolled Students' })).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
});

test.describe('a list that can’t be had', () => {
  test.use({ expectedNoise: /Failed to load resource/ });

  test('is said in a toast, in the server’s words or ours, and can be asked for again', async ({
    page,
    visit,
  }) => {
    const ours = 'Failed to fetch enrolled students!';
    const theirs = 'The list is not open to the public.';
    const failures: [string, (route: Route) => Promise<void>][] = [
      [theirs, (route) => route.fulfill({ status: 403, json: { message: theirs } })],
      [ours, (route) => route.fulfill({ status: 500, json: {} })],
      [ours, (route) => route.fulfill({ body: '<html></html>' })],
      [ours, (route) => route.abort()],
    ];
    await visit('/enrolled');
    for (const [said, fail] of failures) {
      await page.route('**/enrolled', fail, { times: 1 });
      await page.getByRole('button', { name: 'Show Enrolled Students' }).click();
      const toast = page.getByRole('region', { name: 'Messages' });
      await expect(toast.getByText(said)).toBeVisible();
      await toast.getByRole('button', { name: 'Dismiss' }).click();
      await expect(page.getByRole('table')).toHaveCount(0);
    }
    await page.getByRole('button', { name: 'Show Enrolled Students' }).click();
    await expect(page.getByRole('table')).toBeVisible();
    await expect(page.getByRole('main').getByText(ours)).toHaveCount(0);
  });
});

test('one address answers the page to browsers and JSON to programs, kept by nobody', async ({ request }) => {
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

test('no page leads to the list, and nothing fetches it ahead', async ({ page, visit }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/', '/hostel-enrollment']) {
    await visit(path);
    await expect(page.locator('a[href*="enrolled"]')).toHaveCount(0);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect.poll(() => asked.some((address) => address.endsWith('/donate.data'))).toBe(true);
    expect(asked.splice(0).filter((address) => address.includes('enrolled'))).toEqual([]);
  }
});
