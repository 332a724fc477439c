import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { ownPicture } from '../domain/picture-address.ts';
import { expectNoBarrier } from './barriers.ts';
import { desk } from './messages.ts';
import { expect, test } from './quiet-test.ts';
import { signInToDesk } from './sign-in-to-desk.ts';

const { pictures: words, gallery: fields, editing } = desk;

// A refused file is answered with 422, which these tests ask for.
test.use({ expectedNoise: /Failed to load resource/ });

test.beforeEach(({ context }) => signInToDesk(context, 'editor'));

// Left half red, right half blue, 1200 × 900.
async function photograph(name = 'IMG_2041.JPG') {
  const blue = { create: { width: 600, height: 900, channels: 3 as const, background: '#2040c0' } };
  const buffer = await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#c03020' } })
    .composite([{ input: blue, gravity: 'east' }])
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

const field = (page: Page) => page.getByLabel(words.picture, { exact: true });
const status = (page: Page) => page.getByRole('main').getByRole('status');
const value = (page: Page) => page.locator('input[name=image]').inputValue();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const shownAddress = async (page: Page) =>
  (await page.locator('[data-picture-shown] img').getAttribute('src')) ?? '';

async function choose(page: Page): Promise<void> {
  await page.goto('/desk/gallery/new');
  await field(page).setInputFiles(await photograph());
  await expect(status(page)).toHaveText(words.states.done);
}

async function fillIn(page: Page, title: string): Promise<void> {
  await page.getByLabel(fields.fields.alt).fill('A red wall beside a blue one');
  await page.getByLabel(fields.fields.title).fill(title);
  await page.getByLabel(fields.fields.type, { exact: true }).selectOption('activity');
  await page.getByLabel(fields.fields.date).fill('2026-03-08');
  await page.getByLabel(fields.consents.nobody).check();
}

test('a photograph is uploaded as soon as it is chosen, and visitors see it once it is published', async ({
  page,
}) => {
  await choose(page);
  expect(await value(page)).toMatch(/^upload:/);
  // It was sent: the form does not carry it a second time.
  expect(await field(page).inputValue()).toBe('');
  const title = `Walls ${Date.now().toString(36)}`;
  await fillIn(page, title);
  await expectNoBarrier(page);
  await press(page, editing.actions.publish);
  await expect(page.getByText(editing.done.published)).toBeVisible();
  expect(ownPicture(await value(page))).toMatchObject({ width: 1200, height: 900 });
  await expect(async () => {
    await page.goto('/gallery');
    await expect(page.getByText(title)).toBeVisible({ timeout: 1000 });
  }).toPass();
});

test('says how far a slow upload is', async ({ page, context }) => {
  const session = await context.newCDPSession(page);
  await page.goto('/desk/gallery/new');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 150_000,
  });
  const noise = await sharp({
    create: {
      width: 1000,
      height: 800,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .jpeg({ quality: 90 })
    .toBuffer();
  await field(page).setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: noise });
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(status(page)).toHaveText(/^Uploading: [1-9]\d? %$/);
  await expect(status(page)).toHaveText(words.states.done);
  await expect(page.getByRole('progressbar')).toBeHidden();
});

test('a part is chosen by keyboard', async ({ page }) => {
  await choose(page);
  await press(page, words.crop.start);
  const left = page.getByLabel(words.crop.edges.left);
  await expect(left).toBeFocused();
  await expectNoBarrier(page);
  await left.press('End');
  // Edges stay apart.
  await expect(left).toHaveValue('85');
  for (let step = 0; step < 5; step += 1) await left.press('ArrowLeft');
  await page.getByLabel(words.crop.edges.right).press('End');
  await page.getByLabel(words.crop.edges.top).press('Home');
  await page.getByLabel(words.crop.edges.bottom).press('End');
  await page.getByRole('button', { name: words.crop.use }).press('Enter');
  await expect
    .poll(async () => ownPicture(await shownAddress(page)))
    .toMatchObject({ width: 160, height: 600 });
  const { colour = '' } = ownPicture(await shownAddress(page)) ?? {};
  expect(colour).toMatch(/^#[0-3].[0-5].[b-d]/);
});

test('a part is chosen by dragging, and the whole picture stays where none is chosen', async ({ page }) => {
  await choose(page);
  const whole = await shownAddress(page);
  await press(page, words.crop.start);
  await press(page, words.crop.cancel);
  await expect(page.getByRole('button', { name: words.crop.start })).toBeFocused();
  expect(await shownAddress(page)).toBe(whole);

  await press(page, words.crop.start);
  const right = page.getByLabel(words.crop.edges.right);
  await expect(right).toHaveValue('90');
  const selection = page.locator('cropper-selection');
  await selection.scrollIntoViewIfNeeded();
  const box = (await selection.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(box.x + box.width, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 8 });
  await page.mouse.up();
  expect(Number(await right.inputValue())).toBeGreaterThan(45);
  expect(Number(await right.inputValue())).toBeLessThan(55);
  await press(page, words.crop.use);
  await expect.poll(async () => ownPicture(await shownAddress(page))?.width).toBe(480);
  // The left half is red.
  expect(ownPicture(await shownAddress(page))?.colour).toMatch(/^#[b-d].[2-4].[1-3]/);
});

test('a file that is no picture is refused in a sentence, and the next one is taken', async ({ page }) => {
  await page.goto('/desk/gallery/new');
  await field(page).setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Dear sir') });
  await expect(status(page)).toHaveText(words.problems['not-a-picture']);
  const heic = Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'latin1');
  await field(page).setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: heic });
  await expect(status(page)).toHaveText(words.problems.heic);
  const large = Buffer.alloc(26 * 1024 * 1024);
  await field(page).setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: large });
  await expect(status(page)).toHaveText(words.problems['too-many-bytes']);
  expect(await value(page)).toBe('');
  await field(page).setInputFiles(await photograph());
  await expect(status(page)).toHaveText(words.states.done);
});

test('an upload that is interrupted comes with the form', async ({ page, context }) => {
  await page.goto('/desk/gallery/new');
  await page.route('/desk/pictures', (route) => route.abort());
  await field(page).setInputFiles(await photograph());
  await expect(status(page)).toHaveText(words.states.interrupted);
  await fillIn(page, `Interrupted ${Date.now().toString(36)}`);
  await press(page, editing.actions.publish);
  await expect(page.getByText(editing.done.published)).toBeVisible();
  expect(ownPicture(await value(page))).toBeDefined();
  await context.unrouteAll();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a picture is chosen with a shape and published in one go, and removed again', async ({ page }) => {
    await page.goto('/desk/gallery/new');
    await field(page).setInputFiles(await photograph('../../x.jpg'));
    await page.getByLabel(words.cut).selectOption({ label: words.cuts.square });
    await fillIn(page, `Square ${Date.now().toString(36)}`);
    await press(page, editing.actions.publish);
    await expect(page.getByText(editing.done.published)).toBeVisible();
    expect(ownPicture(await value(page))).toMatchObject({ width: 800, height: 800 });
    await page.getByLabel(words.remove).check();
    await press(page, editing.actions.saveDraft);
    await expect(page.getByText(editing.done.draft)).toBeVisible();
    expect(await value(page)).toBe('');
  });
});
