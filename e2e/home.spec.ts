import type { Page } from '@playwright/test';
import { expectNoBarrier } from './barriers.ts';
import { holdScripts } from './hold-scripts.ts';
import { facts, messages } from './messages.ts';
import { expect, test } from './quiet-test.ts';

const { home, shell } = messages;
const pictures = home.heroPictures.map(({ alt }) => alt);
const counters = (['childrenEducated', 'youthTrained', 'studentsSheltered'] as const).map((name) => ({
  figure: facts.impact[name],
  label: home.impact.counters[name].label,
}));

test.describe('what the page tells', { tag: '@desktop' }, () => {
  test('who the foundation is, its mission and slogans, home products, and the ways on from here', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page).toHaveTitle(home.title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.hero.heading.join(' '));
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);

    const mission = page.getByRole('region', { name: home.mission.heading });
    for (const { title } of home.mission.areas) {
      await expect(mission.getByRole('heading', { name: title })).toBeVisible();
    }
    const slogans = page.getByRole('region', { name: home.slogans.label });
    await expect(slogans.getByRole('listitem')).toHaveText(home.slogans.lines);
    await expect(slogans.locator('[inert][aria-hidden=true]')).toHaveText(home.slogans.lines.join(''));

    const section = page.getByRole('region', { name: home.products.heading });
    const products = section.getByRole('list').getByRole('link');
    await expect(products).toHaveCount(6);
    await expect(section.getByRole('link', { name: 'Jute Tote Bag ₹220' })).toHaveAttribute('href', '/shop');
    await expect(section.getByRole('link', { name: 'Rakhi Thread ₹49.50' })).toHaveAttribute('href', '/shop');
    await expect(section.getByRole('button')).toHaveCount(0);
    await expect(products.first()).toHaveAttribute('href', '/shop');

    const links = page.getByRole('main').getByRole('link');
    await expect(links.filter({ hasText: home.hero.hostel })).toHaveAttribute('href', '/hostel-enrollment');
    await expect(links.filter({ hasText: home.hostel.apply })).toHaveAttribute('href', '/hostel-enrollment');
    await expect(links.filter({ hasText: home.support.donate.link })).toHaveAttribute('href', '/donate');
    await expect(links.filter({ hasText: home.support.shop.link }).last()).toHaveAttribute('href', '/shop');

    const how = page.getByRole('region', { name: home.how.heading });
    await expect(how.getByRole('listitem')).toHaveCount(3);
    const achievements = page.getByRole('region', { name: home.achievements.heading });
    await expect(achievements.getByRole('list').first().getByRole('listitem')).toHaveCount(
      home.achievements.list.length,
    );
    await expect(achievements.getByRole('link', { name: shell.call })).toHaveAttribute('href', /^tel:\+\d+$/);
    await expect(achievements.getByRole('link', { name: messages.shell.footer.whatsapp })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/\d+\?text=/,
    );
    // Each detail stands once on the page: in the footer, where this link leads.
    await achievements.getByRole('link', { name: home.contact.details }).click();
    await expect(page.getByRole('contentinfo').getByText(facts.address[0] ?? '')).toBeInViewport();
    await expect(page.getByText(facts.phone).filter({ visible: true })).toHaveCount(1);
    const voices = page.getByRole('region', { name: home.testimonials.heading });
    await expect(voices.getByRole('blockquote')).toHaveCount(2);
  });

  test('gives each sentence of the heading a line of its own, with room to spare in every engine', async ({
    page,
  }) => {
    await page.goto('/');
    for (const width of [320, 390, 1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const room = await page.getByRole('heading', { level: 1 }).evaluate((heading) =>
        Array.from(heading.children, (sentence) => {
          const words = document.createRange();
          words.selectNodeContents(sentence);
          return sentence.clientWidth - words.getBoundingClientRect().width;
        }),
      );
      expect(Math.min(...room), `${width} px`).toBeGreaterThanOrEqual(4);
      const lines = await page
        .getByRole('heading', { level: 1 })
        .evaluate((heading) =>
          Array.from(heading.children, (sentence) =>
            Math.round(sentence.clientHeight / parseFloat(getComputedStyle(sentence).lineHeight)),
          ),
        );
      expect(lines, `${width} px`).toEqual(lines.map(() => 1));
    }
  });
});

