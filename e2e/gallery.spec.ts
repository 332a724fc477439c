import type { Page } from '@playwright/test';
import { expectNoBarrier } from './barriers.ts';
import { holdScripts } from './hold-scripts.ts';
import { gallery, messages } from './messages.ts';
import { expect, test } from './quiet-test.ts';

const items = gallery.map(({ id, type }) => {
  const texts = messages.gallery.items[id];
  if (!texts) throw new Error(`The picture ${id} has no texts.`);
  return { id, type, ...texts };
});
const [first, second] = items;
const last = items.at(-1);
if (!first || !second || !last) throw new Error('The gallery has too few pictures for its tests.');

const tiles = (page: Page) => page.getByRole('tabpanel').getByRole('link');
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const lightbox = (page: Page) => page.getByRole('dialog');
const button = (page: Page, name: string) => lightbox(page).getByRole('button', { name });
const open = (page: Page, title: string) => page.getByRole('link', { name: title }).click();

async function expectOpen(page: Page, title: string, position: string): Promise<void> {
  await expect(lightbox(page)).toHaveAccessibleName(title);
  await expect(lightbox(page).getByRole('status')).toHaveText(`${position}${title}`);
}

// As soon as a tab has the focus, the page is made to answer to keys: the selected tab alone is then reached by Tab.
async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('tab', { selected: true, includeHidden: true }).dispatchEvent('focusin');
  await expect(page.locator('[role=tab][aria-selected=false]').first()).toHaveAttribute('tabindex', '-1');
}

test.describe('the grid', () => {
  test('it shows nine pictures, each with its title', async ({ page }) => {
    await visit(page, '/gallery');

    await expect(page).toHaveTitle(/^Gallery/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(tiles(page)).toHaveCount(9);
    for (const { title, alt } of items) {
      const tile = page.getByRole('link', { name: title });
      await tile.scrollIntoViewIfNeeded();
      await expect
        .poll(() =>
          tile.locator(`img[alt="${alt}"]`).evaluate((image: HTMLImageElement) => image.naturalWidth),
        )
        .toBeGreaterThan(0);
    }
    await expectNoBarrier(page);
  });

  test('its tabs narrow it, and Back gives the pictures from before', async ({ page }) => {
    await visit(page, '/gallery');
    for (const [name, type] of [
      ['Activity', 'activity'],
      ['Hostel Life', 'hostel'],
      ['Inspiring Change', 'inspiring'],
    ] as const) {
      await tab(page, name).click();
      await expect(page).toHaveURL(`/gallery?type=${type}`);
      await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
      await expect(tiles(page)).toHaveCount(3);
    }
    await page.goBack();
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Hostel Life');
    await tab(page, 'All').click();
    await expect(tiles(page)).toHaveCount(9);
  });

  test('arrow keys move between the tabs, round both ends', { tag: '@desktop' }, async ({ page }) => {
    await visit(page, '/gallery');
    await tab(page, 'All').focus();
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, 'Activity')).toBeFocused();
    await expect(page).toHaveURL('/gallery?type=activity');
    await page.keyboard.press('ArrowLeft');
    await expect(page).toHaveURL('/gallery');
    await page.keyboard.press('ArrowLeft');
    await expect(tab(page, 'Inspiring Change')).toBeFocused();
    await page.keyboard.press('Home');
    await expect(tab(page, 'All')).toBeFocused();
    await expect(page.getByRole('tabpanel', { name: 'All' })).toBeVisible();
  });

  test('a type or picture that there is not is ignored', { tag: '@desktop' }, async ({ page }) => {
    await visit(page, '/gallery?type=weddings&open=nobody');

    await expect(tiles(page)).toHaveCount(9);
    await expect(lightbox(page)).toHaveCount(0);
  });
});

