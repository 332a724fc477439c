import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { referenceIn } from '../domain/hostel/application-reference.ts';
import { expectNoBarrier } from './barriers.ts';
import { messages } from './messages.ts';
import { expect, test } from './quiet-test.ts';

const { applicationForm, ownApplication: words } = messages;

// The page answers 404 where it knows no such application; the browser notes that.
// A press while a page still fades in is lost.
test.use({ expectedNoise: /Failed to load resource/, contextOptions: { reducedMotion: 'reduce' } });

/** An email address that no other application has: those that say the same are one. */
function newAddress(): string {
  return `${randomUUID()}@example.org`;
}

/** Applies by the form and gives the reference of the thanks. */
async function apply(page: Page, email: string): Promise<string> {
  await page.goto('/hostel-enrollment');
  const form = page.getByRole('form', { name: applicationForm.heading });
  await form.getByLabel(applicationForm.firstName).fill('Asha');
  await form.getByLabel(applicationForm.lastName).fill('Rao');
  await form.getByLabel(applicationForm.email).fill(email);
  await form.getByLabel(applicationForm.phone, { exact: true }).fill('+91 98765 43210');
  await form.getByLabel(applicationForm.address).fill('12 Temple Road');
  await form.getByLabel(applicationForm.purpose).selectOption('education');
  await form.getByRole('button', { name: applicationForm.submit }).click();
  const link = form.getByRole('link', { name: words.link });
  await expect(link).toBeVisible();
  const reference = referenceIn(await form.innerText()) ?? '';
  await link.click();
  await expect(page).toHaveURL('/application');
  return reference;
}

async function show(page: Page, reference: string, phone: string): Promise<void> {
  await page.getByLabel(words.form.reference, { exact: true }).fill(reference);
  await page.getByLabel(words.form.phone, { exact: true }).fill(phone);
  await page.getByRole('button', { name: words.form.show }).click();
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('a family goes its whole way, from application to erasure', async ({ page }) => {
      const reference = await apply(page, newAddress());

      await show(page, reference, '98765 00000');
      await expect(page.getByRole('alert')).toBeVisible();
      await show(page, reference.toLowerCase(), '098765-43210');
      await expect(page.getByRole('heading', { name: words.states.new })).toBeVisible();
      const send = page.getByRole('link', { name: applicationForm.reference.send });
      await expect(send).toHaveAttribute('href', new RegExp(`^https://wa\\.me/\\?text=.*${reference}`));
      await expect(send).toHaveAttribute('rel', /noreferrer/);
      // On paper nothing can be pressed.
      const actions = page.locator('main').getByRole('listitem');
      await expect(actions).not.toHaveCount(0);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByText(reference, { exact: true })).toBeVisible();
      await expect(actions).toHaveCount(0);
      await expect(send).toBeHidden();
      await page.emulateMedia({ media: null });

      await page.getByRole('link', { name: words.correct }).click();
      await page.getByLabel(applicationForm.address).fill('7 Lamp Street');
      await page.getByLabel(applicationForm.email).fill('no mail');
      await page.getByRole('button', { name: words.correction.save }).click();
      await expect(page.getByRole('group', { name: messages.forms.summary })).toBeVisible();
      await expect(page.getByLabel(applicationForm.email)).toBeFocused();
      await expect(page.getByLabel(applicationForm.email)).toBeInViewport();
      await expect(page.getByLabel(applicationForm.address)).toHaveValue('7 Lamp Street');
      if (javaScriptEnabled) await expectNoBarrier(page);
      await page.getByLabel(applicationForm.email).fill(newAddress());
      await page.getByRole('button', { name: words.correction.save }).click();
      await expect(page.getByRole('status')).toContainText(words.done.correct);
      if (javaScriptEnabled) await expectNoBarrier(page);

      const waiting = page.waitForEvent('download');
      await page.getByRole('link', { name: words.download }).click();
      const download = await waiting;
      expect(download.suggestedFilename()).toBe(`application-${reference}.json`);
      const stored: unknown = JSON.parse(await readFile(await download.path(), 'utf8'));
      expect(stored).toMatchObject({ reference, address: '7 Lamp Street' });

      await page.getByRole('link', { name: words.read }).click();
      await expect(page.getByText('7 Lamp Street')).toBeVisible();
      if (javaScriptEnabled) await expectNoBarrier(page);
      await page.getByRole('link', { name: words.stored.back }).click();

      await page.getByRole('button', { name: words.withdraw }).click();
      await expect(page.getByRole('heading', { name: words.states.withdrawn, exact: true })).toBeVisible();
      await expect(page.getByRole('button', { name: words.withdraw })).toHaveCount(0);

      await page.getByRole('button', { name: words.reopen }).click();
      await expect(page.getByRole('status')).toContainText(words.done.reopen);
      await page.getByRole('button', { name: words.withdraw }).click();
      const confirm = page.getByRole('button', { name: words.eraseConfirmation.confirm });
      await expect(confirm).toBeHidden();
      await page.getByText(words.erase, { exact: true }).click();
      await expect(page.getByText(words.eraseConfirmation.warning)).toBeVisible();
      if (javaScriptEnabled) await expectNoBarrier(page);
      await confirm.click();
      await expect(page.getByRole('status')).toContainText(words.done.erase);
      await expect(page.getByText(words.erase, { exact: true })).toHaveCount(0);
      expect(await page.context().cookies()).toEqual([]);
    });
  });

test('Back shows the page before, after each step', async ({ page }) => {
  const reference = await apply(page, newAddress());
  const state = (name: string) => page.getByRole('heading', { name, exact: true });
  const save = page.getByRole('button', { name: words.correction.save });
  await show(page, reference, '98765 43210');
  await expect(state(words.states.new)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: words.form.show })).toBeVisible();
  // The next one who holds this phone may be of another family.
  for (const field of [words.form.reference, words.form.phone])
    await expect(page.getByLabel(field, { exact: true })).toHaveValue('');
  await page.goForward();

  await page.getByRole('link', { name: words.correct }).click();
  await page.getByLabel(applicationForm.address).fill('7 Lamp Street');
  await save.click();
  await expect(page.getByRole('status')).toContainText(words.done.correct);
  await page.goBack();
  await expect(save).toBeVisible();
  await page.goForward();

  await page.getByRole('link', { name: words.read }).click();
  await expect(page.getByText('7 Lamp Street')).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: words.withdraw }).click();
  await expect(state(words.states.withdrawn)).toBeVisible();
  await page.goBack();
  await expect(page.getByText(reference, { exact: true })).toBeVisible();
  await page.goForward();

  await page.getByText(words.erase, { exact: true }).click();
  await page.getByRole('button', { name: words.eraseConfirmation.confirm }).click();
  await expect(page.getByRole('status')).toContainText(words.done.erase);
  await page.goBack();
  await expect(page.getByText(reference, { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText(words.erase, { exact: true })).toHaveCount(0);
});

test('the first wrong field has the focus', async ({ page }) => {
  await page.goto('/application');
  await page.getByRole('button', { name: words.form.show }).click();
  await expect(page.getByLabel(words.form.reference, { exact: true })).toBeFocused();
  await show(page, 'HE-222222', '');
  await expect(page.getByLabel(words.form.phone, { exact: true })).toBeFocused();
});