test.describe('what moves by itself', { tag: '@desktop' }, () => {
  test('shows the next picture every 4 s, and begins again after the last, unannounced', async ({ page }) => {
    await openWithClock(page);
    const first = await shownPicture(page);
    for (let turn = 1; turn <= pictures.length; turn += 1) {
      await page.clock.runFor(4000);
      await expect(picture(page)).toHaveAccessibleName(pictures[(first + turn) % pictures.length] ?? '');
    }
    await expect(carousel(page).locator('[aria-live]')).toHaveAttribute('aria-live', 'off');
  });

  test('asks for the next picture 2 s before its turn, and for no other', async ({ page }) => {
    const asked = askedHeroPictures(page);
    await playFromNow(page);
    const rendered = carousel(page).locator('img');
    await page.clock.runFor(1900);
    await expect(rendered).toHaveCount(1);
    await expect.poll(() => [...asked]).toEqual(['hero-loom']);
    await page.clock.runFor(100);
    await expect(rendered).toHaveCount(2);
    await expect.poll(() => [...asked]).toEqual(['hero-loom', 'hero-classroom']);
  });

  test('turns to no picture that is not there yet', async ({ page }) => {
    const arrival = Promise.withResolvers<void>();
    const second = /\/hero-classroom-/;
    await page.route(second, async (route) => {
      await arrival.promise;
      await route.continue();
    });
    const asked = page.waitForRequest(second);
    await playFromNow(page);
    await page.clock.runFor(8000);
    await asked;
    await expect(picture(page)).toHaveAccessibleName(pictures[0] ?? '');
    arrival.resolve();
    await expect(picture(page)).toHaveAccessibleName(pictures[1] ?? '');
  });

  // A finger does not hover.
  test('waits while the pointer rests on the opening', async ({ page }) => {
    await openWithNextPicture(page);
    const held = await shownPicture(page);
    await page.getByRole('heading', { level: 1 }).hover();
    await expectNoTurn(page);
    await page.getByRole('region', { name: home.slogans.label }).hover();
    await expectTurnFrom(page, held);
  });

  test('waits while the focus is inside the opening', async ({ page }) => {
    await openWithNextPicture(page);
    const held = await shownPicture(page);
    await page.getByRole('link', { name: home.hero.about }).focus();
    await expectNoTurn(page);
    await page.getByRole('button', { name: 'Pause' }).focus();
    await expectTurnFrom(page, held);
  });

  test('waits while the page is hidden', async ({ page }) => {
    await openWithNextPicture(page);
    const held = await shownPicture(page);
    await setVisibility(page, 'hidden');
    await expectNoTurn(page);
    await setVisibility(page, 'visible');
    await expectTurnFrom(page, held);
  });

  for (const [what, stay] of [
    ['pointer', (page: Page) => page.getByRole('heading', { level: 1 }).hover()],
    ['focus', (page: Page) => page.getByRole('link', { name: home.hero.about }).focus()],
  ] as const)
    test(`begins held, where the ${what} is there already`, async ({ page }) => {
      const release = await holdScripts(page);
      await page.clock.install();
      await page.goto('/');
      await stay(page);
      release();
      await expect(page.locator('[data-motion=moving]')).toBeAttached();
      await expectNoTurn(page);
      // Held, it does not ask for the next picture either.
      await expect(carousel(page).locator('img')).toHaveCount(1);
    });

  test('stops altogether by Pause, also on the next visit, until Play', async ({ page }) => {
    await openWithNextPicture(page);
    await page.getByRole('button', { name: 'Pause' }).click();
    await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
    await expectNoTurn(page);
    expect(await endlessAnimations(page)).toBe(0);

    await page.clock.resume();
    await page.reload();
    await page.getByRole('button', { name: 'Play' }).click();
    await expect.poll(() => endlessAnimations(page)).toBe(1);
    await page.clock.runFor(4000);
    await expect(picture(page)).not.toHaveAccessibleName(pictures[0] ?? '');
  });

  test('lets the visitor turn the pictures by keyboard while it stands, and says which one shows', async ({
    page,
  }) => {
    await openWithClock(page);
    const about = page.getByRole('link', { name: home.hero.about });
    await about.focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Pause' })).toBeFocused();
    await page.keyboard.press('Enter');
    const stopped = await shownPicture(page);
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('region', { name: home.slogans.label })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(about).toBeFocused();
    await page.getByRole('link', { name: home.hero.hostel }).focus();
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('button', { name: home.hero.pictures.next })).toBeFocused();
    await page.keyboard.press('Enter');
    const next = (stopped + 1) % pictures.length;
    await expect(picture(page)).toHaveAccessibleName(pictures[next] ?? '');
    const news = carousel(page).locator('[aria-live=polite]');
    await expect(news).toHaveText(`Picture ${next + 1} of 4: ${home.heroPictures[next]?.caption}`);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Space');
    await expect(picture(page)).toHaveAccessibleName(pictures[stopped] ?? '');
  });
});

