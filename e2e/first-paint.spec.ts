import { expect, test } from './quiet-test.ts';
import { routes, unknownRoute } from './routes.ts';

// Scripts and font are held back on purpose; a page that is missing says so.
test.use({ expectedNoise: /ERR_FAILED|404/ });

for (const path of [...routes, unknownRoute]) {
  test(`${path} looks at its first paint as it does with the whole stylesheet`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.route(/\.woff2$/, (route) => route.abort());
    // Never answered: a page whose scripts can't be had looks as it does without script.
    await page.route(/\.js$/, () => {});
    let bringStyles = () => {};
    const awaited = new Promise<void>((resolve) => (bringStyles = resolve));
    await page.route(/\.css$/, (route) => awaited.then(() => route.continue()));

    await page.goto(path);
    // The lower part, which would be laid out with the whole stylesheet, too.
    await page.evaluate(() => delete document.documentElement.dataset['arriving']);
    const first = await page.evaluate(looks);
    expect(first.length).toBeGreaterThan(50);

    bringStyles();
    await page.waitForFunction(() =>
      Array.from(document.styleSheets).some(({ href, media }) => href && media.mediaText === 'all'),
    );
    const whole = await page.evaluate(looks);
    const changed = whole.flatMap((is, index) =>
      isAlike(is, first[index]) ? [] : [{ was: first[index], is }],
    );
    // One that moves takes many along; the first ones tell which it was.
    expect(changed.slice(0, 3)).toEqual([]);
  });
}

type Look = { element: string; box: number[]; style: string };

// Where a line holds letters of two weights, a second layout may give it a pixel more.
function isAlike(one: Look, other: Look | undefined): boolean {
  const sameBox = one.box.every((length, index) => Math.abs(length - (other?.box[index] ?? 0)) < 3);
  return sameBox && one.element === other?.element && one.style === other.style;
}

/** Where each element of the page stands, in pixels from the top left, and how it looks. */
function looks(): Look[] {
  const properties = [
    'display',
    'visibility',
    'opacity',
    'color',
    'background-color',
    'border-top-color',
    'border-top-width',
    'border-radius',
    'box-shadow',
    'font-size',
    'font-weight',
    'text-decoration-line',
    'transform',
    'rotate',
    'object-fit',
  ];
  const lookOf = (style: CSSStyleDeclaration) =>
    properties.map((property) => style.getPropertyValue(property)).join(' ');
  return Array.from(
    document.querySelectorAll<HTMLElement>('body *:not(script, noscript, path)'),
    (element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return {
        element: element.outerHTML.slice(0, 80),
        box: [x, y + scrollY, width, height],
        style: `${lookOf(getComputedStyle(element))} / ${lookOf(getComputedStyle(element, '::after'))}`,
      };
    },
  );
}
