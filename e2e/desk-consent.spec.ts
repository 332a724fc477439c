import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectNoBarrier } from './barriers.ts';
import { desk } from './messages.ts';
import { expect, test } from './quiet-test.ts';
import { signInToDesk } from './sign-in-to-desk.ts';

const { pictures: words, gallery, editing, students } = desk;

// A picture whose consent has ended is answered with 410, which these tests ask for.
test.use({ expectedNoise: /Failed to load resource/ });

test.beforeEach(({ context }) => signInToDesk(context, 'editor'));

async function publishPicture(page: Page, title: string): Promise<void> {
  const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#2f6b46' } })
    .jpeg()
    .toBuffer();
  await page.goto('/desk/gallery/new');
  await page
    .getByLabel(words.picture, { exact: true })
    .setInputFiles({ name: 'IMG_1.JPG', mimeType: 'image/jpeg', buffer });
  await expect(page.getByRole('main').getByRole('status')).toHaveText(words.states.done);
  await page.getByLabel(gallery.fields.alt).fill(`A girl in the picture ${title}`);
  await page.getByLabel(gallery.fields.title).fill(title);
  await page.getByLabel(gallery.fields.type, { exact: true }).selectOption('activity');
  await page.getByLabel(gallery.fields.date).fill('2026-03-08');
  await page.getByLabel(gallery.consents.parent).check();
  await page.getByLabel(gallery.fields.consentHowChecked).fill('Signed form');
  await page.getByLabel(gallery.fields.consentGivenOn).fill('2026-03-01');
  await page.getByLabel(gallery.fields.consentUntil).fill('2099-03-01');
  await page.getByRole('button', { name: editing.actions.publish, exact: true }).click();
  await expect(page.getByText(editing.done.published)).toBeVisible();
}

test('who agreed must be said again before the picture is published again', async ({ page }) => {
  await publishPicture(page, `Swing ${Date.now().toString(36)}`);
  await page.getByRole('button', { name: gallery.withdraw }).click();
  await expect(page.getByText(editing.done.consentWithdrawn)).toBeVisible();
  await expect(page.getByRole('button', { name: gallery.withdraw })).toHaveCount(0);
  await expectNoBarrier(page);
  await page.getByRole('button', { name: editing.actions.publish, exact: true }).click();
  await expect(page.getByText(`${gallery.fields.consentGivenBy}: `).first()).toBeVisible();
  // Somebody who took a consent back can be recognised; another file, on which nobody can, is another picture.
  await page.getByLabel(gallery.consents.nobody).check();
  await page.getByRole('button', { name: editing.actions.publish, exact: true }).click();
  await expect(page.getByText(/This consent was withdrawn on/).first()).toBeVisible();
  await expectNoBarrier(page);
});

test('a consent that ends soon is named above the list of students, and on the first page', async ({
  page,
}) => {
  const name = `Asha ${Date.now().toString(36)}`;
  await page.goto('/desk/students/new');
  await page.getByLabel(students.fields.name, { exact: true }).fill(name);
  await page.getByRole('button', { name: students.save, exact: true }).click();
  await page.getByRole('link', { name: students.publishing.add }).click();
  await page.getByLabel(students.consent.parent).check();
  await page.getByLabel(students.consent.howChecked).fill('Signed form');
  await page.getByLabel(students.consent.givenOn).fill('2026-01-01');
  await page.getByLabel(students.consent.until).fill('2026-02-01');
  await expectNoBarrier(page);
  await page.getByRole('button', { name: students.consent.save }).click();
  await expect(page.getByText(students.done.consent)).toBeVisible();
  await page.goto('/desk');
  await page
    .getByRole('link', { name: /consent/i })
    .first()
    .click();
  await page.locator('summary').click();
  await expectNoBarrier(page);
  await page.getByRole('link', { name: new RegExp(`^${name}: `) }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
});