test.describe('the lightbox', () => {
  test('it opens, moves on and back, and wraps at both ends', async ({ page }) => {
    await visit(page, '/gallery');
    await open(page, first.title);
    await expectOpen(page, first.title, '1 of 9');
    await expect(page).toHaveURL(`/gallery?open=${first.id}`);
    await expectNoBarrier(page);
    await button(page, 'Next').click();
    await expectOpen(page, second.title, '2 of 9');
    await button(page, 'Previous').click();
    await expectOpen(page, first.title, '1 of 9');
    await button(page, 'Previous').click();
    await expectOpen(page, last.title, '9 of 9');
    await button(page, 'Next').click();
    await expectOpen(page, first.title, '1 of 9');
    await button(page, 'Close').click();
    await expect(lightbox(page)).toHaveCount(0);
    await expect(page).toHaveURL('/gallery');
  });

  test('it moves within the filter by the arrow keys', { tag: '@desktop' }, async ({ page }) => {
    const [one, , three] = items.filter(({ type }) => type === 'hostel');
    await visit(page, '/gallery?type=hostel');
    await open(page, one?.title ?? '');
    await expectOpen(page, one?.title ?? '', '1 of 3');
    await page.keyboard.press('ArrowLeft');
    await expectOpen(page, three?.title ?? '', '3 of 3');
    await page.keyboard.press('ArrowRight');
    await expectOpen(page, one?.title ?? '', '1 of 3');
    await expect(page).toHaveURL(`/gallery?type=hostel&open=${one?.id}`);
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft'])
      await page.keyboard.press(key);
    await expectOpen(page, one?.title ?? '', '1 of 3');
  });

  test('Escape closes it, and the focus is on the tile of the picture last seen', async ({ page }) => {
    await visit(page, '/gallery');
    await page.getByRole('link', { name: first.title }).focus();
    await page.keyboard.press('Enter');
    await expectOpen(page, first.title, '1 of 9');
    await page.keyboard.press('ArrowRight');
    await expectOpen(page, second.title, '2 of 9');
    for (let at = 2; at < 9; at++) await page.keyboard.press('ArrowRight');
    await expectOpen(page, last.title, '9 of 9');
    await page.keyboard.press('Escape');
    await expect(lightbox(page)).toHaveCount(0);
    await expect(page).toHaveURL('/gallery');
    await expect(page.getByRole('link', { name: last.title })).toBeFocused();
    await expect(page.getByRole('link', { name: last.title })).toBeInViewport();
  });

  test('Back closes it at once, however many pictures were seen, and Forward opens it', async ({ page }) => {
    await visit(page, '/gallery');
    await open(page, first.title);
    await expectOpen(page, first.title, '1 of 9');
    await button(page, 'Next').click();
    await expect(page).toHaveURL(`/gallery?open=${second.id}`);
    await page.goBack();
    await expect(lightbox(page)).toHaveCount(0);
    await expect(page).toHaveURL('/gallery');
    await page.goForward();
    await expectOpen(page, second.title, '2 of 9');
  });

  test(
    'quick hands break nothing and leave nothing in the console',
    { tag: '@desktop' },
    async ({ page }) => {
      await visit(page, '/gallery');
      for (const { title } of items.slice(0, 3)) {
        await page.getByRole('link', { name: title }).evaluate((tile: HTMLElement) => {
          tile.click();
          tile.click();
        });
        await expect(lightbox(page)).toHaveAccessibleName(title);
        await page.keyboard.press('Escape');
        await expect(lightbox(page)).toHaveCount(0);
        await expect(page).toHaveURL('/gallery');
      }
    },
  );

  test('a shared address opens it, a reload keeps it, and closing stays in the gallery', async ({ page }) => {
    const address = `/gallery?type=${last.type}&open=${last.id}`;
    await visit(page, address);
    await expectOpen(page, last.title, '3 of 3');
    await expect(page).toHaveTitle(new RegExp(last.title));
    await page.reload();
    await expectOpen(page, last.title, '3 of 3');
    await visit(page, address);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(`/gallery?type=${last.type}`);
    await expect(page.getByRole('link', { name: last.title })).toBeFocused();
  });

  test(
    'its keys leave Ctrl, Alt and Meta to the browser, and do nothing while it is closed',
    { tag: '@desktop' },
    async ({ page }) => {
      await visit(page, '/gallery');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('f');
      await expect(page).toHaveURL('/gallery');
      await open(page, first.title);
      await expectOpen(page, first.title, '1 of 9');
      const taken = await page.evaluate(() =>
        ['ctrlKey', 'altKey', 'metaKey'].filter((held) =>
          ['f', 'ArrowRight'].some(
            (key) =>
              !document.body.dispatchEvent(
                new KeyboardEvent('keydown', { key, [held]: true, bubbles: true, cancelable: true }),
              ),
          ),
        ),
      );
      expect(taken).toEqual([]);
      await expectOpen(page, first.title, '1 of 9');
      await expect(button(page, 'Enter fullscreen')).toBeVisible();
    },
  );

  test(
    'focus stays inside it, and every control is reached by Tab',
    { tag: '@desktop' },
    async ({ page }) => {
      await visit(page, `/gallery?open=${first.id}`);
      await expect(button(page, 'Previous')).toBeFocused();
      for (const name of ['Next', 'Enter fullscreen']) {
        await page.keyboard.press('Tab');
        await expect(button(page, name)).toBeFocused();
      }
      await page.keyboard.press('Tab');
      await expect(lightbox(page).getByRole('link', { name: 'Download' })).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(lightbox(page)).toHaveCount(0);
    },
  );

  test('Download gives the picture as a file with a good name', async ({ page }) => {
    await visit(page, `/gallery?open=${first.id}`);
    const download = page.waitForEvent('download');
    await lightbox(page).getByRole('link', { name: 'Download' }).click();

    expect((await download).suggestedFilename()).toBe(`diya-dhaga-${first.id}.jpg`);
  });
});

