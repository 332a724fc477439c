import type { Page } from '@playwright/test';
import { expect, test } from './quiet-test.ts';

const formScript = /\/assets\/contact-section-[^/]*\.js$/;
const applicationScript = /\/assets\/application-section-[^/]*\.js$/;

test('the script of a form is fetched once a visitor comes near it', async ({ page, visit }) => {
  for (const [path, script, heading] of [
    ['/about', formScript, 'Come by, call, or write'],
    ['/hostel-enrollment', applicationScript, 'Apply for a place'],
  ] as const) {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    // Short enough for the form to be further off than a screen.
    await page.setViewportSize({ width: 412, height: 500 });
    await visit(path);
    await page.waitForLoadState('networkidle');
    expect(asked.filter((address) => script.test(address))).toEqual([]);

    await page.getByRole('heading', { name: heading }).scrollIntoViewIfNeeded();
    await expect.poll(() => asked.filter((address) => script.test(address)).length).toBeGreaterThan(0);
  }
});

test('a press before the script is there is acted on once it is, and what was typed stays', async ({
  page,
  visit,
}) => {
  const release = await holdScript(page, formScript);
  await visit('/about');
  await page.getByLabel('Name', { exact: true }).fill('Asha');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await page.getByLabel('Message', { exact: true }).fill('Hello');
  const mistakes = page.getByRole('group', { name: 'Please mend this first' });
  await expect(mistakes).toBeHidden();

  release();
  await expect(mistakes.getByRole('link')).toHaveText(['Enter your email address.']);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Asha');
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused();
  await expect(page).toHaveURL('/about');
});

test('a message that is copied before the script is there is copied once it is', async ({
  page,
  visit,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const release = await holdScript(page, formScript);
  await visit('/about');
  await page.getByLabel('Name', { exact: true }).fill('Asha Rao');
  await page.getByLabel('Email', { exact: true }).fill('asha@example.org');
  await page.getByLabel('Message', { exact: true }).fill('Hello');
  await page.getByRole('button', { name: 'Copy message' }).click();

  release();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Asha Rao');
});

for (const label of ['Name', 'Message'])
  test(`who goes on typing the ${label.toLowerCase()} while the form comes alive loses no letter`, async ({
    page,
    visit,
  }) => {
    await slowReact(page);
    const release = await holdScript(page, formScript);
    await visit('/about');
    const field = page.getByLabel(label, { exact: true });
    const [before, after] = ['Asha', ', who comes on Saturday'.repeat(8)];
    await field.pressSequentially(before);
    release();
    await field.pressSequentially(after, { delay: 5 });

    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByRole('group', { name: 'Please mend this first' })).toBeVisible();
    await expect(field).toHaveValue(before + after);
  });

test('a page left while its form’s script is on the way, and come back to, has its form', async ({
  page,
  visit,
}) => {
  const release = await holdScript(page, formScript);
  await visit('/about');
  await page.getByLabel('Name', { exact: true }).focus();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Gallery' }).click();
  await expect(page).toHaveURL('/gallery');
  release();

  await page.goBack();
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('group', { name: 'Please mend this first' })).toBeVisible();
});

test.describe('a form that the browser itself posts', () => {
  test.use({ expectedNoise: /Failed to load resource/ });

  for (const [why, withhold] of [
    ['because its script can’t be had', (page: Page) => page.route(formScript, (route) => route.abort())],
    ['because its script hangs: a press waits 8 seconds', (page: Page) => holdScript(page, formScript)],
  ] as const) {
    test(why, async ({ page, visit, isMobile }) => {
      test.skip(isMobile, 'waiting knows no width');
      await withhold(page);
      await visit('/about');
      const message = page.getByLabel('Message', { exact: true });
      await message.fill('Hello there');
      const answer = page.waitForResponse((response) => response.request().method() === 'POST');
      await page.getByRole('button', { name: 'Send Message' }).click();

      expect((await answer).status()).toBe(422);
      await expect(page.getByText('Enter your name.').first()).toBeVisible();
      await expect(message).toHaveValue('Hello there');
    });
  }

  test('comes back, and what is mended then is not undone when its script is there', async ({
    page,
    visit,
  }) => {
    await visit('/about');
    const message = page.getByLabel('Message', { exact: true });
    await message.fill('Hello');
    const release = await holdScript(page, formScript);
    await page.locator('form[action="/about"]').evaluate((form: HTMLFormElement) => form.submit());
    const returned = page.getByRole('link', { name: 'Enter your email address.' });
    await expect(returned).toBeVisible();
    await message.fill('Hello, this is Asha');
    await page.getByRole('button', { name: 'Send Message' }).click();

    release();
    // Alive: the browser's own post would have brought the page anew, and the focus to the first field.
    await expect(page.getByRole('link', { name: 'Enter your name.' })).toBeVisible();
    await expect(message).toHaveValue('Hello, this is Asha');
  });
});

test('what was typed before the script was there is still there when the tab is loaded again', async ({
  page,
  visit,
}) => {
  const release = await holdScript(page, applicationScript);
  await visit('/hostel-enrollment');
  await page.getByLabel('First Name').fill('Asha');
  release();
  await expect.poll(() => page.evaluate(() => Object.values(sessionStorage).join())).toContain('Asha');

  await page.reload();
  await page.getByLabel('First Name').focus();
  await expect(page.getByLabel('First Name')).toHaveValue('Asha');
});

test('a draft is put back beside what was typed before the form was alive', async ({ page, visit }) => {
  await visit('/hostel-enrollment');
  await page.getByLabel('First Name').fill('Asha');
  await expect.poll(() => page.evaluate(() => Object.values(sessionStorage).join())).toContain('Asha');

  await slowReact(page);
  const release = await holdScript(page, applicationScript);
  await visit('/hostel-enrollment');
  await page.getByLabel('Address').fill('12 Spindle Lane');
  release();
  await expect(page.getByLabel('First Name')).toHaveValue('Asha');
  await expect(page.getByLabel('Address')).toHaveValue('12 Spindle Lane');
});

// React hands itself its next piece of work by such messages: as on a slow phone, each takes a while.
async function slowReact(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const atOnce = MessagePort.prototype.postMessage;
    MessagePort.prototype.postMessage = function (message: unknown) {
      setTimeout(() => atOnce.call(this, message), 100);
    };
  });
}

// The form's script is answered only when the test says so.
async function holdScript(page: Page, script: RegExp): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(script, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
