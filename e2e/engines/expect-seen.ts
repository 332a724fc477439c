import { expect } from 'vitest';
import type { Browser } from './browser.ts';
import type { Seen } from './look-up.ts';
import { describeTarget, type Target } from './target.ts';

/** Waits until an element is seen with those properties; fails with the element's description where it is not. */
export async function expectSeen(
  browser: Browser,
  target: Target,
  properties: Partial<Record<keyof Seen, unknown>> = {},
): Promise<void> {
  // Without a property of its own the pattern would match null.
  await expect
    .poll(() => browser.look(target), { message: describeTarget(target) })
    .toMatchObject({ text: expect.any(String), ...properties });
}

/** Waits until no such element is visible. */
export async function expectGone(browser: Browser, target: Target): Promise<void> {
  await expect.poll(() => browser.look(target), { message: describeTarget(target) }).toBeNull();
}

/** Waits until the page has that path and query. */
export async function expectPath(browser: Browser, path: string | RegExp): Promise<void> {
  if (typeof path === 'string') await expect.poll(browser.path).toBe(path);
  else await expect.poll(browser.path).toMatch(path);
}

/** Waits until a link opens a WhatsApp chat whose text contains those words. */
export async function expectMessage(browser: Browser, link: Target, contained: string): Promise<void> {
  await expect
    .poll(async () => messageOf((await browser.look(link))?.href ?? ''), { message: describeTarget(link) })
    .toContain(contained);
}

/** Gives the text that a WhatsApp link puts into the chat; empty for any other address. */
export function messageOf(href: string): string {
  if (!href.startsWith('https://wa.me/')) return '';
  return new URL(href).searchParams.get('text') ?? '';
}
