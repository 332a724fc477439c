import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { ownPicture } from '../domain/pictures/picture-address.ts';
import { fillIn } from '../domain/values/fill-in.ts';
import { expectNoBarrier } from './barriers.ts';
import { holdScripts } from './hold-scripts.ts';
import { desk } from './messages.ts';
import { expect, test } from './quiet-test.ts';
import { endDeskSessions, signInToDesk } from './sign-in-to-desk.ts';

const { bin, editing, firstSteps, gallery, home, log, pictures, products, shell, students } = desk;
const { keptForm, sending } = shell;
const offer = (page: Page) => page.getByRole('region', { name: keptForm.label });
const newName = () => `Stool ${crypto.randomUUID().slice(0, 8)}`;

// Wrong input answers 401, 409 and 422, which the browser notes in its console.
test.use({ expectedNoise: /Failed to load resource: the server responded with a status of (401|409|422)/ });

test.describe('what is typed', () => {
  let person = '';
  test.beforeEach(({ context }) => {
    person = newName();
    return signInToDesk(context, 'editor', person);
  });

  test('comes back after the tab was killed, also rows that were added', async ({ page }) => {
    await page.goto('/desk/products/new');
    await page.getByLabel(products.fields.name, { exact: true }).fill('Cane stool');
    await page.getByRole('button', { name: products.addVariant }).click();
    await page.getByLabel(products.fields.type, { exact: true }).fill('Tall');
    const again = await killTab(page);

    await again.goto('/desk/products/new');
    await expect(offer(again)).toContainText(
      /^You typed something here on \d+ \w+ at \d\d:\d\d and did not save it\./,
    );
    await expectNoBarrier(again);
    // By keyboard.
    const bringBack = again.getByRole('button', { name: keptForm.bringBack });
    await bringBack.focus();
    await again.keyboard.press('Enter');
    await expect(again.getByLabel(products.fields.type, { exact: true })).toHaveValue('Tall');
    await expect(again.getByLabel(products.fields.name, { exact: true })).toHaveValue('Cane stool');
    await expect(offer(again)).toHaveCount(0);

    // It is not lost again before it is saved.
    const third = await killTab(again);
    await third.goto('/desk/products/new');
    await expect(offer(third)).toHaveCount(1);
  });

  test('is kept also where it was typed before the script was there', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/desk/products/new', { waitUntil: 'commit' });
    await page.getByLabel(products.fields.name, { exact: true }).fill('Early');
    release();
    await expect(page.locator('html')).toHaveAttribute('data-script', '');
    const again = await killTab(page);
    await again.goto('/desk/products/new');
    await expect(offer(again)).toHaveCount(1);
  });

  test('comes back with the photograph that was uploaded', async ({ page }) => {
    const buffer = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#c03020' } })
      .jpeg()
      .toBuffer();
    const status = (at: Page) => at.locator('[data-picture-status]');
    await page.goto('/desk/gallery/new');
    await page
      .getByLabel(pictures.picture, { exact: true })
      .setInputFiles({ name: 'wall.jpg', mimeType: 'image/jpeg', buffer });
    await expect(status(page)).toHaveText(pictures.states.done);
    await page.getByLabel(gallery.fields.title).fill(newName());
    const again = await killTab(page);

    await again.goto('/desk/gallery/new');
    await again.getByRole('button', { name: keptForm.bringBack }).click();
    await expect(again.getByLabel(gallery.fields.title)).toBeFocused();
    await expect(status(again)).toHaveText(pictures.states.done);
    await expect(again.locator('[data-picture-shown] img')).toHaveAttribute('src', /640x480/);
    await expect(again.getByLabel(pictures.remove)).toBeVisible();
    await again.getByLabel(gallery.fields.alt).fill('A red wall');
    await again.getByLabel(gallery.fields.type, { exact: true }).selectOption('activity');
    await again.getByLabel(gallery.fields.date).fill('2026-03-08');
    await again.getByLabel(gallery.consents.nobody).check();
    await again.getByRole('button', { name: editing.actions.publish, exact: true }).click();
    await expect(again.getByText(editing.done.published)).toBeVisible();
    expect(ownPicture(await again.locator('input[name=image]').inputValue())).toMatchObject({ width: 640 });
  });

  test('can be deleted, and is not offered again', async ({ page }) => {
    await page.goto('/desk/products/new');
    await page.getByLabel(products.fields.description).fill('Half a senten');
    const again = await killTab(page);
    await again.goto('/desk/products/new');
    await again.getByRole('button', { name: keptForm.forget }).click();
    await expect(offer(again)).toHaveCount(0);
    await again.reload();
    await expect(again.getByLabel(products.fields.description)).toHaveValue('');
    await expect(offer(again)).toHaveCount(0);
  });

  test('is forgotten once it is saved, and kept where the form had a mistake', async ({ page }) => {
    await page.goto('/desk/products/new');
    await page.getByLabel(products.fields.name, { exact: true }).fill(newName());
    await page.getByRole('button', { name: editing.actions.publish, exact: true }).click();
    await expect(page.getByText(editing.wrong)).toBeVisible();
    await expect(offer(page)).toHaveCount(0);
    const again = await killTab(page);
    await again.goto('/desk/products/new');
    await again.getByRole('button', { name: keptForm.bringBack }).click();
    await expect(again.getByText(keptForm.brought)).toBeVisible();
    await again.getByRole('button', { name: editing.actions.saveDraft, exact: true }).click();
    await expect(again).toHaveURL(/done=draft/);
    // The saved page's script forgets it; whoever leaves before that is asked once more.
    await expect(again.locator('html')).toHaveAttribute('data-script', '');
    await again.goto('/desk/products/new');
    await expect(again.getByLabel(products.fields.name, { exact: true })).toHaveValue('');
    await expect(offer(again)).toHaveCount(0);
  });

  test('overwrites nothing that another has saved meanwhile', async ({ page, browser, baseURL }) => {
    const address = await saveDraft(page);
    await page.getByLabel(products.fields.description).fill('Mine');
    const again = await killTab(page);

    const other = await browser.newContext({ ...(baseURL && { baseURL }) });
    await signInToDesk(other, 'editor', newName());
    const theirs = await other.newPage();
    await theirs.goto(address);
    await theirs.getByLabel(products.fields.description).fill('Theirs');
    await theirs.getByRole('button', { name: editing.actions.saveDraft, exact: true }).click();
    await expect(theirs).toHaveURL(/done=draft/);
    await other.close();

    await again.goto(address);
    await again.getByRole('button', { name: keptForm.bringBack }).click();
    await again.getByRole('button', { name: editing.actions.saveDraft, exact: true }).click();
    await expect(again.getByText(editing.conflict.title)).toBeVisible();
    await expect(again.getByText('Theirs')).toBeVisible();
  });

  test('is not seen by another person on the same phone, and goes when one signs out', async ({
    page,
    context,
  }) => {
    const [first, second] = [newName(), newName()];
    await signInToDesk(context, 'editor', first);
    await page.goto('/desk/products/new');
    await page.getByLabel(products.fields.name, { exact: true }).fill('Mine alone');
    let tab = await killTab(page);
    await signInToDesk(context, 'editor', second);
    await tab.goto('/desk/products/new');
    await expect(tab.locator('html')).toHaveAttribute('data-script', '');
    await expect(offer(tab)).toHaveCount(0);

    await signInToDesk(context, 'editor', first);
    await tab.goto('/desk/products/new');
    await expect(offer(tab)).toHaveCount(1);
    await tab.getByRole('button', { name: shell.signOut, exact: true }).click();
    await expect(tab).toHaveURL(/sign-in/);
    await signInToDesk(context, 'editor', first);
    tab = await killTab(tab);
    await tab.goto('/desk/products/new');
    await expect(tab.locator('html')).toHaveAttribute('data-script', '');
    await expect(offer(tab)).toHaveCount(0);
    expect(await tab.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });

  test('is offered where one signs in again after the session has ended, and opens the form anew', async ({
    page,
    context,
  }) => {
    await page.goto('/desk/products/new');
    const name = page.getByLabel(products.fields.name, { exact: true });
    await name.fill('Cane stool');
    await context.clearCookies();
    await page.getByRole('button', { name: editing.actions.saveDraft, exact: true }).click();
    await expect(page.getByRole('heading', { name: shell.signedOut.title })).toBeVisible();
    await signInToDesk(context, 'editor', person);
    await page.goto('/desk/products/new');
    await page.getByRole('button', { name: keptForm.bringBack }).click();
    await expect(name).toHaveValue('Cane stool');
  });

  test('can’t be read after the session has ended, and is offered to its own person who signs in again', async ({
    page,
    context,
  }) => {
    const typed = `Asha ${crypto.randomUUID().slice(0, 8)}`;
    const stored = (at: Page) => at.evaluate(() => Object.values(localStorage).join('\n'));
    await page.goto('/desk/students/new');
    const key = await page.locator('html').getAttribute('data-key');
    expect(key).toMatch(/^[0-9a-f]{64}$/);
    await page.getByLabel(students.fields.name, { exact: true }).fill(typed);
    await expect.poll(() => stored(page)).toContain('sealed');
    const tab = await context.newPage();
    await page.close({ runBeforeUnload: true });
    await endDeskSessions(person);

    await tab.goto('/');
    const after = await stored(tab);
    expect(after).toContain('sealed');
    expect(after).not.toContain(typed);
    const kept = await context.storageState({ indexedDB: true });
    expect(JSON.stringify(kept)).not.toContain(key);
    await tab.goto('/desk/students/new');
    await expect(tab).toHaveURL(/sign-in/);
    await expect(tab.locator('html')).toHaveAttribute('data-script', '');
    expect(await tab.content()).not.toContain(key);

    await signInToDesk(context, 'editor', newName());
    await tab.goto('/desk/students/new');
    await expect(tab.locator('html')).toHaveAttribute('data-script', '');
    await expect(offer(tab)).toHaveCount(0);
    expect(await stored(tab)).not.toContain(typed);

    await signInToDesk(context, 'editor', person);
    await tab.goto('/desk/students/new');
    await tab.getByRole('button', { name: keptForm.bringBack }).click();
    await expect(tab.getByLabel(students.fields.name, { exact: true })).toHaveValue(typed);
    expect(await stored(tab)).not.toContain(typed);
  });

  test('is kept at the last moment, when the page is left at once', async ({ page }) => {
    await page.goto('/desk/students/new');
    await expect(page.locator('html')).toHaveAttribute('data-script', '');
    await page.getByLabel(students.fields.name, { exact: true }).fill('Leaves');
    // In one step with the typing no timer can have kept it.
    await page.evaluate(() => {
      const name = document.querySelector<HTMLInputElement>('[name="name"]');
      if (name) name.value = 'Leaves at once';
      name?.dispatchEvent(new Event('input', { bubbles: true }));
      location.assign('/');
    });
    await page.waitForURL('/');
    await page.goto('/desk/students/new');
    await page.getByRole('button', { name: keptForm.bringBack }).click();
    await expect(page.getByLabel(students.fields.name, { exact: true })).toHaveValue('Leaves at once');
  });

  test('is sent again by one press after the session has ended', async ({ page, context }) => {
    const name = newName();
    await page.goto('/desk/products/new');
    await page.getByLabel(products.fields.name, { exact: true }).fill(name);
    await context.clearCookies();
    await page.getByRole('button', { name: editing.actions.saveDraft, exact: true }).click();
    await expect(page.getByRole('heading', { name: shell.signedOut.title })).toBeVisible();
    await expectNoBarrier(page);
    await signInToDesk(context, 'editor', newName());
    await page.getByRole('button', { name: shell.signedOut.sendAgain }).click();
    await expect(page).toHaveURL(/done=draft/);
    await expect(page.getByLabel(products.fields.name, { exact: true })).toHaveValue(name);
  });
});

