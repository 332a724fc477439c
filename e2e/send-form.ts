import type { Locator } from '@playwright/test';

/** Presses a button that sends a form, and waits for the page that answers. */
export async function sendForm(button: Locator): Promise<void> {
  await Promise.all([button.page().waitForEvent('load'), button.click()]);
}