test.describe('before the script is there', { tag: '@desktop' }, () => {
  test('no script is fetched until a tile or tab is touched or has the focus', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    await page.goto('/gallery', { waitUntil: 'networkidle' });
    expect(scripts).toEqual([]);
    await page.getByRole('link', { name: first.title }).focus();
    await expect.poll(() => scripts.length).toBeGreaterThan(0);
  });

  test('a pressed tile opens its picture in the same page once it is', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/gallery');
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await open(page, second.title);
    release();
    await expectOpen(page, second.title, '2 of 9');
    await expect(page).toHaveURL(`/gallery?open=${second.id}`);
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    await page.goBack();
    await expect(lightbox(page)).toHaveCount(0);
    await expect(page.getByRole('link', { name: second.title })).toBeFocused();
  });

  test('a pressed tab and arrow keys on it are acted on once it is', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/gallery');
    await tab(page, 'Activity').click();
    await page.keyboard.press('ArrowRight');
    release();
    await expect(tab(page, 'Hostel Life')).toBeFocused();
    await expect(page).toHaveURL('/gallery?type=hostel');
    await expect(tiles(page)).toHaveCount(3);
  });

  test('a press with Ctrl opens a tile in a tab of its own', async ({ page, context }) => {
    await holdScripts(page);
    await page.goto('/gallery');
    const opening = context.waitForEvent('page');
    // The headless shell of Chromium 150 asks for the page in the new tab, and then loses the tab.
    const asking = context.waitForEvent('request', (request) => request.isNavigationRequest());
    await page.getByRole('link', { name: first.title }).click({ modifiers: ['ControlOrMeta'] });
    expect(await opening).not.toBe(page);
    expect((await asking).url()).toMatch(new RegExp(`/gallery\\?open=${first.id}$`));
    await expect(page).toHaveURL('/gallery');
  });

  test('a button of an open picture is acted on once it is', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(`/gallery?open=${first.id}`);
    await button(page, 'Next').click();
    release();
    await expectOpen(page, second.title, '2 of 9');
    await expect(page).toHaveURL(`/gallery?open=${second.id}`);
  });
});

test.describe('fullscreen', () => {
  test('f toggles it, and the first Escape leaves it alone', async ({ page }) => {
    await visit(page, `/gallery?open=${first.id}`);
    await page.keyboard.press('f');
    await expect(button(page, 'Exit fullscreen')).toBeVisible();
    await expectNoBarrier(page);
    await page.keyboard.press('f');
    await expect(button(page, 'Enter fullscreen')).toBeVisible();
    await button(page, 'Enter fullscreen').click();
    await expect(button(page, 'Exit fullscreen')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(button(page, 'Enter fullscreen')).toBeVisible();
    await expectOpen(page, first.title, '1 of 9');
    await page.keyboard.press('Escape');
    await expect(lightbox(page)).toHaveCount(0);
  });

  test('where the browser has none, the picture still fills the window alone', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Document.prototype, 'fullscreenEnabled', { value: false });
    });
    await visit(page, `/gallery?open=${first.id}`);
    await expect(lightbox(page).getByText(first.description)).toBeInViewport();
    await button(page, 'Enter fullscreen').click();
    await expect(lightbox(page).getByText(first.description)).not.toBeInViewport();
    await page.keyboard.press('ArrowRight');
    await expectOpen(page, second.title, '2 of 9');
    await page.keyboard.press('Escape');
    await expect(button(page, 'Enter fullscreen')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(lightbox(page)).toHaveCount(0);
  });
});