test.describe('a form that is sent', () => {
  // The browser notes a request that fails in its console.
  test.use({ expectedNoise: /net::ERR/ });
  const name = (page: Page) => page.getByLabel(products.fields.name, { exact: true });
  const saveButton = (page: Page) =>
    page.getByRole('button', { name: editing.actions.saveDraft, exact: true });
  const savingButton = (page: Page) => page.getByRole('button', { name: sending.saving, exact: true });
  const notSaved = (page: Page) => page.getByRole('status').filter({ hasText: sending.notSaved });
  let typed = '';

  test.beforeEach(async ({ page, context }) => {
    await signInToDesk(context, 'editor', newName());
    await page.goto('/desk/products/new');
    typed = newName();
    await name(page).fill(typed);
  });

  async function expectSavedOnce(page: Page): Promise<void> {
    await expect(page).toHaveURL(/done=draft/);
    await page.goto('/desk/products');
    await expect(page.getByRole('main').getByRole('link', { name: typed })).toHaveCount(1);
  }

  test('without a connection stays on its page, says so, and is sent when the connection is back', async ({
    page,
    context,
  }) => {
    await context.setOffline(true);
    await saveButton(page).click();
    await expect(notSaved(page)).toBeInViewport({ ratio: 1 });
    await expect(saveButton(page)).toBeVisible();
    await expect(name(page)).toHaveValue(typed);
    await expectNoBarrier(page);
    // It is said once, however often it is tried.
    await saveButton(page).click();
    await expect(notSaved(page)).toHaveCount(1);
    await context.setOffline(false);
    await expectSavedOnce(page);
  });

  test('is sent once where its button is pressed just when the connection is back', async ({
    page,
    context,
  }) => {
    await context.setOffline(true);
    await name(page).press('Enter');
    await expect(notSaved(page)).toBeVisible();
    await saveButton(page).evaluate((button: HTMLButtonElement) =>
      addEventListener('online', () => button.click()),
    );
    await context.setOffline(false);
    await expectSavedOnce(page);
  });

  test('while the site does not answer stays on its page, and is sent by the next press', async ({
    page,
  }) => {
    await page.route('/healthz', (route) => route.abort());
    await saveButton(page).click();
    await expect(notSaved(page)).toBeVisible();
    await page.unroute('/healthz');
    await saveButton(page).click();
    await expectSavedOnce(page);
  });

  test('is sent once where its button is pressed twice, and the button says that it is sent', async ({
    page,
  }) => {
    const release = await holdScripts(page, /healthz/);
    await saveButton(page).dblclick();
    await expect(savingButton(page)).toHaveCount(1);
    await savingButton(page).click();
    release();
    await expectSavedOnce(page);
  });

  test('can be sent anew by someone who comes back to its page', async ({ page }) => {
    const release = await holdScripts(page, /healthz/);
    await saveButton(page).click();
    await expect(savingButton(page)).toBeVisible();
    // As from a browser that has kept the page.
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expect(saveButton(page)).toBeVisible();
    await saveButton(page).click();
    release();
    await expectSavedOnce(page);
  });
});

