import { randomUUID } from 'node:crypto';
import { expect, type Page, type Route, test } from '@playwright/test';
import { expectNoBarrier } from './barriers.ts';

const json = (status: number, body: object) => (route: Route) =>
  route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) });

test.describe('what the page tells', () => {
  test('it shows the house, a day in it, four steps and how long approval takes', async ({ page }) => {
    await page.goto('/hostel-enrollment');

    await expect(page).toHaveTitle(/Hostel enrollment/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('img', { name: /hostel/ })).toBeVisible();
    await expect(page.getByRole('region', { name: /ordinary day/ })).toContainText('The bus with a ramp');
    await expect(page.getByRole('region', { name: /^Four steps/ }).getByRole('listitem')).toHaveCount(4);
    await expect(page.getByText('Approval in 5-7 working days')).toBeVisible();
    await expect(page.getByText(/goes to our hostel office and to nobody else/)).toBeVisible();
  });

  test('it leads to the form and to people who answer', async ({ page }) => {
    await page.goto('/hostel-enrollment');
    await page.getByRole('link', { name: 'Apply for a place' }).click();
    await expect(page.getByLabel('First Name')).toBeInViewport();

    const contact = page.getByRole('region', { name: 'Rather talk than type?' });
    await expect(contact.getByRole('link', { name: /^\+91/ })).toHaveAttribute('href', /^tel:\+\d+$/);
    await expect(contact.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
    const whatsapp = contact.getByRole('link', { name: /hostel office/ });
    await expect(whatsapp).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=Hello!%20/);
    await expect(whatsapp).toHaveAttribute('target', '_blank');
  });

  test('one question is open at a time, by keyboard too', async ({ page }) => {
    await page.goto('/hostel-enrollment');
    const cost = page.getByText(/a month for bed, three meals/);
    const papers = page.getByText(/None for the application/);
    await expect(cost).toBeHidden();

    await page.getByText('What does a place cost?').click();
    await expect(cost).toBeVisible();

    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(papers).toBeVisible();
    await expect(cost).toBeHidden();
  });

  test('it fits a screen of 320 pixels', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/hostel-enrollment');

    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

test.describe('the form', () => {
  test('has what it asks for, and says so to whoever fills it in', async ({ page }) => {
    await page.goto('/hostel-enrollment');

    for (const [label, autocomplete] of [
      ['First Name', 'given-name'],
      ['Last Name', 'family-name'],
      ['Email', 'email'],
      ['Phone', 'tel'],
      ['Address', 'street-address'],
    ] as const) {
      await expect(page.getByLabel(label)).toHaveAttribute('autocomplete', autocomplete);
      await expect(page.getByLabel(label)).toHaveJSProperty('required', true);
    }
    await expect(page.getByLabel('Phone')).toHaveAttribute('type', 'tel');
    await expect(page.getByLabel('Purpose').getByRole('option')).toHaveText([
      'Select Purpose',
      'Education',
      'Work',
      'Other',
    ]);
    await expect(page.getByLabel('Duration').getByRole('option')).toHaveText([
      '3 months',
      '6 months',
      '1 year',
    ]);
    await expect(page.getByLabel('Duration')).toHaveValue('6months');
    await expect(page.getByLabel('Additional Information')).toHaveJSProperty('required', false);
  });

  test('names every mistake, leads to it, and puts the focus on the first', async ({ page }) => {
    await page.goto('/hostel-enrollment');
    await page.getByLabel('First Name').fill('   ');
    await page.getByLabel('Email').fill('asha@');
    await send(page);

    const summary = page.getByRole('group', { name: 'Please mend this first' });
    await expect(summary.getByRole('link')).toHaveText([
      'Enter your first name.',
      'Enter your last name.',
      'Enter an email address like name@example.org.',
      'Enter a phone number.',
      'Enter your address.',
      'Choose a purpose.',
    ]);
    await expect(page.getByLabel('First Name')).toBeFocused();
    await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/name@example\.org/);

    await summary.getByRole('link', { name: 'Choose a purpose.' }).click();
    await expect(page.getByLabel('Purpose')).toBeFocused();
  });

  test('is sent by the browser; the thanks stay by the button, and nothing is cleared', async ({ page }) => {
    const name = newName();
    await page.goto('/hostel-enrollment');
    await fillIn(page, { name, more: '🙏 मला तळमजल्यावर खोली हवी. '.repeat(60).trim() });
    const { message, reference } = await answerTo(page, () => send(page));

    expect(message).toContain(reference);
    expect(reference).toMatch(/^HE-[0-9A-Z]{6}$/);
    await expect(messages(page).getByText(message)).toBeVisible();
    await expect(form(page).getByRole('status')).toContainText(reference);
    await expect(form(page).getByRole('status')).toBeInViewport();
    await expect(page.getByLabel('First Name')).toHaveValue(name);
    await expect(page.getByLabel('Purpose')).toHaveValue('education');
  });

  test('sent again unchanged, it has the same reference', async ({ page }) => {
    await page.goto('/hostel-enrollment');
    await fillIn(page, { name: newName() });
    const first = await answerTo(page, () => send(page));
    await expect(form(page).getByRole('status')).toBeVisible();
    const second = await answerTo(page, () => send(page));

    expect(second).toEqual(first);
  });

  test('works by keyboard alone', async ({ page }) => {
    await page.goto('/hostel-enrollment');
    await page.getByLabel('First Name').focus();
    for (const typed of [newName(), 'Rao', 'asha@example.org', '98765 43210', '12 Temple Road']) {
      await page.keyboard.type(typed);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.type('Work');
    await page.keyboard.press('Tab');
    await page.keyboard.type('1 year');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Submit Application' })).toBeFocused();
    await page.keyboard.press('Enter');

    await expect(form(page).getByRole('status')).toContainText(/HE-\w{6}/);
    await expect(page.getByLabel('Purpose')).toHaveValue('work');
    await expect(page.getByLabel('Duration')).toHaveValue('1year');
  });

  test('pressed twice, it is sent once, and the button says that it is sending', async ({ page }) => {
    let sent = 0;
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/enrollment/add', async (route) => {
      sent += 1;
      await held;
      await json(201, {})(route);
    });
    await page.goto('/hostel-enrollment');
    await fillIn(page, { name: newName() });
    await send(page);
    const button = page.getByRole('button', { name: 'Sending your application…' });
    await expect(button).toBeVisible();
    await button.click({ force: true });
    await page.getByLabel('First Name').press('Enter');
    answer();

    await expect(messages(page).getByText('Form submitted successfully!')).toBeVisible();
    await expect(form(page).getByRole('status')).toHaveText('Form submitted successfully!');
    expect(sent).toBe(1);
  });

  for (const { status, body, said } of [
    { status: 429, body: { message: 'Please wait a little.' }, said: 'Please wait a little.' },
    { status: 503, body: { message: 'Our records are shut.' }, said: 'Our records are shut.' },
    { status: 500, body: {}, said: 'Failed to enroll!' },
  ]) {
    test(`refused with ${status}, it says “${said}” and keeps everything`, async ({ page }) => {
      await page.route('**/enrollment/add', json(status, body));
      const name = newName();
      await page.goto('/hostel-enrollment');
      await fillIn(page, { name });
      await send(page);

      await expect(messages(page).getByRole('alert')).toContainText(said);
      await expect(form(page).getByRole('alert')).toContainText(said);
      await expect(page.getByLabel('First Name')).toHaveValue(name);

      await page.unroute('**/enrollment/add');
      await send(page);
      await expect(form(page).getByRole('status')).toContainText(/HE-\w{6}/);
    });
  }

  test('never reached the server: it says so and can be sent again', async ({ page }) => {
    await page.route('**/enrollment/add', (route) => route.abort());
    await page.goto('/hostel-enrollment');
    await fillIn(page, { name: newName() });
    await send(page);

    await expect(messages(page).getByText('Failed to enroll!')).toBeVisible();
    await expect(form(page).getByRole('alert')).toContainText('What you typed is still here.');
  });

  test('shows at its field what only the server found', async ({ page }) => {
    const errors = { phone: 'This number is not in use.' };
    await page.route('**/enrollment/add', json(422, { message: 'One thing is wrong.', errors }));
    await page.goto('/hostel-enrollment');
    await fillIn(page, { name: newName() });
    await send(page);

    await expect(messages(page).getByText('One thing is wrong.')).toBeVisible();
    await expect(page.getByRole('link', { name: errors.phone })).toBeVisible();
    await expect(page.getByLabel('Phone')).toBeFocused();
    await expect(page.getByLabel('Phone')).toHaveAccessibleDescription(/not in use/);
  });

  test('keeps what was typed when the tab is loaded again', async ({ page }) => {
    const name = newName();
    await page.goto('/hostel-enrollment');
    await fillIn(page, { name, more: 'A room near the garden.' });
    await page.getByLabel('Duration').selectOption('3 months');
    // Kept from when the form has come alive.
    await expect.poll(() => page.evaluate(() => Object.values(sessionStorage).join())).toContain('3months');
    await page.reload();
    await page.getByRole('heading', { name: 'Apply for a place' }).scrollIntoViewIfNeeded();

    await expect(page.getByLabel('First Name')).toHaveValue(name);
    await expect(page.getByLabel('Address')).toHaveValue('12 Temple Road\nPune');
    await expect(page.getByLabel('Purpose')).toHaveValue('education');
    await expect(page.getByLabel('Duration')).toHaveValue('3months');
    await expect(page.getByLabel('Additional Information')).toHaveValue('A room near the garden.');
  });

  test('posted by the browser itself because the scripts were late, it goes on from the answer', async ({
    page,
  }) => {
    const name = newName();
    await page.goto('/hostel-enrollment');
    await fillIn(page, { name });
    await page.getByLabel('Email').fill('asha@');
    await form(page).evaluate((element: HTMLFormElement) => element.submit());
    await expect(page.getByRole('link', { name: /name@example\.org/ })).toBeVisible();
    await expect(page.getByLabel('Email')).toBeFocused();

    await page.getByLabel('Email').fill('asha@example.org');
    const { reference } = await answerTo(page, () => send(page));
    await expect(form(page).getByRole('status')).toContainText(reference);
    await expect(page.getByLabel('First Name')).toHaveValue(name);
  });

  test('works where the tab’s storage is forbidden', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('forbidden', 'SecurityError');
        },
      });
    });
    await page.goto('/hostel-enrollment');
    await fillIn(page, { name: newName() });
    await send(page);

    await expect(form(page).getByRole('status')).toContainText(/HE-\w{6}/);
  });

  test('sends along what a machine wrote into the field that nobody sees', async ({ page }) => {
    await page.goto('/hostel-enrollment');
    await fillIn(page, { name: newName() });
    await page.locator('input[name=website]').fill('https://spam.example', { force: true });
    const request = page.waitForRequest('**/enrollment/add');
    await send(page);

    expect((await request).postDataJSON()).toMatchObject({ website: 'https://spam.example' });
    await expect(form(page).getByRole('status')).toContainText(/HE-\w{6}/);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page comes back with the mistakes and with what was typed', async ({ page }) => {
    await page.goto('/hostel-enrollment');
    await fillIn(page, { name: 'Asha <b>"O’Hara"</b>' });
    await page.getByLabel('Email').fill('asha@');
    await page.getByLabel('Duration').selectOption('1 year');
    const answered = page.waitForResponse((answer) => answer.request().method() === 'POST');
    await send(page);

    expect((await answered).status()).toBe(422);
    const mistake = page.getByRole('link', { name: 'Enter an email address like name@example.org.' });
    await expect(mistake).toBeInViewport();
    await expect(mistake).toHaveAttribute('href', '#email');
    await expect(page.getByLabel('First Name')).toHaveValue('Asha <b>"O’Hara"</b>');
    await expect(page.getByLabel('Email')).toHaveValue('asha@');
    await expect(page.getByLabel('Address')).toHaveValue('12 Temple Road\nPune');
    await expect(page.getByLabel('Purpose')).toHaveValue('education');
    await expect(page.getByLabel('Duration')).toHaveValue('1year');
  });

  test('the page comes back with the thanks, and loading it again changes nothing', async ({ page }) => {
    await page.goto('/hostel-enrollment');
    await fillIn(page, { name: newName() });
    await send(page);

    const thanks = form(page).getByRole('status');
    await expect(thanks).toContainText(/HE-\w{6}/);
    await expect(thanks).toBeInViewport();
    const said = await thanks.innerText();
    await page.reload();
    await expect(thanks).toHaveText(said);
  });

  test('questions open and close', async ({ page }) => {
    await page.goto('/hostel-enrollment');
    await page.getByText('Which papers do I need?').click();

    await expect(page.getByText(/None for the application/)).toBeVisible();
  });
});

