import type { Page } from '@playwright/test';
import { randomInt } from 'node:crypto';
import { expectNoBarrier } from './barriers.ts';
import { easy, facts } from './messages.ts';
import { expect, test } from './quiet-test.ts';
import { routes } from './routes.ts';

const { form } = easy;
const { questions, problems, sent } = form;
const easyRoutes = routes.filter((path) => path.startsWith('/easy'));
const path = '/easy/hostel-enrollment';

for (const javaScriptEnabled of [true, false])
  test.describe(`the form in easy read ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled, expectedNoise: /status of 422|ViewTransition/ });

    test('names what is wrong and keeps what was typed; corrected it is thanked for', async ({ page }) => {
      await page.goto(path);
      await page.getByLabel(questions.firstName.label).fill('Asha <b>"O’Hara"</b>');
      await page.getByLabel(questions.email.label).fill('asha@');
      await page.getByLabel(questions.address.label).fill('12 Temple Road\nPune');
      await send(page);

      const mistake = page.getByRole('link', { name: problems.email['not-an-email'] });
      await expect(mistake).toBeInViewport();
      await expect(page.getByLabel(questions.firstName.label)).toHaveValue('Asha <b>"O’Hara"</b>');
      await expect(page.getByLabel(questions.address.label)).toHaveValue('12 Temple Road\nPune');
      for (const question of ['purpose', 'duration'] as const)
        await expect(
          page.getByRole('radiogroup', { name: questions[question].label }),
        ).toHaveAccessibleDescription(new RegExp(problems[question].missing));
      await mistake.click();
      const email = page.getByLabel(questions.email.label);
      await expect(email).toBeFocused();
      await expect(email).toHaveAccessibleDescription(new RegExp(problems.email['not-an-email']));

      await email.fill('asha@example.org');
      await page.getByLabel(questions.lastName.label).fill(`Rao ${randomInt(1_000_000_000)}`);
      await page.getByLabel(questions.phone.label).fill('98765 43210');
      await page.getByRole('link', { name: problems.purpose.missing }).click();
      await page.getByLabel(form.purposes.work).check();
      await page.getByRole('link', { name: problems.duration.missing }).click();
      await page.getByLabel(form.durations['1year']).check();
      await send(page);
      await expect(page.getByRole('heading', { name: sent.heading })).toBeInViewport();
      await expect(page.getByText(/^HE-\w{6}$/)).toBeVisible();
      await expect(page.getByRole('link', { name: sent.send })).toHaveAttribute(
        'href',
        /^https:\/\/wa\.me\/\?text=.*HE-\w{6}/,
      );
      await expect(page.getByRole('form')).toHaveCount(0);
    });
  });

test.describe('axe finds nothing in', () => {
  test.use({ expectedNoise: /status of 422/ });

  test('the form with mistakes, and the thanks', async ({ page, visit }) => {
    await visit(path);
    await send(page);
    await expect(page.getByRole('link', { name: problems.firstName.missing })).toBeVisible();
    await expectNoBarrier(page);

    await page.getByLabel(questions.firstName.label).fill(`Asha ${randomInt(1_000_000_000)}`);
    await page.getByLabel(questions.lastName.label).fill('Rao');
    await page.getByLabel(questions.email.label).fill('asha@example.org');
    await page.getByLabel(questions.phone.label).fill('123');
    await page.getByLabel(questions.address.label).fill('Pune');
    await page.getByLabel(form.purposes.other).check();
    await page.getByLabel(form.durations['3months']).check();
    await send(page);
    await expect(page.getByText(/^HE-\w{6}$/)).toBeVisible();
    await expectNoBarrier(page);
  });
});

test('all words of the pages are at least 1.25rem large, and every picture shows', async ({ page }) => {
  for (const route of easyRoutes) {
    await page.goto(route);
    const { small, texts } = await page.getByRole('main').evaluate((main) => {
      const elements = [...main.querySelectorAll<HTMLElement>('*')].filter(
        (element) =>
          element.checkVisibility() &&
          !element.closest('[aria-hidden]') &&
          [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim()),
      );
      const size = (element: Element) => parseFloat(getComputedStyle(element).fontSize);
      return {
        small: elements.filter((element) => size(element) < 20).map((element) => element.outerHTML),
        texts: elements.length,
      };
    });
    expect(texts).toBeGreaterThan(10);
    expect(small, route).toEqual([]);
    // One that can't be shown is not decoded.
    await page
      .getByRole('main')
      .locator('img')
      .filter({ visible: true })
      .evaluateAll((images: HTMLImageElement[]) =>
        Promise.all(
          images.map((image) => {
            image.loading = 'eager';
            return image.decode();
          }),
        ),
      );
  }
});

test(
  'Easy read stands beside the languages and leads to the page of the same subject',
  { tag: '@every-width' },
  async ({ page, visit, isMobile }) => {
    await visit('/hi/donate?amount=500');
    if (isMobile) await page.getByRole('button', { name: 'मेन्यू खोलें' }).click();
    const bar = page.getByRole('banner');
    await bar.getByRole('link', { name: 'आसान शब्दों में' }).filter({ visible: true }).click();
    await expect(page).toHaveURL('/hi/easy/donate');
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
    const place = isMobile ? page.getByRole('contentinfo') : bar;
    await expect(place.getByRole('link', { name: 'आसान शब्दों में' })).toHaveAttribute('aria-current', 'true');
    await place.getByRole('link', { name: 'मराठी' }).click();
    await expect(page).toHaveURL('/mr/easy/donate');
  },
);

test(
  'a phone has a button that opens its UPI app, a desktop the code',
  { tag: '@every-width' },
  async ({ page, visit, isMobile }) => {
    await visit('/easy/donate');
    await expect(page.getByRole('link', { name: easy.donate.upi.button })).toHaveCount(isMobile ? 1 : 0);
    await expect(page.getByRole('img', { name: easy.donate.upi.code })).toBeVisible();
    await expect(page.getByText(facts.upiId ?? '', { exact: true })).toBeVisible();
  },
);

async function send(page: Page): Promise<void> {
  const answered = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await page.getByRole('button', { name: form.submit }).click();
  await answered;
  await page.waitForLoadState();
}
