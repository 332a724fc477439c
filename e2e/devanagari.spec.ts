import { translatedLanguages, languageNames } from '../domain/values/languages.ts';
import { localPath } from '../domain/values/local-path.ts';
import { expect, test } from './quiet-test.ts';
import { translatedRoutes } from './routes.ts';
import { skipWithoutFont } from './skip-without-font.ts';

// Marks above and below the headline need this much of a letter's size, or lines would touch.
const LEAST_LINE = 1.33;

for (const language of translatedLanguages)
  test(`with text twice as large no page in ${languageNames[language]} cuts a letter or scrolls sideways, nor at 320 px`, async ({
    page,
  }) => {
    await page.goto(localPath(language, '/'));
    await skipWithoutFont(page, 'devanagari');
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);

    for (const path of translatedRoutes.map((route) => localPath(language, route))) {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(path);
      expect.soft(await width(), path).toBeLessThanOrEqual(320);

      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      const cut = await page.evaluate((leastLine) => {
        const texts = [...document.querySelectorAll('body *')].filter((element) =>
          [...element.childNodes].some(
            (node) => node.nodeType === Node.TEXT_NODE && /\p{Script=Deva}/u.test(node.nodeValue ?? ''),
          ),
        );
        return texts.flatMap((element) => {
          const style = getComputedStyle(element);
          const line = parseFloat(style.lineHeight) / parseFloat(style.fontSize);
          const faults = [
            line < leastLine && `line height ${line}`,
            // Space between letters, or a letter set apart, cuts the headline.
            style.letterSpacing !== 'normal' && `letter spacing ${style.letterSpacing}`,
            style.textTransform !== 'none' && `text transform ${style.textTransform}`,
            getComputedStyle(element, '::first-letter').float !== 'none' && 'drop cap',
          ];
          return faults.filter(Boolean).map((fault) => `${element.textContent}: ${fault}`);
        });
      }, LEAST_LINE);
      expect.soft(cut, path).toEqual([]);

      await page.setViewportSize({ width: 390, height: 844 });
      expect.soft(await width(), path).toBeLessThanOrEqual(390);
      expect.soft((await page.getByRole('banner').boundingBox())?.height, path).toBeLessThan(80);
    }
  });