test.describe('the counters', () => {
  test('count up to the true figure once they are seen, and tell only the true one', async ({ page }) => {
    await openWithClock(page);
    for (const { figure, label } of counters) {
      await expect(drawnFigure(page, label)).toHaveText('0');
      await expect(page.getByRole('listitem').filter({ hasText: label }).locator('.sr-only')).toHaveText(
        `${figure}`,
      );
    }
    for (const { figure, label } of counters) {
      await drawnFigure(page, label).scrollIntoViewIfNeeded();
      await expect(async () => {
        await page.clock.runFor(500);
        await expect(drawnFigure(page, label)).toHaveText(`${figure}`, { timeout: 100 });
      }).toPass();
    }
    await page.clock.runFor(5000);
    for (const { figure, label } of counters) await expect(drawnFigure(page, label)).toHaveText(`${figure}`);
  });

  test('start each by itself: one that is out of sight waits', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 320 });
    await openWithClock(page);
    const [first, , last] = counters;
    // They stand in a row: one is moved out of sight.
    await page
      .getByRole('listitem')
      .filter({ hasText: last?.label ?? '' })
      .evaluate((item: HTMLElement) => {
        item.style.marginTop = '1000px';
      });
    await drawnFigure(page, first?.label ?? '').evaluate((number) => number.scrollIntoView({ block: 'end' }));
    await expect(async () => {
      await page.clock.runFor(500);
      await expect(drawnFigure(page, first?.label ?? '')).toHaveText('500', { timeout: 100 });
    }).toPass();
    await expect(drawnFigure(page, last?.label ?? '')).toHaveText('0');
  });

  test('count once, also where the page is hidden meanwhile', async ({ page }) => {
    await openWithClock(page);
    const [first] = counters;
    const figure = drawnFigure(page, first?.label ?? '');
    await figure.scrollIntoViewIfNeeded();
    await expect(async () => {
      await page.clock.runFor(100);
      await expect(figure).not.toHaveText('0', { timeout: 100 });
    }).toPass();
    await setVisibility(page, 'hidden');
    for (const { figure: total, label } of counters)
      await expect(drawnFigure(page, label)).toHaveText(`${total}`);
    await setVisibility(page, 'visible');
    await expect(page.locator('[data-motion=moving]')).toBeAttached();
    await page.clock.runFor(100);
    await expect(figure).toHaveText(`${first?.figure}`);
  });

  test('show the true figure at once when paused', async ({ page }) => {
    await openWithClock(page);
    await page.getByRole('button', { name: 'Pause' }).click();
    for (const { figure, label } of counters) await expect(drawnFigure(page, label)).toHaveText(`${figure}`);
  });
});

test.describe('what may fail', { tag: '@desktop' }, () => {
  test.use({ expectedNoise: /can’t be (read|stored)|ERR_FAILED|could not be loaded/ });

  test('reads whole where the script that moves it can’t be fetched', async ({ page }) => {
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-without-script');
    await expectWhole(page);
  });

  test('works where the browser forbids storage', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await page.goto('/');
    await page.getByRole('button', { name: 'Pause' }).click();
    await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
  });
});

test.describe('where motion is not wanted', { tag: '@desktop' }, () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('everything stands still, and the pictures are turned by hand', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    await expect(page.getByRole('button', { name: home.hero.pictures.next })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Pause' })).toBeHidden();
    await expectNoTurn(page);
    await expect(carousel(page).locator('img')).toHaveCount(1);
    for (const { figure, label } of counters) await expect(drawnFigure(page, label)).toHaveText(`${figure}`);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    await page.getByRole('button', { name: home.hero.pictures.next }).click();
    await expect(picture(page)).toHaveAccessibleName(pictures[1] ?? '');
  });
});

test.describe('without JavaScript', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false });

  test('reads whole: picture, slogans, products and true figures', async ({ page }) => {
    const asked = askedHeroPictures(page);
    await page.goto('/', { waitUntil: 'networkidle' });
    await expectWhole(page);
    expect([...asked]).toEqual(['hero-loom']);
  });
});

test.describe('on a cheap phone', { tag: '@desktop' }, () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 360, height: 740 } });

  test('the first screen has the heading, the picture, the two doors and the telephone', async ({ page }) => {
    for (const language of ['', '/hi', '/mr']) {
      await page.goto(`${language}/`);
      const hero = page.locator('.hero');
      const first = [
        hero.getByRole('heading', { level: 1 }),
        hero.getByRole('img'),
        hero.locator('a[href$="/hostel-enrollment"]'),
        hero.locator('a[href$="/shop"]'),
        hero.locator('a[href^="tel:"]'),
      ];
      for (const part of first) await expect(part).toBeInViewport({ ratio: 1 });
    }
  });

  test('the whole page in Marathi is at most eight screens', async ({ page }) => {
    await page.goto('/mr');
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThanOrEqual(8 * 740);
  });

  test('slogans that stand still are scrolled by hand', async ({ page }) => {
    await page.goto('/');
    const slogans = page.getByRole('region', { name: home.slogans.label });
    const last = slogans.getByText(home.slogans.lines.at(-1) ?? '').first();
    await slogans.scrollIntoViewIfNeeded();
    await expect(last).not.toBeInViewport();
    await slogans.evaluate((row) => row.scrollTo(row.scrollWidth, 0));
    await expect(last).toBeInViewport({ ratio: 1 });
  });
});