test('a finger pushes the picture on and back', async ({ page }) => {
  await visit(page, `/gallery?open=${first.id}`);
  const swipe = (from: number, to: number) =>
    lightbox(page)
      .getByRole('img')
      .evaluate(
        (image, [start, end]) => {
          const touch = { pointerType: 'touch', isPrimary: true, bubbles: true, clientY: 200 };
          image.dispatchEvent(new PointerEvent('pointerdown', { ...touch, clientX: start }));
          image.dispatchEvent(new PointerEvent('pointerup', { ...touch, clientX: end }));
        },
        [from, to] as const,
      );

  await swipe(300, 120);
  await expectOpen(page, second.title, '2 of 9');
  await swipe(120, 300);
  await expectOpen(page, first.title, '1 of 9');
  await swipe(200, 220);
  await expectOpen(page, first.title, '1 of 9');
});

test('two fingers make the picture larger, not the page; the next one has its first size', async ({
  page,
}) => {
  await visit(page, `/gallery?open=${first.id}`);
  const picture = lightbox(page).getByRole('img');
  await expect(button(page, 'Next')).toBeVisible();
  const before = await picture.boundingBox();
  const touches = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: { x: number; y: number }[]) =>
    touches.send('Input.dispatchTouchEvent', { type, touchPoints: at });
  const middle = { x: (before?.x ?? 0) + (before?.width ?? 0) / 2, y: (before?.y ?? 0) + 40 };
  const pair = (apart: number) =>
    [-apart / 2, apart / 2].map((by, id) => ({ x: middle.x + by, y: middle.y, id }));

  await touch('touchStart', ...pair(60));
  for (const apart of [90, 120, 150]) await touch('touchMove', ...pair(apart));
  await touch('touchEnd');
  const larger = await picture.boundingBox();
  expect((larger?.width ?? 0) / (before?.width ?? 1)).toBeCloseTo(2.5, 1);
  expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
  await expect(button(page, 'Next')).toBeInViewport({ ratio: 1 });

  // One finger moves it.
  await touch('touchStart', middle);
  for (const by of [30, 60, 90]) await touch('touchMove', { ...middle, x: middle.x - by });
  await touch('touchEnd');
  expect((await picture.boundingBox())?.x).toBeLessThan((larger?.x ?? 0) - 50);
  await expectOpen(page, first.title, '1 of 9');

  await button(page, 'Next').click();
  await expectOpen(page, second.title, '2 of 9');
  expect((await picture.boundingBox())?.width).toBeCloseTo(before?.width ?? 0, 0);
});

// Colours that fade under a pointer are no motion.
function movingPictures(): number {
  return document
    .getAnimations()
    .filter(
      ({ effect }) =>
        effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition'),
    ).length;
}

test.describe('where motion is not welcome', { tag: '@desktop' }, () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a picture opens and closes without any', async ({ page }) => {
    await visit(page, '/gallery');
    await open(page, first.title);
    await expectOpen(page, first.title, '1 of 9');
    expect(await page.evaluate(movingPictures)).toBe(0);
    await page.keyboard.press('Escape');
    await expect(lightbox(page)).toHaveCount(0);
  });
});

test.describe('without JavaScript', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the tabs and the open picture are pages', async ({ page }) => {
    const [one, two, three] = items.filter(({ type }) => type === 'inspiring');
    await page.goto('/gallery');
    await tab(page, 'Inspiring Change').click();
    await expect(tiles(page)).toHaveCount(3);
    await open(page, one?.title ?? '');
    await expectOpen(page, one?.title ?? '', '1 of 3');
    await expect(page.getByRole('tab')).toHaveCount(0);
    await button(page, 'Next').click();
    await expectOpen(page, two?.title ?? '', '2 of 3');
    await button(page, 'Next').click();
    await button(page, 'Next').click();
    await button(page, 'Previous').click();
    await expectOpen(page, three?.title ?? '', '3 of 3');
    await expect(lightbox(page).getByRole('button', { name: /fullscreen/ })).toHaveCount(0);
    await expect(lightbox(page).getByRole('link', { name: 'Download' })).toHaveAttribute('href', /\.jpg$/);
    await button(page, 'Close').click();
    await expect(page).toHaveURL('/gallery?type=inspiring');
    await expect(tiles(page)).toHaveCount(3);
  });
});
