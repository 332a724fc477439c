// `node bench/growth.ts` measures the shop with ever more products, and /enrolled with as many students.
import type { Page } from '@playwright/test';
import { onSlowPhone } from './phone.ts';
import { fillWithCopies, inNewFolder, memoryOf, middle, rawResponse, startMeasuredSite } from './site.ts';

const sizes = [100, 1000, 10_000];
// Each search renders a page that is not cached yet.
const searches = ['jute', 'cotton', 'lamp', 'pickle', 'hand'];
// Typed, taken back and typed again, as people look for things.
const keys = 'l a m p Backspace Backspace Backspace Backspace c o t t o n'.split(' ');
const categories = ['Clothing', 'All', 'Food Items', 'All', 'Festival Items', 'All'];
// The line above the list.
const COUNT = 'main section [role=status]';
const TIMEOUT_MS = { click: 30_000, keydown: 3000 };

const shop: Record<string, object> = {};
const enrolled: Record<string, object> = {};
for (const size of sizes) {
  await inNewFolder(async (DATA_DIR) => {
    await fillWithCopies(DATA_DIR, size);
    const site = await startMeasuredSite({ DATA_DIR });
    try {
      shop[`${size} products`] = await shopFigures(site.address);
      enrolled[`${size} students`] = await enrolledFigures(site.address);
      Object.assign(shop[`${size} products`] ?? {}, { 'memory MB': memoryOf(site.pid).now });
    } finally {
      await site.stop();
    }
  });
}
console.table(shop);
console.table(enrolled);

async function shopFigures(address: string) {
  const page = await rawResponse(`${address}/shop`);
  const anew: number[] = [];
  for (const words of searches) anew.push((await rawResponse(`${address}/shop?q=${words}`)).ms);
  const list = await jsonAt(`${address}/api/products`);
  const [keyTimes, categoryTimes] = await onSlowPhone('unthrottled', async (phone) => {
    await phone.goto(`${address}/shop`, { waitUntil: 'networkidle' });
    return [await keyPresses(phone), await categoryPresses(phone)] as const;
  });
  return {
    'page kB (br)': Math.round(page.body.length / 1000),
    'page ms': middle(anew),
    'list kB': Math.round(list.body.length / 1000),
    'list ms': Math.round(list.ms),
    'key press to list ms': middle(keyTimes),
    'category to list ms': middle(categoryTimes),
    'slowest ms': Math.round(Math.max(...keyTimes, ...categoryTimes)),
  };
}

async function enrolledFigures(address: string) {
  const answers = [];
  for (let run = 0; run < 3; run++) answers.push(await jsonAt(`${address}/enrolled`));
  const shown = await onSlowPhone('unthrottled', async (page) => {
    await page.goto(`${address}/enrolled`, { waitUntil: 'networkidle' });
    const button = page.getByRole('button', { name: 'Show Enrolled Students' });
    const ms = await msToChange(page, 'tbody tr', 'click', () => button.tap());
    return { rows: await page.locator('tbody tr').count(), ms: ms ?? NaN };
  });
  return {
    'answer kB': Math.round((answers[0]?.body.length ?? 0) / 1000),
    'answer ms': middle(answers.map(({ ms }) => ms)),
    'rows shown': shown.rows,
    'press to table ms': Math.round(shown.ms),
  };
}

// Uncompressed: copies of samples compress as no real list would.
function jsonAt(url: string) {
  return rawResponse(url, 'application/json', 'identity');
}

// The rest of a large catalogue is fetched at the first press, and awaited there. A press that changes nothing doesn't count.
async function keyPresses(page: Page): Promise<number[]> {
  await page.getByLabel('Search products').tap();
  const times: number[] = [];
  for (const key of keys) {
    const ms = await msToChange(page, COUNT, 'keydown', () => page.keyboard.press(key));
    if (ms !== undefined) times.push(ms);
    await page.waitForLoadState('networkidle');
  }
  return times;
}

async function categoryPresses(page: Page): Promise<number[]> {
  await page.getByLabel('Search products').fill('');
  await page.waitForTimeout(1000);
  const times: number[] = [];
  for (const name of categories) {
    const button = page.getByRole('button', { name, exact: true });
    const ms = await msToChange(page, COUNT, 'click', () => button.tap());
    if (ms !== undefined) times.push(ms);
  }
  return times;
}

/**
 * The ms from a press's own time stamp to the end of the frame that changes the text of an element; undefined where none does.
 * Nothing queries the page meanwhile: on a slow processor each query would lengthen the time.
 */
async function msToChange(
  page: Page,
  selector: string,
  event: 'click' | 'keydown',
  press: () => Promise<unknown>,
): Promise<number | undefined> {
  const watching = await page.evaluateHandle(
    ([watched, name, timeout]) => {
      const text = () => document.querySelector(watched)?.textContent;
      const { promise: ms, resolve } = Promise.withResolvers<number | undefined>();
      const look = (before: string | undefined, pressed: number) => {
        if (text() !== before) setTimeout(() => resolve(performance.now() - pressed));
        else if (performance.now() > pressed + timeout) resolve(undefined);
        else requestAnimationFrame(() => look(before, pressed));
      };
      addEventListener(name, ({ timeStamp }) => look(text(), timeStamp), { capture: true, once: true });
      return { ms };
    },
    [selector, event, TIMEOUT_MS[event]] as const,
  );
  await press();
  return watching.evaluate(({ ms }) => ms);
}