test('what is deleted is restored in three presses, and the log tells of it', async ({ page, context }) => {
  const person = newName();
  await signInToDesk(context, 'owner', person);
  const address = await saveDraft(page);
  const name = await page.getByLabel(products.fields.name, { exact: true }).inputValue();
  await moveToBin(page);
  await page.getByRole('contentinfo').getByRole('link', { name: shell.sections.bin, exact: true }).click();
  const row = page.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('30 days left');
  await expect(row).toContainText(person);
  await expectNoBarrier(page);
  await row.getByRole('button', { name: bin.restore }).click();
  await expect(page.getByText(bin.done.restored)).toBeVisible();
  await page.getByRole('link', { name: bin.showRestored }).click();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await expect(page.getByLabel(products.fields.name, { exact: true })).toHaveValue(name);

  await page.goto('/desk/log');
  await page.getByText(log.narrow).click();
  await page.getByLabel(log.person).selectOption({ label: person });
  await page.getByLabel(log.kind).selectOption({ label: log.kinds['product'] ?? '' });
  await page.getByLabel(log.entry).fill(name);
  await page.getByRole('button', { name: log.show, exact: true }).click();
  await expect(page).toHaveURL(/kind=product/);
  const entries = page.getByRole('main').getByRole('listitem');
  await expect(entries).toHaveText([
    new RegExp(fillIn(log.sentences['*/restore'] ?? '', { person, entry: name })),
    new RegExp(fillIn(log.sentences['*/move-to-bin'] ?? '', { person, entry: name })),
    new RegExp(fillIn(log.sentences['*/save-draft'] ?? '', { person, entry: name })),
  ]);
  await entries.last().getByText(log.changes).click();
  await expect(entries.last().getByText(`${log.after}: ${name}`)).toBeVisible();
  await expectNoBarrier(page);
});

