import type { Page } from '@playwright/test';
import { fillIn } from '../domain/fill-in.ts';
import { expectNoBarrier } from './barriers.ts';
import { desk, messages } from './messages.ts';
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
const entry = (page: Page, number: number) =>
  page.getByRole('group', { name: fillIn(texts.form.entry, { number }) });
const fee = (page: Page) => entry(page, cost + 1).getByLabel('Text');

test.describe('the texts on a phone', { tag: '@phone' }, () => {
  // They change the same text of the same site.
  test.describe.configure({ mode: 'serial' });

  test.beforeEach(({ context }) => signInToDesk(context, 'editor'));

  for (const script of [true, false])
    test.describe(script ? 'with script' : 'without script', () => {
      test.use({ javaScriptEnabled: script });

      test('the hostel fee is changed, previewed, published, seen, and the earlier one restored', async ({
        page,
      }) => {
        const now = `₹3,${script ? 700 : 800} a month with meals.`;
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
        await page.getByRole('link', { name: fillIn(texts.form.earlierVersions, { text: 'Lines' }) }).click();
        await button(page, texts.versions.restore).first().click();
        await expect(page.getByRole('status')).toHaveText(texts.done.restored);
        await expect(fee(page)).toHaveValue(answers.lines[cost]?.text ?? '');
        await expect(async () => {
          await page.goto('/hostel-enrollment');
          await expect(page.getByText(now)).toHaveCount(0, { timeout: 100 });
        }).toPass();
      });
    });

  test('nothing in a preview can be sent', async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(request.url());
    });
    await page.goto('/desk/texts/preview/hostel-enrollment');
    await page
      .getByRole('main')
      .locator('form')
      .evaluate((form: HTMLFormElement) => form.submit());
    await page.goto('/desk/texts/preview/hostel-enrollment');
    expect(sent).toEqual([]);
  });

  test('a list gets an entry and loses it, and what is wrong is said at its field', async ({ page }) => {
    await page.goto(section);
    const last = answers.lines.length + 1;
    await button(page, fillIn(texts.form.add, { list: 'Lines' })).click();
    await entry(page, last).getByLabel('Label').fill('Pets');
    await button(page, texts.form.publish).click();
    await expect(page.getByRole('alert')).toContainText('This text is empty; write it.');
    await expect(entry(page, last).getByLabel('Label')).toHaveValue('Pets');
    await expect(entry(page, last).getByLabel('Text')).toHaveAttribute('aria-invalid', 'true');
    await button(page, fillIn(texts.form.remove, { entry: `entry ${last}` })).click();
    await expect(entry(page, last)).toHaveCount(0);
  });

  test('an entry that was typed and not saved is offered back, with its fields', async ({ page }) => {
    const steps = '/desk/texts/hostel-enrollment/steps';
    const last = messages.hostel.steps.items.length + 1;
    await page.goto(steps);
    await button(page, fillIn(texts.form.add, { list: 'Items' })).click();
    await entry(page, last).getByLabel('Title').fill('Move in');
    await page.goto(steps);
    await button(page, desk.shell.keptForm.bringBack).click();
    await expect(entry(page, last).getByLabel('Title')).toHaveValue('Move in');
  });

  test('Enter in a field saves a draft', async ({ page }) => {
    await page.goto('/desk/texts/enrolled');
    const title = page.getByLabel('Title', { exact: true });
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
  });
});
