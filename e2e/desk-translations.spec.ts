import type { Page } from '@playwright/test';
import { fillIn } from '../domain/values/fill-in.ts';
import { languageNames } from '../domain/values/languages.ts';
import { type RunningSite, startSite } from '../tools/start-site.ts';
import { expectNoBarrier } from './barriers.ts';
import { desk, deskIn } from './messages.ts';
import { expect, test } from './quiet-test.ts';
import { signInAt } from './sign-in-to-desk.ts';

const { editing, products } = desk;
const { actions } = editing;
const hindi = languageNames.hi;
const inHindi = (label: string) => fillIn(editing.translations.field, { field: label, language: hindi });

// Products that change would change what the other tests see in the shop.
let site: RunningSite;
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  site = await startSite({ settings: { RATE_LIMIT: 'off' } });
});
test.afterAll(() => site.stop());

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedNoise: /status of 422/ });

test('a product is translated, previewed and published, and the shop in that language shows it', async ({
  page,
  context,
}) => {
  const name = 'गेंदे का बड़ा तोरण';
  await signInAt(site, context, 'editor');
  await open(page, '/desk/products/marigold-toran');
  await page.getByLabel(products.fields.alt).fill('A garland of felt flowers');
  await part(page).locator('summary').click();
  // The English text stands above each field.
  const field = page.getByLabel(inHindi(deskIn.hi.products.fields.name), { exact: true });
  await expect(field).toHaveAttribute('lang', 'hi-IN');
  await expect(field).toHaveAccessibleDescription(/Marigold Toran/);
  await field.fill(name);
  const tags = page.getByLabel(inHindi(deskIn.hi.products.fields.styles), { exact: true });
  await tags.fill('फ़ेल्ट\n\nबार-बार लगाने लायक');
  await expectNoBarrier(page);

  await page.getByRole('button', { name: actions.preview }).click();
  await expect(page.getByRole('article', { name })).toBeVisible();
  await expect(page.getByRole('article', { name: 'Marigold Toran' })).toBeVisible();
  await expectNoBarrier(page);
  await page.getByRole('button', { name: actions.publish, exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: editing.done.published })).toBeVisible();
  await expect(part(page)).toContainText(fillIn(editing.translations.filled, { count: 4, all: 4 }));

  await expect(async () => {
    await open(page, '/hi/shop?q=toran');
    const card = page.getByRole('article', { name });
    await expect(card.getByRole('listitem')).toHaveText(['फ़ेल्ट', 'Hand-stitched', 'बार-बार लगाने लायक'], {
      timeout: 500,
    });
  }).toPass({ timeout: 5000 });
});

test('a translation that can’t be published is shown where it stands', async ({ page, context }) => {
  await signInAt(site, context, 'editor');
  await open(page, '/desk/products/marigold-toran');
  await page.getByLabel(products.fields.alt).fill('A garland of felt flowers');
  await part(page).locator('summary').click();
  const tags = page.getByLabel(inHindi(deskIn.hi.products.fields.styles), { exact: true });
  await tags.fill('एक\nदो\nतीन\nचार');
  await page.getByRole('button', { name: actions.publish, exact: true }).click();
  const summary = page.getByRole('group', { name: editing.wrong });
  await expect(summary).toContainText(editing.problems['more-than-english']);
  await expect(tags).toBeVisible();
  await expect(tags).toHaveAttribute('aria-invalid', 'true');
  await summary.getByRole('link').click();
  await expect(tags).toBeFocused();
  await expectNoBarrier(page);
});

test('a variant and a colour are translated beside their English texts', async ({ page, context }) => {
  await signInAt(site, context, 'editor');
  await open(page, '/desk/products/block-print-kurta');
  await page.getByLabel(products.fields.alt).fill('A printed kurta');
  const variant = page.getByRole('group', { name: 'Variant 1', exact: true });
  await variant.getByText(languageNames.mr, { exact: true }).click();
  await variant.locator('input[name="variants.0.type_mr"]').fill('अगदी आखूड');
  const colour = page.getByRole('group', { name: 'Colour 1', exact: true });
  await colour.getByText(languageNames.mr, { exact: true }).click();
  await colour.locator('input[name="colorVariants.0.color_mr"]').fill('काळा निळा');
  await page.getByRole('button', { name: actions.publish, exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: editing.done.published })).toBeVisible();
  await expect(async () => {
    await open(page, '/mr/shop?q=kurta');
    await expect(page.getByRole('radio', { name: 'अगदी आखूड' })).toBeVisible({ timeout: 500 });
    await expect(page.getByRole('radio', { name: 'काळा निळा' })).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 5000 });
});

test('a translation that was typed and not saved comes back, in sight', async ({ page, context }) => {
  await signInAt(site, context, 'editor');
  await open(page, '/desk/products/mango-pickle');
  const field = page.locator('[name=name_hi]');
  await part(page).locator('summary').click();
  await field.fill('आम का खट्टा अचार');
  await open(page, '/desk/products');
  await open(page, '/desk/products/mango-pickle');
  await expect(field).toBeHidden();
  await page.getByRole('button', { name: desk.shell.keptForm.bringBack }).click();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('आम का खट्टा अचार');
});

test('no label of the English fields is found twice', async ({ page, context }) => {
  await signInAt(site, context, 'editor');
  await open(page, '/desk/products/mango-pickle');
  for (const label of [
    products.fields.name,
    products.fields.description,
    products.fields.alt,
    products.fields.unit,
  ])
    await expect(page.getByLabel(label)).toHaveCount(1);
});

function part(page: Page) {
  return page
    .locator('details', { has: page.getByText(hindi, { exact: true }) })
    .filter({ has: page.locator('[name=name_hi]') });
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(site.address + path);
}