test.describe('for everyone', () => {
  test('has no barrier, moving or paused', { tag: '@every-width' }, async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('[data-motion=moving]')).toBeAttached();
    await expectNoBarrier(page);
    await page.getByRole('button', { name: 'Pause' }).click();
    await expect(page.getByRole('button', { name: home.hero.pictures.next })).toBeVisible();
    await expectNoBarrier(page);
  });
});

/** Expects the first picture, all slogans, products and true figures, and no control that would do nothing. */
async function expectWhole(page: Page): Promise<void> {
  await expect(picture(page)).toHaveAccessibleName(pictures[0] ?? '');
  const slogans = page.getByRole('region', { name: home.slogans.label });
  const last = await slogans
    .getByText(home.slogans.lines.at(-1) ?? '')
    .first()
    .boundingBox();
  expect((last?.x ?? Infinity) + (last?.width ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  await expect(page.getByRole('link', { name: 'Jute Tote Bag ₹220' })).toBeVisible();
  for (const { figure, label } of counters) await expect(drawnFigure(page, label)).toHaveText(`${figure}`);
  await expect(page.getByRole('button', { name: 'Pause' })).toBeHidden();
  await expect(page.getByRole('button', { name: home.hero.pictures.next })).toBeHidden();
}

/** The names of the hero's pictures that the page asks for from now on. */
function askedHeroPictures(page: Page): ReadonlySet<string> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const [, name] = /\/(hero-[a-z-]+)-[0-9a-f]{8}\//.exec(request.url()) ?? [];
    if (name) asked.add(name);
  });
  return asked;
}

function setVisibility(page: Page, state: DocumentVisibilityState): Promise<void> {
  return page.evaluate((visibilityState) => {
    Object.defineProperty(document, 'visibilityState', { value: visibilityState, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}

/** Opens the page, waits until it moves, and stops its clock there. */
async function openWithClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/');
  await expect(page.locator('[data-motion=moving]')).toBeAttached();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}

/** The same, with the next picture there: nothing but what holds the turns can keep it from its own. */
async function openWithNextPicture(page: Page): Promise<void> {
  await openWithClock(page);
  await expect(async () => {
    const next = carousel(page).getByAltText(
      pictures[((await shownPicture(page)) + 1) % pictures.length] ?? '',
    );
    if ((await next.count()) === 0) await page.clock.runFor(500);
    expect(
      await next.evaluateAll((images: HTMLImageElement[]) => images.map(({ complete }) => complete)),
    ).toEqual([true]);
  }).toPass();
}

/** Lets the time of three turns pass, and expects the picture to stay. */
async function expectNoTurn(page: Page): Promise<void> {
  const held = await shownPicture(page);
  // In steps, after each of which the page is drawn; a fourth turn could lead back to the same picture.
  for (let turn = 1; turn <= 3; turn += 1) await page.clock.runFor(4000);
  await expect(picture(page)).toHaveAccessibleName(pictures[held] ?? '');
}

/** Lets the time of one turn pass, and expects the picture that follows that one. */
async function expectTurnFrom(page: Page, index: number): Promise<void> {
  await page.clock.runFor(4000);
  await expect(picture(page)).toHaveAccessibleName(pictures[(index + 1) % pictures.length] ?? '');
}

async function playFromNow(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('motion', 'paused'));
  await page.clock.install();
  await page.goto('/');
  const play = page.getByRole('button', { name: 'Play' });
  await expect(play).toBeVisible();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await play.click();
}

function carousel(page: Page) {
  return page.getByRole('group', { name: home.hero.pictures.label });
}

function picture(page: Page) {
  return carousel(page).getByRole('img');
}

async function shownPicture(page: Page): Promise<number> {
  return pictures.indexOf((await picture(page).getAttribute('alt')) ?? '');
}

function drawnFigure(page: Page, label: string) {
  return page.getByRole('listitem').filter({ hasText: label }).locator('[aria-hidden=true]');
}

function endlessAnimations(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) => playState === 'running' && effect?.getTiming().iterations === Infinity,
        ).length,
  );
}
