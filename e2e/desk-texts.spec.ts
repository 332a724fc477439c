import type { Page } from '@playwright/test';
import writtenHostel from '../content/en/hostel.json' with { type: 'json' };
import { fillIn } from '../domain/values/fill-in.ts';
import { expectNoBarrier } from './barriers.ts';
import { desk, messages, messagesIn } from './messages.ts';
import { expect, test } from './quiet-test.ts';
import { signInToDesk } from './sign-in-to-desk.ts';

const { texts } = desk;
const { answers } = messages.hostel;
const section = '/desk/texts/hostel-enrollment/answers';
const cost = answers.lines.findIndex(({ label }) => label === 'Cost');

// A refused form, and one that the browser does not send, are what these tests ask for.
test.use({
  viewport: { width: 360, height: 780 },
  expectedNoise: /Failed to load resource|violates .* "form-action 'none'"/,
});

const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });
const list = (page: Page, label: string, language = 'English') =>
  page.getByRole('group', { name: `${label} (${language})` });
const entry = (page: Page, number: number, label = 'Lines') =>
  list(page, label).getByRole('group', { name: fillIn(texts.form.entry, { number }) });
const fee = (page: Page) => entry(page, cost + 1).getByLabel('Text');

test.describe('the texts on a phone', () => {
  // They change the same text of the same site.
  test.describe.configure({ mode: 'serial' });

  test.beforeEach(({ context }) => signInToDesk(context, 'editor'));

  test('the hostel fee is changed, previewed, published, seen, and the earlier one restored', async ({
    page,
  }) => {
    const now = '₹3,700 a month with meals.';
    await page.goto('/desk/texts');
    await page.getByRole('link', { name: texts.pages['hostel-enrollment'] }).click();
    await page
      .getByRole('main')
      .getByRole('link', { name: texts.words['answers'] ?? '' })
      .click();
    await fee(page).fill(now);
    await button(page, texts.form.preview).click();

    await expect(page.getByText(texts.preview.text)).toBeVisible();
    await expect(page.getByText(now)).toBeVisible();
    await page.goto('/hostel-enrollment');
    await expect(page.getByText(now)).toHaveCount(0);
    await page.goBack();
    await page.getByRole('link', { name: texts.preview.link }).click();
    await expect(page.getByRole('status')).toHaveText(texts.done['draft-saved']);
    await expect(fee(page)).toHaveValue(now);

    await button(page, texts.form.publish).click();
    await expect(page.getByRole('status')).toHaveText(texts.done.published);
    await expect(async () => {
      await page.goto('/hostel-enrollment');
      await expect(page.getByText(now)).toBeVisible({ timeout: 100 });
    }).toPass();

    await page.goto(section);
    await page
      .getByRole('link', { name: fillIn(texts.form.earlierVersions, { text: 'Lines (English)' }) })
      .click();
    await button(page, texts.versions.restore).first().click();
    await expect(page.getByRole('status')).toHaveText(texts.done.restored);
    await expect(fee(page)).toHaveValue(writtenHostel.answers.lines[cost]?.text ?? '');
    await expect(async () => {
      await page.goto('/hostel-enrollment');
      await expect(page.getByText(now)).toHaveCount(0, { timeout: 100 });
    }).toPass();
  });

  test('a translation is marked once its English has changed, until someone says that it still fits', async ({
    page,
  }) => {
    const now = 'The answers in short';
    const heading = (language: string) => page.getByLabel(`Heading (${language})`, { exact: true });
    const fits = (text: string) =>
      page.getByRole('main').getByRole('button', { name: fillIn(texts.outdated.confirm, { text }) });
    await page.goto(section);
    await expect(heading('Hindi')).toHaveAttribute('lang', 'hi');
    await heading('English').fill(now);
    await button(page, texts.form.publish).click();
    await expect(page.getByText(texts.outdated.changed)).toHaveCount(2);
    await expect(page.getByText(texts.outdated.before).first()).toBeVisible();

    await expect(async () => {
      await page.goto('/desk/texts');
      const outdated = page.getByRole('region', { name: texts.outdated.heading });
      await outdated.getByRole('link', { name: texts.words['answers'] ?? '' }).click({ timeout: 500 });
    }).toPass();
    // Unsaved text in another field stays.
    await heading('Marathi').fill('थोडक्यात उत्तरे');
    await fits('Heading (Hindi)').click();
    await expect(page.getByRole('status')).toHaveText(texts.done.confirmed);
    await expect(fits('Heading (Hindi)')).toHaveCount(0);
    await expect(heading('Hindi')).toHaveValue(messagesIn.hi.hostel.answers.heading);
    await expect(heading('Marathi')).toHaveValue('थोडक्यात उत्तरे');

    await button(page, texts.form.publish).click();
    await expect(page.getByText(texts.outdated.changed)).toHaveCount(0);
    for (const language of ['English', 'Hindi', 'Marathi']) {
      const earlier = fillIn(texts.form.earlierVersions, { text: `Heading (${language})` });
      await page.getByRole('link', { name: earlier }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        `${texts.versions.title}: Heading (${language})`,
      );
      await button(page, texts.versions.reset).click();
      await expect(page.getByRole('status')).toHaveText(texts.done.reset);
    }
    await expect(page.getByText(texts.outdated.changed)).toHaveCount(0);
  });

  test('a preview shows each language, with the drafts in it', async ({ page }) => {
    await page.goto(section);
    await page.getByLabel('Heading (Hindi)', { exact: true }).fill('छोटे जवाब');
    await button(page, texts.form.preview).click();
    await page.getByRole('link', { name: 'हिन्दी' }).first().click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
    await expect(page.getByText('छोटे जवाब')).toBeVisible();
    await page.getByRole('navigation', { name: texts.preview.languages }).getByText('मराठी').click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'mr-IN');
    await expectNoBarrier(page);
    await page.getByRole('link', { name: texts.preview.link }).click();
    await button(page, texts.form.discard).click();
    await expect(page.getByRole('status')).toHaveText(texts.done.discarded);
  });

  test('languages stand one below the other, and side by side on a desktop', async ({ page }) => {
    await page.goto(section);
    const places = async () => {
      const boxes = await Promise.all(
        ['English', 'Hindi', 'Marathi'].map((language) =>
          page.getByLabel(`Heading (${language})`, { exact: true }).boundingBox(),
        ),
      );
      return {
        left: new Set(boxes.map((box) => box?.x)).size,
        top: new Set(boxes.map((box) => box?.y)).size,
      };
    };
    expect(await places()).toEqual({ left: 1, top: 3 });
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(await places()).toEqual({ left: 3, top: 1 });
  });

  test('nothing in a preview can be sent', async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(request.url());
    });
    await page.goto('/desk/texts/preview/hostel-enrollment');
    const refused = page.waitForEvent('console', (message) => message.text().includes("form-action 'none'"));
    await page
      .getByRole('main')
      .locator('form')
      .evaluate((form: HTMLFormElement) => form.submit());
    await refused;
    expect(sent).toEqual([]);
  });

  test('a list gets an entry and loses it, and what is wrong is said at its field', async ({ page }) => {
    await page.goto(section);
    const last = answers.lines.length + 1;
    await button(page, fillIn(texts.form.add, { list: 'Lines (English)' })).click();
    await entry(page, last).getByLabel('Label').fill('Pets');
    await button(page, texts.form.publish).click();
    await expect(page.getByRole('alert')).toContainText('This text is empty; write it.');
    await expect(entry(page, last).getByLabel('Label')).toHaveValue('Pets');
    await expect(entry(page, last).getByLabel('Text')).toHaveAttribute('aria-invalid', 'true');
    await list(page, 'Lines')
      .getByRole('button', { name: fillIn(texts.form.remove, { entry: `entry ${last}` }) })
      .click();
    await expect(entry(page, last)).toHaveCount(0);
  });

  test('an entry that was typed and not saved is offered back, with its fields', async ({ page }) => {
    const steps = '/desk/texts/hostel-enrollment/steps';
    const last = messages.hostel.steps.items.length + 1;
    await page.goto(steps);
    await button(page, fillIn(texts.form.add, { list: 'Items (English)' })).click();
    // The typed text is kept as soon as the script is there.
    await expect(entry(page, last, 'Items')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-script', '');
    await entry(page, last, 'Items').getByLabel('Title').fill('Move in');
    await page.goto(steps);
    await button(page, desk.shell.keptForm.bringBack).click();
    await expect(entry(page, last, 'Items').getByLabel('Title')).toHaveValue('Move in');
  });

  test('Enter in a field saves a draft', async ({ page }) => {
    await page.goto('/desk/texts/enrolled/general');
    const title = page.getByLabel('Title (English)', { exact: true });
    await title.fill('Enrolled children');
    await title.press('Enter');
    await expect(page.getByRole('status')).toHaveText(texts.done['draft-saved']);
    await button(page, texts.form.discard).click();
    await expect(page.getByRole('status')).toHaveText(texts.done.discarded);
  });

  test('axe finds nothing', async ({ page }) => {
    await page.goto(section);
    await fee(page).fill('');
    await button(page, texts.form.publish).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expectNoBarrier(page);
    await page.goto(section);
    const heading = page.getByLabel('Heading (English)', { exact: true });
    await heading.fill('Something else');
    await button(page, texts.form.publish).click();
    await expect(page.getByText(texts.outdated.changed).first()).toBeVisible();
    for (const path of [
      '/desk/texts',
      '/desk/texts/home',
      section,
      '/desk/texts/contact-and-facts/contact',
      '/desk/texts/contact-and-facts/gifts',
      '/desk/texts/versions/hostel-enrollment/en.hostel.answers.lines?section=answers',
    ]) {
      await page.goto(path);
      await expectNoBarrier(page);
      const widest = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(widest, path).toBeLessThanOrEqual(360);
    }
    await page.goto(section);
    await heading.fill(answers.heading);
    await button(page, texts.form.publish).click();
    await expect(page.getByText(texts.outdated.changed)).toHaveCount(0);
  });
});