test.describe('for everyone', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('no state has a barrier, and nobody hears a complaint from the page', async ({ page }) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['warning', 'error'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto('/hostel-enrollment');
    await page.getByText('What does a place cost?').click();
    await expectNoBarrier(page);

    await send(page);
    await expect(page.getByLabel('First Name')).toBeFocused();
    await expectNoBarrier(page);

    await fillIn(page, { name: newName() });
    await send(page);
    await expect(form(page).getByRole('status')).toBeVisible();
    await expectNoBarrier(page);
    expect(complaints).toEqual([]);
  });
});

const form = (page: Page) => page.getByRole('form', { name: 'Apply for a place' });
const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });

// The database is one for all tests, and the identical application is stored once.
function newName(): string {
  return `Aśa ${randomUUID().slice(0, 8)}`;
}

async function fillIn(page: Page, { name, more }: { name: string; more?: string }): Promise<void> {
  await page.getByLabel('First Name').fill(name);
  await page.getByLabel('Last Name').fill('D’Souza राव');
  await page.getByLabel('Email').fill('asha@example.org');
  await page.getByLabel('Phone').fill('+91 98765 43210');
  await page.getByLabel('Address').fill('12 Temple Road\nPune');
  await page.getByLabel('Purpose').selectOption('Education');
  if (more !== undefined) await page.getByLabel('Additional Information').fill(more);
}

async function send(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Submit Application' }).click();
}

async function answerTo(
  page: Page,
  act: () => Promise<void>,
): Promise<{ message: string; reference: string }> {
  const answered = page.waitForResponse('**/enrollment/add');
  await act();
  return (await answered).json();
}
