import type { Page } from '@playwright/test';
import { holdScripts } from './hold-scripts.ts';
import { facts, messages } from './messages.ts';
import { answerForWhatsApp, expect, test } from './quiet-test.ts';

const { about, contact, forms } = messages;
const { form: labels } = contact;
const { name: nameProblems, email: emailProblems, message: messageProblems } = forms.problems;

const typed = {
  name: 'Asha Rao',
  email: 'asha@example.org',
  message: 'Can we visit on Saturday?\nTwo of us & a wheelchair.',
};
const text = `Name: ${typed.name}\nEmail: ${typed.email}\n\n${typed.message}`;
const digits = facts.whatsapp?.replace(/\D/g, '') ?? '';
const chat = `https://wa.me/${digits}?text=${encodeURIComponent(text)}`;

const form = (page: Page) => page.getByRole('main').locator('form');
const field = (page: Page, name: keyof typeof typed) => page.getByLabel(labels[name], { exact: true });
const summary = (page: Page) => page.getByRole('group', { name: forms.summary });
const send = (page: Page) => page.getByRole('button', { name: labels.send }).click();
const copy = (page: Page) => page.getByRole('button', { name: labels.copy });

async function fillInForm(page: Page): Promise<void> {
  for (const name of ['name', 'email', 'message'] as const) await field(page, name).fill(typed[name]);
}

test.describe('what the page tells', () => {
  test('the founding story, mission and vision, the work, and how to reach the foundation', async ({
    page,
  }) => {
    await page.goto('/about');

    await expect(page).toHaveTitle(new RegExp(`^${about.title}`));
    await expect(page.getByText('registered on 10 February 2019')).toBeVisible();
    await expect(page.getByRole('img', { name: about.pictureAlt })).toBeVisible();
    const steps = page.getByRole('region', { name: about.timeline.heading }).getByRole('listitem');
    await expect(steps).toHaveCount(3);
    await expect(steps.nth(0)).toContainText(/2019.*foundation.*vocational training centre/i);
    await expect(steps.nth(1)).toContainText(/2020.*special education program/i);
    await expect(steps.nth(2)).toContainText(/2025.*first hostel/i);

    await expect(page.getByRole('heading', { name: about.purpose.mission.title })).toBeVisible();
    await expect(page.getByRole('heading', { name: about.purpose.vision.title })).toBeVisible();
    for (const [name, path] of [
      [about.work.shop.link, '/shop'],
      [about.work.hostel.link, '/hostel-enrollment'],
      [about.work.donate.link, '/donate'],
    ] as const)
      await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', path);

    const section = page.getByRole('region', { name: contact.contact.heading });
    await expect(section.getByRole('link', { name: facts.phone })).toHaveAttribute('href', /^tel:\+\d+$/);
    await expect(section.getByRole('link', { name: facts.email })).toHaveAttribute(
      'href',
      `mailto:${facts.email}`,
    );
    for (const line of facts.address) await expect(section.getByText(line)).toBeVisible();
    await expect(section.getByRole('listitem').getByRole('link')).toHaveCount(4);
  });
});

test.describe('the contact form', () => {
  test('opens a WhatsApp chat with the message written out', async ({ page, context }) => {
    await page.goto('/about');
    await fillInForm(page);
    await answerForWhatsApp(page);
    const opening = context.waitForEvent('page');
    await send(page);

    await (await opening).waitForURL(chat);
    await expect(page.getByText(labels.sent)).toBeVisible();
    await expect(field(page, 'message')).toHaveValue(typed.message);
  });

  test('says what is missing, beside each field and above, and opens nothing', async ({ page, context }) => {
    await page.goto('/about');
    await field(page, 'email').fill('asha');
    await send(page);

    await expect(summary(page).getByRole('link')).toHaveText([
      nameProblems.missing,
      emailProblems['not-an-email'],
      messageProblems.missing,
    ]);
    await expect(field(page, 'name')).toBeFocused();
    await expect(field(page, 'email')).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, 'email')).toHaveAccessibleDescription(emailProblems['not-an-email']);
    await summary(page).getByRole('link', { name: messageProblems.missing }).click();
    await expect(field(page, 'message')).toBeFocused();
    expect(context.pages()).toHaveLength(1);
  });

  test('gives the message to be copied, once it is complete', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/about');

    await copy(page).click();
    await expect(summary(page)).toBeVisible();
    await fillInForm(page);
    await copy(page).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  });

  test('shows the message, selected, where the browser forbids copying', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('forbidden', 'NotAllowedError'));
    });
    await page.goto('/about');
    await fillInForm(page);
    await copy(page).click();

    await expect(page.getByRole('textbox', { name: labels.copy })).toHaveValue(text);
    await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe(text);
  });

  test('is filled in and sent by keyboard', async ({ page, context }) => {
    await page.goto('/about');
    await field(page, 'name').focus();
    for (const value of [typed.name, typed.email, 'Hello']) {
      await page.keyboard.type(value);
      await page.keyboard.press('Tab');
    }
    await expect(page.getByRole('button', { name: labels.send })).toBeFocused();
    await answerForWhatsApp(page);
    const opening = context.waitForEvent('page');
    await page.keyboard.press('Enter');

    await (await opening).waitForURL(/^https:\/\/wa\.me\/\d+\?text=Name%3A%20Asha%20Rao/);
  });
});

