import type { Page } from '@playwright/test';
import { messages } from './messages.ts';
import { expect, test } from './quiet-test.ts';

const { contact, applicationForm, enrolled } = messages;

for (const [path, heading] of [
  ['/about', contact.contact.heading],
  ['/hostel-enrollment', applicationForm.heading],
] as const)
  test(`${path} fetches no script before a visitor comes near its form`, async ({ page }) => {
    const scripts = requestedScripts(page);
    // Short enough for the form to be further off than a screen.
    await page.setViewportSize({ width: 412, height: 500 });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(scripts).toEqual([]);

    await page.getByRole('heading', { name: heading }).scrollIntoViewIfNeeded();
    await expect.poll(() => scripts.length).toBeGreaterThan(0);
  });

test('/enrolled fetches no script before its button is touched', async ({ page }) => {
  const scripts = requestedScripts(page);
  await page.goto('/enrolled');
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);

  await page.getByRole('button', { name: enrolled.show }).focus();
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
});

function requestedScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script' || request.url().endsWith('.js')) scripts.push(request.url());
  });
  return scripts;
}
