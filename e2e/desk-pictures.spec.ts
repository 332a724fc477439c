import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { ownPicture } from '../domain/pictures/picture-address.ts';
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

test('a picture is cut at a place that is chosen by keyboard, or by a press on it', async ({ page }) => {
  await page.goto('/desk/gallery/new');
  await expect(page.getByLabel(words.cut)).toBeHidden();
  await choose(page);
  await page.getByLabel(words.cut).selectOption({ label: words.cuts.square });
  const at = (place: keyof typeof words.point.places) =>
    page.getByRole('radio', { name: words.point.places[place], exact: true });
  await expect(at('middle')).toBeChecked();
  await expectNoBarrier(page);
  const shown = async () => ownPicture(await shownAddress(page));
  const square = (colour: RegExp) => ({
    width: 800,
    height: 800,
    colour: expect.stringMatching(colour) as unknown,
  });
  await at('middle').press('ArrowRight');
  await expect(at('right')).toBeChecked();
  await expect.poll(shown).toMatchObject(square(/^#[0-3].[0-5].[b-d]/));

  const places = page.locator('[data-picture-behind] img');
  const box = (await places.boundingBox()) ?? { width: 0, height: 0 };
  await places.click({ position: { x: box.width / 6, y: box.height / 2 }, force: true });
  await expect(at('left')).toBeChecked();
  await expect.poll(shown).toMatchObject(square(/^#[b-d].[2-4].[1-3]/));

  await page.getByLabel(words.cut).selectOption({ label: words.cuts.whole });
  await expect(at('left')).toBeHidden();
  await expect.poll(shown).toMatchObject({ width: 1200, height: 900 });
  expect(await field(page).inputValue()).toBe('');
});

test('a form that is sent before the cut was uploaded has it all the same', async ({ page, context }) => {
  await choose(page);
  await fillIn(page, `Cut ${Date.now().toString(36)}`);
  await page.route('/desk/pictures', () => {});
  await page.getByLabel(words.cut).selectOption({ label: words.cuts.square });
  await press(page, editing.actions.publish);
  await expect(page.getByText(editing.done.published)).toBeVisible();
  expect(ownPicture(await value(page))).toMatchObject({ width: 800, height: 800 });
  await context.unrouteAll();
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

  test('a picture is chosen with a shape and a place, published in one go, and removed again', async ({
    page,
  }) => {
    await page.goto('/desk/gallery/new');
    await field(page).setInputFiles(await photograph('../../x.jpg'));
    await page.getByLabel(words.cut).selectOption({ label: words.cuts.square });
    await page.getByRole('radio', { name: words.point.places.right, exact: true }).check();
    await fillIn(page, `Square ${Date.now().toString(36)}`);
    await press(page, editing.actions.publish);
    await expect(page.getByText(editing.done.published)).toBeVisible();
    const picture = ownPicture(await value(page));
    expect(picture).toMatchObject({ width: 800, height: 800 });
    expect(picture?.colour).toMatch(/^#[0-3].[0-5].[b-d]/);
    await page.getByLabel(words.remove).check();
    await press(page, editing.actions.saveDraft);
    await expect(page.getByText(editing.done.draft)).toBeVisible();
    expect(await value(page)).toBe('');
  });
});