test.describe('the contact form before its script is there', () => {
  test('acts on a press later, with what was typed', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/about');
    await field(page, 'name').fill('Asha');
    await send(page);
    await field(page, 'message').fill('Hello');
    await expect(summary(page)).toBeHidden();

    release();
    await expect(summary(page).getByRole('link')).toHaveText([emailProblems.missing]);
    await expect(field(page, 'name')).toHaveValue('Asha');
    await expect(field(page, 'message')).toHaveValue('Hello');
    await expect(field(page, 'email')).toBeFocused();
    await expect(page).toHaveURL('/about');
  });

  test('opens the chat later', async ({ page, context }) => {
    const release = await holdScripts(page);
    await page.goto('/about');
    await fillInForm(page);
    await send(page);
    await answerForWhatsApp(page);
    const opening = context.waitForEvent('page');
    release();

    await (await opening).waitForURL(chat);
  });

  test('copies the message later', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const release = await holdScripts(page);
    await page.goto('/about');
    await fillInForm(page);
    await copy(page).click();

    release();
    await expect(page.getByRole('button', { name: labels.copied })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  });

  for (const name of ['name', 'message'] as const)
    test(`loses no letter of the ${name} that is typed while it is hydrated`, async ({ page }) => {
      const release = await holdScripts(page);
      await page.goto('/about');
      const [before, after] = ['Asha', ', who comes on Saturday'.repeat(4)];
      await field(page, name).pressSequentially(before);
      release();
      await field(page, name).pressSequentially(after, { delay: 5 });
      await send(page);

      await expect(summary(page)).toBeVisible();
      await expect(field(page, name)).toHaveValue(before + after);
    });

  test('keeps the text when the visitor leaves meanwhile and comes back', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/about');
    await field(page, 'name').fill('Asha');
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: messages.shell.navigation.gallery })
      .click();
    await expect(page).toHaveURL('/gallery');
    release();

    await page.goBack();
    await expect(field(page, 'name')).toHaveValue('Asha');
    await send(page);
    await expect(summary(page)).toBeVisible();
  });
});

test.describe('the contact form that the browser itself posts', () => {
  test.use({ expectedNoise: /Failed to load resource|could not be loaded/ });

  for (const [why, withhold] of [
    ['because its script can’t be had', (page: Page) => page.route(/\.js$/, (route) => route.abort())],
    ['because its script hangs: a press waits 8 seconds', holdScripts],
  ] as const)
    test(why, async ({ page }) => {
      await withhold(page);
      await page.clock.install();
      await page.goto('/about');
      await field(page, 'message').fill('Hello there');
      const answer = page.waitForResponse((response) => response.request().method() === 'POST');
      await send(page);
      await page.clock.runFor(8000);

      expect((await answer).status()).toBe(422);
      await expect(summary(page).getByRole('link', { name: nameProblems.missing })).toBeVisible();
      await expect(field(page, 'message')).toHaveValue('Hello there');
    });

  test('comes back, and what is corrected before its script is there stays corrected', async ({ page }) => {
    await page.goto('/about');
    await field(page, 'message').fill('Hello');
    const release = await holdScripts(page);
    await form(page).evaluate((element: HTMLFormElement) => element.submit());
    await expect(summary(page).getByRole('link')).toHaveText([nameProblems.missing, emailProblems.missing]);
    await field(page, 'message').fill('Hello, this is Asha');
    await send(page);

    release();
    // Hydrated: the browser's own post would have brought a new page, without what is corrected here.
    await expect(field(page, 'name')).toBeFocused();
    await expect(summary(page).getByRole('link')).toHaveText([nameProblems.missing, emailProblems.missing]);
    await expect(field(page, 'message')).toHaveValue('Hello, this is Asha');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedNoise: /status of 422|ViewTransition/ });

  test('the server sends the message on to WhatsApp', async ({ page }) => {
    await page.goto('/about');
    await page.route('**/about', async (route) => {
      const answer = await route.fetch({ maxRedirects: 0 });
      await route.fulfill({ body: `${answer.status()} ${answer.headers()['location']}` });
    });
    await fillInForm(page);
    await send(page);

    await expect(page.getByText(`303 ${chat}`)).toBeVisible();
  });

  test('the page comes back with what is wrong and with what was typed', async ({ page }) => {
    await page.goto('/about');
    await field(page, 'message').fill('Hello there');
    const answer = page.waitForResponse((response) => response.request().method() === 'POST');
    await send(page);

    expect((await answer).status()).toBe(422);
    await expect(summary(page).getByRole('link')).toHaveText([nameProblems.missing, emailProblems.missing]);
    await expect(field(page, 'name')).toBeFocused();
    await expect(field(page, 'name')).toHaveAccessibleDescription(nameProblems.missing);
    await expect(field(page, 'message')).toHaveValue('Hello there');
    await expect(copy(page)).toBeHidden();
  });
});
