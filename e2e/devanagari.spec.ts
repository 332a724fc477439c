import { expect, test } from './quiet-test.ts';
import { translatedRoutes } from './routes.ts';

// Marks above and below the headline need this much of a letter's size, or lines would touch.
const LEAST_LINE = 1.33;

for (const prefix of ['/hi', '/mr'])
  for (const route of translatedRoutes) {
    const path = prefix + (route === '/' ? '' : route);
    test(`no Devanagari letter of ${path} is cut, at a width of 320 px and with text twice as large`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 800 });
      await page.goto(path, { waitUntil: 'networkidle' });
      const found = await page.evaluate((leastLine) => {
        document.documentElement.style.fontSize = '200%';
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
            // What stands between letters, or sets one apart, cuts the headline.
            style.letterSpacing !== 'normal' && `letter spacing ${style.letterSpacing}`,
            style.textTransform !== 'none' && `text transform ${style.textTransform}`,
            getComputedStyle(element, '::first-letter').float !== 'none' && 'drop cap',
          ];
          return faults.filter(Boolean).map((fault) => `${element.textContent}: ${fault}`);
        });
      }, LEAST_LINE);
      expect(found).toEqual([]);
    });
  }