test('Home leads a new owner to the first steps, and says what waits', async ({ page, context }) => {
  await signInToDesk(context, 'owner', newName());
  await page.goto('/desk');
  await expect(page.getByRole('heading', { name: home.waits })).toBeVisible();
  await expect(page.getByText(/^Visitors still see samples/)).toBeVisible();
  await expectNoBarrier(page);
  await page.getByRole('link', { name: home.firstSteps.link, exact: true }).click();
  await expect(page.getByRole('heading', { name: firstSteps.title })).toBeVisible();
  await page.getByRole('link', { name: firstSteps.steps.product.link }).click();
  await expect(page).toHaveURL(/products\/new$/);
  await page.goBack();
  await expectNoBarrier(page);
});

// A process that ends tells its page nothing, so nothing can be kept at the last moment.
async function killTab(page: Page): Promise<Page> {
  await page.waitForTimeout(1000);
  const next = await page.context().newPage();
  const ended = page.waitForEvent('crash');
  void page.goto('chrome://crash').catch(() => undefined);
  await ended;
  await page.close();
  return next;
}

async function saveDraft(page: Page): Promise<string> {
  await page.goto('/desk/products/new');
  await page.getByLabel(products.fields.name, { exact: true }).fill(newName());
  await page.getByRole('button', { name: editing.actions.saveDraft, exact: true }).click();
  await expect(page).toHaveURL(/done=draft/);
  return new URL(page.url()).pathname;
}

async function moveToBin(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: editing.actions.moveToBin });
  if (!(await button.isVisible())) await page.getByText(editing.more, { exact: true }).click();
  await button.click();
  await expect(page).toHaveURL(/done=binned/);
}
