import type { Page } from '@playwright/test';
import { test } from './quiet-test.ts';

// Fonts of which a test may need one, by the names that the stylesheets ask for.
const fonts = {
  /**
   * The Devanagari font of Android and Linux: without it each letter is a wide box. Debian has it in `fonts-noto-core`.
   */
  devanagari: ['Noto Sans Devanagari', 'NotoSansDevanagari-Regular'],
} as const;

/** Skips the rest of a test that measures text where this machine lacks the font for it. */
export async function skipWithoutFont(page: Page, needed: keyof typeof fonts): Promise<void> {
  const names = fonts[needed];
  const source = names.map((name) => `local("${name}")`).join(', ');
  const isHere = await page.evaluate(
    (local) =>
      new FontFace('probe', local).load().then(
        () => true,
        () => false,
      ),
    source,
  );
  test.skip(!isHere, `No font is installed here that is called ${names.join(' or ')}.`);
}
