import type { Page } from '@playwright/test';
import { holdScripts } from './hold-scripts.ts';
import { expect, test } from './quiet-test.ts';

// React says so where it draws an island anew.
test.use({ expectedNoise: /Minified React error #418/ });

/** What changes a page before its scripts come. */
const changes = {
  'a translator that wraps words': () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.data.trim() === '' || text.parentElement?.closest('script, style, option, textarea')) continue;
      const font = document.createElement('font');
      text.replaceWith(font);
      font.append(text);
    }
  },
  'a translator that changes words': () => {
    for (const element of document.querySelectorAll('[data-island] :is(label, button, a, h2, p, legend)'))
      for (const node of element.childNodes)
        if (node instanceof Text && node.data.trim() !== '') node.data = `ü ${node.data}`;
  },
  'a password manager': () => {
    for (const field of document.querySelectorAll('input, textarea')) {
      field.before(document.createElement('div'));
      field.after(document.createElement('com-password-button'));
      field.setAttribute('data-password-manager', '');
    }
    for (const button of document.querySelectorAll('[data-island] button'))
      button.before(document.createElement('div'));
  },
  'an extension that removes links and pictures': () => {
    for (const island of document.querySelectorAll('[data-island]')) {
      Array.from(island.querySelectorAll('a'))
        .slice(-2)
        .forEach((link) => link.remove());
      island.querySelector('img, svg, p')?.remove();
    }
  },
  'an extension that adds controls': () => {
    for (const island of document.querySelectorAll('[data-island]')) {
      const within = island.querySelector('form') ?? island.firstElementChild;
      within?.prepend(document.createElement('input'));
      within?.append(document.createElement('button'));
    }
  },
} satisfies Record<string, () => void>;

for (const [name, change] of Object.entries(changes))
  test.describe(`a page that was changed by ${name} before its script came`, () => {
    async function open(page: Page, path: string): Promise<() => void> {
      const release = await holdScripts(page);
      await page.goto(path);
      await page.evaluate(change);
      return release;
    }

    test('keeps what is typed and chosen in the application, and the place of the cursor', async ({
      page,
    }) => {
      const release = await open(page, '/hostel-enrollment');
      const form = page.locator('[data-island=application-form]');
      await form.locator('#firstName').pressSequentially('Asha');
      await form.locator('#purpose').selectOption('work');
      await form.locator('#additionalInfo').pressSequentially('Namaste');
      await form.locator('#additionalInfo').press('Home');
      release();

      await expect(form).toHaveAttribute('data-hydrated', '');
      await page.keyboard.type('Oh, ');
      await expect(form.locator('#additionalInfo')).toHaveValue('Oh, Namaste');
      await expect(form.locator('#firstName')).toHaveValue('Asha');
      await expect(form.locator('#purpose')).toHaveValue('work');
    });

    test('keeps a press of the button of the application', async ({ page }) => {
      const release = await open(page, '/hostel-enrollment');
      await page.locator('[data-island=application-form] [type=submit]').click();
      release();
      await expect(page.locator('#firstName')).toBeFocused();
      await expect(page.locator('#firstName')).toHaveAttribute('aria-invalid', 'true');
    });

    test('keeps a press on Show of the list of students', async ({ page }) => {
      const release = await open(page, '/enrolled');
      await page.locator('[data-island=student-list] button[class]').first().click();
      release();
      await expect(page.getByRole('table').or(page.getByRole('article')).first()).toBeVisible();
    });

    test('keeps a press on a picture of the gallery', async ({ page }) => {
      const release = await open(page, '/gallery');
      await page.locator('[data-island=gallery] a[href*="open="]').first().click();
      release();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    });

    test('keeps a choice of a product and the press that puts it into the cart', async ({ page }) => {
      const release = await open(page, '/shop/block-print-kurta');
      const choices = page.locator('[data-island=product] input[type=radio]');
      await choices.nth(1).check({ force: true });
      await page.locator('[data-island=product] form button[class]').first().click();
      release();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expect(choices.nth(1)).toBeChecked();
    });

    test('keeps the amount of a gift that was chosen, and shows its code', async ({ page }) => {
      const release = await open(page, '/donate');
      const amounts = page.locator('[data-island=giving] input[name=amount]');
      await amounts.nth(1).check({ force: true });
      release();
      await expect(page.locator('[data-island=giving] a[href*="am="]').first()).toBeAttached();
      await expect(amounts.nth(1)).toBeChecked();
    });
  });

test('a letter, a paste and a word of a Hindi keyboard end on the control on which they began', async ({
  page,
}) => {
  await page.addInitScript(holdReact);
  const release = await holdScripts(page);
  await page.goto('/hostel-enrollment');
  await page.evaluate(changes['a translator that wraps words']);
  const form = page.locator('[data-island=application-form]');
  const name = form.locator('#lastName');
  await name.click();
  const before = await name.elementHandle();
  release();
  await page.waitForFunction(() => globalThis.heldTasks?.length);

  await page.keyboard.type('Rao');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('ControlOrMeta+C');
  await page.keyboard.press('End');
  await page.keyboard.press('ControlOrMeta+V');
  await name.click({ button: 'right', position: { x: 60, y: 10 } });
  await page.keyboard.press('End');
  const keyboard = await page.context().newCDPSession(page);
  await keyboard.send('Input.imeSetComposition', { text: 'रा', selectionStart: 2, selectionEnd: 2 });
  await keyboard.send('Input.insertText', { text: 'राव' });
  expect(await before.evaluate((control) => control.isConnected)).toBe(true);

  await page.evaluate(() => globalThis.releaseTasks?.());
  await expect(form).toHaveAttribute('data-hydrated', '');
  expect(await before.evaluate((control) => control.isConnected)).toBe(false);
  await page.keyboard.type('!');
  await expect(name).toHaveValue('RaoRaoराव!');
});

declare global {
  var heldTasks: (() => void)[] | undefined;
  var releaseTasks: (() => void) | undefined;
}

/** Holds the tasks in which React hydrates, which it begins with a message to itself, so that what a visitor does comes between. */
function holdReact(): void {
  const post = MessagePort.prototype.postMessage;
  const held: (() => void)[] = [];
  globalThis.heldTasks = held;
  MessagePort.prototype.postMessage = function hold(message: unknown) {
    held.push(() => post.call(this, message));
  };
  globalThis.releaseTasks = () => {
    MessagePort.prototype.postMessage = post;
    for (const run of held) run();
  };
}
