import type { Page } from '@playwright/test';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { upiLink } from '../domain/giving/upi.ts';
import { expectNoBarrier } from './barriers.ts';
import { desk, facts, messages } from './messages.ts';
import { canDrawPdf, pdfPictures } from './pdf-pictures.ts';
import { expect, test } from './quiet-test.ts';
import { signInToDesk } from './sign-in-to-desk.ts';

const { paper: words } = desk;
// Millimetres of A4.
const SHEET = { width: 210, height: 297 };

test.beforeEach(({ context }) => signInToDesk(context, 'reader'));

test('price tags are chosen and shown, and a list is printed from the desk', async ({ page }) => {
  await page.goto('/desk/paper');
  await expectNoBarrier(page);
  await page.locator('summary').filter({ hasText: words.tags.products }).click();
  await page.getByRole('checkbox', { name: 'Jute Tote Bag' }).check();
  const copies = page.getByLabel(words.tags.copies);
  await copies.fill('25');
  await expect(copies).toHaveJSProperty('validity.valid', false);
  await copies.fill('2');
  await page.getByRole('button', { name: words.show }).first().click();
  await expect(page).toHaveURL(/\/desk\/paper\/tags\?product=jute-tote-bag&copies=2&language=en$/);
  await expect(page.getByText('₹350')).toHaveCount(2);
  // The address of the tested site is that of this computer.
  await expect(page.getByText(words.onPaper.notFinal.title)).toHaveCount(await page.locator('.tag').count());
  await expect(page.getByRole('button', { name: words.print })).toHaveCount(0);
  await expectNoBarrier(page);
  await page.goto('/desk/paper/list');
  await expectNoBarrier(page);
  await page.evaluate(() => {
    window.print = () => {
      document.title = 'printed';
    };
  });
  await page.getByRole('button', { name: words.print }).click();
  await expect(page).toHaveTitle('printed');
  await page.getByRole('link', { name: words.back }).click();
  await expect(page).toHaveURL('/desk/paper');
});

test.describe('on A4 paper', () => {
  test.beforeAll(() => test.skip(!canDrawPdf(), 'pdftoppm of poppler-utils is missing.'));

  test('24 tags are a sheet, and every code leads to its product', async ({ page }) => {
    // Four tags of each of six choices.
    await page.goto('/desk/paper/tags?product=block-print-kurta&copies=4');
    const [sheet, ...none] = await printed(page);
    expect(none).toEqual([]);
    const codes = await Promise.all(
      Array.from({ length: 24 }, (_, at) =>
        codeIn(sheet, {
          left: (at % 3) * 70 + 36,
          top: Math.floor(at / 3) * 37.125,
          width: 34,
          height: 37.125,
        }),
      ),
    );
    const address = `${new URL(page.url()).origin}/shop/block-print-kurta`;
    expect(codes).toEqual(
      ['Short', 'Long'].flatMap((variant) =>
        ['Indigo', 'Madder', 'Leaf'].flatMap((colour) =>
          Array.from({ length: 4 }, () => `${address}?variant=${variant}&colour=${colour}`),
        ),
      ),
    );
    for (const code of new Set(codes)) expect((await page.request.get(code ?? '')).status()).toBe(200);

    await page.goto('/desk/paper/tags?product=jute-tote-bag&copies=8');
    expect(await printed(page)).toHaveLength(1);
    await page.goto('/desk/paper/tags?product=jute-tote-bag&product=mango-pickle&copies=8');
    expect(await printed(page)).toHaveLength(2);
  });

  test('the code of the poster is the foundation’s, without an amount', async ({ page }) => {
    await page.goto('/desk/paper/poster');
    const [poster, ...none] = await printed(page);
    expect(none).toEqual([]);
    const payee = { upiId: facts.upiId ?? '', name: facts.name };
    expect(await codeIn(poster, { left: 0, top: 0, ...SHEET })).toBe(
      upiLink(payee, undefined, messages.donate.upi.note),
    );
  });

  test('the order slip is one sheet, and the list of a stall as many as it needs', async ({ page }) => {
    await page.goto('/desk/paper/slip');
    expect(await printed(page)).toHaveLength(1);
    await page.goto('/desk/paper/list');
    expect((await printed(page)).length).toBeGreaterThan(1);
  });
});

/** The page as Chromium prints it, each sheet drawn by another program; every one is A4. */
async function printed(page: Page): Promise<Buffer[]> {
  const sheets = await pdfPictures(await page.pdf({ preferCSSPageSize: true, printBackground: true }));
  for (const sheet of sheets) {
    const { width, height } = await sharp(sheet).metadata();
    expect(Math.abs(width - inDots(SHEET.width))).toBeLessThanOrEqual(2);
    expect(Math.abs(height - inDots(SHEET.height))).toBeLessThanOrEqual(2);
  }
  return sheets;
}

/** The text that a phone's camera reads in a part of a sheet, given in mm. */
async function codeIn(
  sheet: Buffer | undefined,
  part: { left: number; top: number; width: number; height: number },
): Promise<string | undefined> {
  const { width: most, height: lowest } = await sharp(sheet).metadata();
  const [left, top] = [inDots(part.left), inDots(part.top)];
  const width = Math.min(inDots(part.width), most - left);
  const height = Math.min(inDots(part.height), lowest - top);
  const { data, info } = await sharp(sheet)
    .extract({ left, top, width, height })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

function inDots(millimetres: number): number {
  return Math.round((millimetres / 25.4) * 300);
}
