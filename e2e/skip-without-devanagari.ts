import type { Page } from '@playwright/test';
import { test } from './quiet-test.ts';

/**
 * Skips the rest of a test that measures Devanagari text where this machine lacks the font that Android and Linux have for
 * it: without one each letter is a wide box. Debian has it in `fonts-noto-core`.
 */
export async function skipWithoutDevanagari(page: Page): Promise<void> {
  const hasFont = await page.evaluate(() =>
    new FontFace('probe', 'local("Noto Sans Devanagari"), local("NotoSansDevanagari-Regular")').load().then(
      () => true,
      () => false,
    ),
  );
  test.skip(!hasFont, 'Noto Sans Devanagari is not installed here.');
}
