import { messages } from './messages.ts';
import { expect, test } from './quiet-test.ts';

const { samples } = messages.shell;

// The site of these tests is filled with samples; server/sample-banner.test.ts has a site without.
test('the note on samples is one slim strip that the bar never covers and that scrolls away', async ({
  page,
}) => {
  await page.goto('/shop');
  const note = page.getByRole('complementary', { name: samples.label });
  const bar = page.getByRole('banner');
  await expect(note).toHaveText(`${samples.label}: ${samples.text}`);
  const { height = Infinity, y } = (await note.boundingBox()) ?? {};
  expect(y).toBe(0);
  expect(height).toBeLessThan(50);
  expect((await bar.boundingBox())?.y).toBe(height);

  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
  await expect(note).not.toBeInViewport();
  await expect.poll(async () => (await bar.boundingBox())?.y).toBeLessThanOrEqual(0);
});
