import { type Page, type Route, chromium } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { expectNoBarrier } from './barriers.ts';
import { holdScripts } from './hold-scripts.ts';
import { facts, messages } from './messages.ts';
import { expect, test } from './quiet-test.ts';

const { hostel, applicationForm: labels, forms, shell } = messages;
const { problems } = forms;
const [question, nextQuestion] = hostel.faq.items;
if (!question || !nextQuestion) throw new Error('The hostel page has too few questions for its tests.');

const json = (status: number, body: object) => (route: Route) =>
  route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) });

test.describe('what the page tells', () => {
  test('it shows the house, a day in it, four steps and how long approval takes, and leads to the form and to people who answer', async ({
    page,
  }) => {
    await page.goto('/hostel-enrollment');

    await expect(page).toHaveTitle(new RegExp(hostel.title));
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('img', { name: hostel.hero.pictureAlt })).toBeVisible();
    const day = page.getByRole('region', { name: hostel.day.heading });
    await expect(day.getByRole('listitem').filter({ has: page.locator('time') })).toHaveCount(
      hostel.day.hours.length,
    );
    await expect(day.locator('time').first()).toHaveAttribute('datetime', facts.hostelDay[0] ?? '');
    await expect(page.getByRole('region', { name: hostel.steps.heading }).getByRole('listitem')).toHaveCount(
      4,
    );
    await expect(page.getByText('Approval in 5-7 working days')).toBeVisible();
    await expect(page.getByText(labels.privacy)).toBeVisible();
    const [listed = ''] = labels.studentList.split(' {');
    await expect(page.getByText(listed)).toBeVisible();

    await page.getByRole('link', { name: hostel.hero.apply }).click();
    await expect(page.getByLabel(labels.firstName)).toBeInViewport();

    const contact = page.getByRole('region', { name: hostel.contact.heading });
    await expect(contact.getByRole('link', { name: shell.call })).toHaveAttribute('href', /^tel:\+\d+$/);
    await expect(contact.getByRole('link', { name: hostel.contact.write })).toHaveAttribute(
      'href',
      /^mailto:/,
    );
    const whatsapp = contact.getByRole('link', { name: shell.footer.whatsapp });
    await expect(whatsapp).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=Hello!%20/);
    await expect(whatsapp).toHaveAttribute('target', '_blank');
    // Each detail stands once on the page: in the footer, where this link leads.
    await contact.getByRole('link', { name: messages.home.contact.details }).click();
    await expect(page.getByRole('contentinfo').getByText(facts.address[0] ?? '')).toBeInViewport();
    await expect(page.getByText(facts.phone).filter({ visible: true })).toHaveCount(1);
  });

  test('tells in this order: the facts, what keeps a child safe, four steps, questions, the form, contact', async ({
    page,
  }) => {
    await page.goto('/hostel-enrollment');
    const answers = page.getByRole('region', { name: hostel.answers.heading });
    await expect(answers.getByRole('term')).toHaveText(hostel.answers.lines.map(({ label }) => label));
    await expect(answers.getByRole('definition')).toHaveText(hostel.answers.lines.map(({ text }) => text));

    const safe = page.getByRole('region', { name: hostel.safe.heading });
    await expect(safe.getByRole('listitem')).toHaveText(hostel.safe.items);
    await expect(safe.getByRole('link', { name: messages.factLabels.childline.link })).toHaveAttribute(
      'href',
      'tel:1098',
    );

    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      hostel.answers.heading,
      hostel.safe.heading,
      hostel.day.heading,
      hostel.steps.heading,
      hostel.faq.heading,
      labels.heading,
      hostel.contact.heading,
    ]);
  });

  test('a family that has applied finds its application from the top', async ({ page }) => {
    await page.goto('/hostel-enrollment');
    const link = page.getByRole('main').getByRole('link', { name: messages.ownApplication.link }).first();
    await expect(link).toHaveAttribute('href', '/application');
  });

  test('one question is open at a time, by keyboard too', async ({ page }) => {
    await page.goto('/hostel-enrollment');
    await expect(page.getByText(question.answer)).toBeHidden();

    await page.getByText(question.question).click();
    await expect(page.getByText(question.answer)).toBeVisible();

    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText(nextQuestion.answer)).toBeVisible();
    await expect(page.getByText(question.answer)).toBeHidden();
  });
});

test.describe('the form', () => {
  test('has what it asks for, and says so to whoever fills it in', async ({ page }) => {
    await page.goto('/hostel-enrollment');

    for (const [label, autocomplete] of [
      [labels.firstName, 'given-name'],
      [labels.lastName, 'family-name'],
      [labels.email, 'email'],
      [labels.phone, 'tel'],
      [labels.address, 'street-address'],
    ] as const) {
      await expect(page.getByLabel(label)).toHaveAttribute('autocomplete', autocomplete);
      await expect(page.getByLabel(label)).toHaveJSProperty('required', true);
    }
    await expect(page.getByLabel(labels.phone)).toHaveAttribute('type', 'tel');
    await expect(page.getByLabel(labels.purpose).getByRole('option')).toHaveText([
      labels.selectPurpose,
      ...Object.values(labels.purposes),
    ]);
    await expect(page.getByLabel(labels.duration).getByRole('option')).toHaveText(
      Object.values(labels.durations),
    );
    await expect(page.getByLabel(labels.purpose)).toHaveJSProperty('required', true);
    await expect(page.getByLabel(labels.duration)).toHaveValue('6months');
    // A list without an empty first choice can't be left out, and HTML forbids to require it.
    await expect(page.getByLabel(labels.duration)).toHaveJSProperty('required', false);
    await expect(page.getByLabel(labels.additionalInfo)).toHaveJSProperty('required', false);
  });

  test('names every mistake, leads to it, and puts the focus on the first', async ({ page }) => {
    await page.goto('/hostel-enrollment');
    await page.getByLabel(labels.firstName).fill('   ');
    await page.getByLabel(labels.email).fill('asha@');
    await send(page);

    const summary = page.getByRole('group', { name: forms.summary });
    await expect(summary.getByRole('link')).toHaveText([
      problems.firstName.missing,
      problems.lastName.missing,
      problems.email['not-an-email'],
      problems.phone.missing,
      problems.address.missing,
      problems.purpose['not-a-choice'],
    ]);
    await expect(page.getByLabel(labels.firstName)).toBeFocused();
    await expect(page.getByLabel(labels.email)).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel(labels.email)).toHaveAccessibleDescription(
      `${labels.emailHint} ${problems.email['not-an-email']}`,
    );

    await summary.getByRole('link', { name: problems.purpose['not-a-choice'] }).click();
    await expect(page.getByLabel(labels.purpose)).toBeFocused();
  });

  test('says which of two phone numbers will be called', async ({ page }) => {
    await page.goto('/hostel-enrollment');
    await page.getByLabel(labels.phone).fill('98765 43210 / 91234 56780');
    await page.getByLabel(labels.address).focus();
    const said = forms.phoneInDoubt.replace('{phone}', '+91 98765 43210');
    await expect(page.getByLabel(labels.phone)).toHaveAccessibleDescription(said);
  });

  test('asks to check a phone number of fewer than 7 digits, and takes it', async ({ page }) => {
    await page.goto('/hostel-enrollment');
    await fillIn(page, { name: newName() });
    await page.getByLabel(labels.phone).fill('98765');
    await page.getByLabel(labels.address).focus();
    await expect(page.getByLabel(labels.phone)).toHaveAccessibleDescription(forms.shortPhone);

    await send(page);
    await expect(
      form(page)
        .getByRole('status')
        .filter({ hasText: /HE-\w{6}/ }),
    ).toBeVisible();
  });

  test('is sent by the browser; the thanks stay by the button, and nothing is cleared', async ({ page }) => {
    const name = newName();
    await page.goto('/hostel-enrollment');
    await fillIn(page, { name, more: '🙏 मला तळमजल्यावर खोली हवी. '.repeat(60).trim() });
    const { message, reference } = await answerTo(page, () => send(page));

    expect(message).toContain(reference);
    expect(reference).toMatch(/^HE-[0-9A-Z]{6}$/);
    await expect(toasts(page).getByText(message)).toBeVisible();
    await expect(form(page).getByRole('status').first()).toContainText(reference);
    await expect(form(page).getByRole('status').first()).toBeInViewport();
    await expect(page.getByLabel(labels.firstName)).toHaveValue(name);
    await expect(page.getByLabel(labels.purpose)).toHaveValue('education');
  });

  test('its reference can be copied, and sent to oneself on WhatsApp', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/hostel-enrollment');
    await fillIn(page, { name: newName() });
    await send(page);
    const thanks = form(page).getByRole('status').first();
    await expect(thanks).toContainText(/HE-\w{6}/);
    const reference = /HE-\w{6}/.exec(await thanks.innerText())?.[0] ?? '';

    await form(page).getByRole('button', { name: labels.reference.copy }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(reference);
    const link = form(page).getByRole('link', { name: labels.reference.send });
    const address = new URL((await link.getAttribute('href')) ?? '');
    expect(address.origin + address.pathname).toBe('https://wa.me/');
    expect(address.searchParams.get('text')).toContain(reference);
    await expect(link).toHaveAttribute('target', '_blank');
  });

  test('sent again unchanged, it has the same reference', async ({ page }) => {
    await page.goto('/hostel-enrollment');
    await fillIn(page, { name: newName() });
    const first = await answerTo(page, () => send(page));
    await expect(form(page).getByRole('status').first()).toBeVisible();
    const second = await answerTo(page, () => send(page));

    expect(second).toEqual(first);
  });

  test('works by keyboard alone', async ({ page }) => {
    await page.goto('/hostel-enrollment');
    await page.getByLabel(labels.firstName).focus();
    for (const typed of [newName(), 'Rao', 'asha@example.org', '98765 43210', '12 Temple Road']) {
      await page.keyboard.type(typed);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.type(labels.purposes.work);
    await page.keyboard.press('Tab');
    await page.keyboard.type(labels.durations['1year']);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: labels.submit })).toBeFocused();
    await page.keyboard.press('Enter');

    await expect(form(page).getByRole('status').first()).toContainText(/HE-\w{6}/);
    await expect(page.getByLabel(labels.purpose)).toHaveValue('work');
    await expect(page.getByLabel(labels.duration)).toHaveValue('1year');
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
    const button = page.getByRole('button', { name: labels.sending });
    await expect(button).toBeVisible();
    await button.click({ force: true });
    await page.getByLabel(labels.firstName).press('Enter');
    answer();

    await expect(toasts(page).getByText(labels.submitted)).toBeVisible();
    await expect(form(page).getByRole('status')).toHaveText(labels.submitted);
    expect(sent).toBe(1);
  });

  test('keeps what was typed when the tab is loaded again', async ({ page }) => {
    const name = newName();
    await page.goto('/hostel-enrollment');
    await fillIn(page, { name, more: 'A room near the garden.' });
    await page.getByLabel(labels.duration).selectOption('3months');
    await expectStored(page, '3months');
    await page.reload();
    await page.getByRole('heading', { name: labels.heading }).scrollIntoViewIfNeeded();

    await expect(page.getByLabel(labels.firstName)).toHaveValue(name);
    await expect(page.getByLabel(labels.address)).toHaveValue('12 Temple Road\nPune');
    await expect(page.getByLabel(labels.purpose)).toHaveValue('education');
    await expect(page.getByLabel(labels.duration)).toHaveValue('3months');
    await expect(page.getByLabel(labels.additionalInfo)).toHaveValue('A room near the garden.');
  });

  test('keeps nothing of what was typed once it was sent and the page is left', async ({ page }) => {
    await page.goto('/hostel-enrollment');
    await fillIn(page, { name: newName(), more: 'A room near the garden.' });
    await expectStored(page, 'near the garden');
    await send(page);
    await expect(form(page).getByRole('status').first()).toContainText(/HE-\w{6}/);
    expect(await page.evaluate(() => sessionStorage.getItem('hostel-application'))).toBeNull();

    for (const open of [() => page.goBack(), () => page.goto('/hostel-enrollment')]) {
      await page.goto('/about');
      await open();
      await page.getByLabel(labels.firstName).focus();
      // Hydrated: it has filled in what was stored.
      await expectStored(page, '6months');
      await expectNothingTyped(page);
    }
  });

  test('keeps what is typed for another application after one was sent', async ({ page }) => {
    await page.goto('/hostel-enrollment');
    await fillIn(page, { name: newName() });
    await send(page);
    await expect(form(page).getByRole('status').first()).toContainText(/HE-\w{6}/);
    await page.getByLabel(labels.firstName).fill('Ravi');
    await page.goto('/about');
    await page.goto('/hostel-enrollment');
    await page.getByLabel(labels.firstName).focus();

    await expect(page.getByLabel(labels.firstName)).toHaveValue('Ravi');
  });

  // Playwright switches the back/forward cache off unless it is told not to.
  test(
    'shows nothing of what was typed and sent when the browser brings the page back by Back',
    { tag: '@chromium' },
    async ({ launchOptions, baseURL }) => {
      const browser = await chromium.launch({
        ...launchOptions,
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      });
      try {
        const page = await browser.newPage({ baseURL: baseURL ?? '' });
        await page.goto('/hostel-enrollment', { waitUntil: 'networkidle' });
        await page.evaluate(() => {
          addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
        });
        await fillIn(page, { name: newName(), more: 'A room near the garden.' });
        await page.getByLabel(labels.phone).fill('98765 43210 / 91234 56780');
        await page.getByLabel(labels.address).focus();
        await send(page);
        await expect(form(page).getByText(/HE-\w{6}/)).toBeVisible();
        await page.goto('/about');
        await page.goBack({ waitUntil: 'commit' });

        await expect(page).toHaveURL('/hostel-enrollment');
        expect(await page.evaluate(() => Reflect.get(window, 'persisted') as unknown)).toBe(true);
        await expectNothingTyped(page);
        await expect(page.getByText('98765 43210')).toHaveCount(0);
        await expect(form(page).getByText(/HE-\w{6}/)).toBeVisible();
      } finally {
        await browser.close();
      }
    },
  );

  test('sends along the version of the notice, and what a machine wrote into the field that nobody sees', async ({
    page,
  }) => {
    await page.goto('/hostel-enrollment');
    await fillIn(page, { name: newName() });
    await page.locator('input[name=website]').fill('https://spam.example', { force: true });
    const noticeVersion = await page.locator('input[name=noticeVersion]').inputValue();
    expect(noticeVersion).toMatch(/^[\da-f]{10}$/);
    const request = page.waitForRequest('**/enrollment/add');
    await send(page);

    expect((await request).postDataJSON()).toMatchObject({ website: 'https://spam.example', noticeVersion });
    await expect(form(page).getByRole('status').first()).toContainText(/HE-\w{6}/);
  });
});

test.describe('the form that could not be sent', () => {
  test.use({ expectedNoise: /Failed to load resource/ });

  for (const { status, body, said } of [
    { status: 429, body: { message: 'Please wait a little.' }, said: 'Please wait a little.' },
    { status: 503, body: { message: 'Our records are shut.' }, said: 'Our records are shut.' },
    { status: 500, body: {}, said: labels.failed },
  ]) {
    test(`refused with ${status}, it says “${said}” and keeps everything`, async ({ page }) => {
      await page.route('**/enrollment/add', json(status, body));
      const name = newName();
      await page.goto('/hostel-enrollment');
      await fillIn(page, { name });
      await send(page);

      await expect(toasts(page).getByRole('alert')).toContainText(said);
      await expect(form(page).getByRole('alert')).toContainText(said);
      await expect(page.getByLabel(labels.firstName)).toHaveValue(name);

      await page.unroute('**/enrollment/add');
      await send(page);
      await expect(form(page).getByRole('status').first()).toContainText(/HE-\w{6}/);
    });
  }

  test('never reached the server: it says so and can be sent again', async ({ page }) => {
    await page.route('**/enrollment/add', (route) => route.abort());
    await page.goto('/hostel-enrollment');
    await fillIn(page, { name: newName() });
    await send(page);

    await expect(toasts(page).getByText(labels.failed)).toBeVisible();
    await expect(form(page).getByRole('alert')).toContainText(facts.phone);

    await page.unroute('**/enrollment/add');
    await send(page);
    await expect(form(page).getByRole('status').first()).toContainText(/HE-\w{6}/);
    // While the toast of the failure would still be there.
    await expect(page.getByText(labels.failed)).toHaveCount(0);
  });

  test('shows at its field what only the server found', async ({ page }) => {
    const errors = { phone: 'This number is not in use.' };
    await page.route('**/enrollment/add', json(422, { message: 'One thing is wrong.', errors }));
    await page.goto('/hostel-enrollment');
    await fillIn(page, { name: newName() });
    await send(page);

    await expect(toasts(page).getByText('One thing is wrong.')).toBeVisible();
    await expect(page.getByRole('link', { name: errors.phone })).toBeVisible();
    await expect(page.getByLabel(labels.phone)).toBeFocused();
    await expect(page.getByLabel(labels.phone)).toHaveAccessibleDescription(/not in use/);
  });
});

test.describe('the form before its script is there', () => {
  test('is sent later by a press, with what stands in it then', async ({ page }) => {
    const release = await holdScripts(page);
    const name = newName();
    await page.goto('/hostel-enrollment');
    await fillIn(page, { name });
    await page.getByLabel(labels.duration).selectOption('1year');
    await send(page);
    await page.getByLabel(labels.phone).fill('98220 00000');
    const request = page.waitForRequest('**/enrollment/add');
    release();

    expect((await request).postDataJSON()).toMatchObject({
      firstName: name,
      phone: '98220 00000',
      address: '12 Temple Road\nPune',
      purpose: 'education',
      duration: '1year',
    });
    await expect(form(page).getByRole('status').first()).toContainText(/HE-\w{6}/);
    await expect(page.getByLabel(labels.duration)).toHaveValue('1year');
  });

  test('stores what was typed for a reload of the tab', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/hostel-enrollment');
    await page.getByLabel(labels.firstName).fill('Asha');
    release();
    await expectStored(page, 'Asha');

    await page.reload();
    await page.getByLabel(labels.firstName).focus();
    await expect(page.getByLabel(labels.firstName)).toHaveValue('Asha');
  });

  test('has the draft filled in beside what was typed meanwhile', async ({ page }) => {
    await page.goto('/hostel-enrollment');
    await page.getByLabel(labels.firstName).fill('Asha');
    await expectStored(page, 'Asha');

    const release = await holdScripts(page);
    await page.goto('/hostel-enrollment');
    await page.getByLabel(labels.address).fill('12 Spindle Lane');
    release();
    await expect(page.getByLabel(labels.firstName)).toHaveValue('Asha');
    await expect(page.getByLabel(labels.address)).toHaveValue('12 Spindle Lane');
  });
});

test.describe('the form that the browser itself posted because the scripts were late', () => {
  test.use({ expectedNoise: /status of 422/ });

  test('can be corrected and sent by script', async ({ page }) => {
    const name = newName();
    await page.goto('/hostel-enrollment');
    await fillIn(page, { name });
    await page.getByLabel(labels.email).fill('asha@');
    await form(page).evaluate((element: HTMLFormElement) => element.submit());
    await expect(page.getByRole('link', { name: problems.email['not-an-email'] })).toBeVisible();
    await expect(page.getByLabel(labels.email)).toBeFocused();

    await page.getByLabel(labels.email).fill('asha@example.org');
    const { reference } = await answerTo(page, () => send(page));
    await expect(form(page).getByRole('status').first()).toContainText(reference);
    await expect(page.getByLabel(labels.firstName)).toHaveValue(name);
  });

  test('keeps what is corrected before its script is there', async ({ page }) => {
    await page.goto('/hostel-enrollment');
    await fillIn(page, { name: newName() });
    await page.getByLabel(labels.email).fill('asha@');
    const release = await holdScripts(page);
    await form(page).evaluate((element: HTMLFormElement) => element.submit());
    await expect(page.getByRole('link', { name: problems.email['not-an-email'] })).toBeVisible();
    await page.getByLabel(labels.address).fill('14 Temple Road');
    await page.getByLabel(labels.duration).selectOption('1year');
    release();

    // Hydrated: it takes the focus to the first mistake, or stores what is typed.
    await expectStored(page, '14 Temple Road');
    await expect(page.getByLabel(labels.address)).toHaveValue('14 Temple Road');
    await expect(page.getByLabel(labels.duration)).toHaveValue('1year');
  });
});

test.describe('where the tab’s storage is forbidden', () => {
  test.use({ expectedNoise: /SecurityError: forbidden/ });

  test('the form works', async ({ page }) => {
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

    await expect(form(page).getByRole('status').first()).toContainText(/HE-\w{6}/);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedNoise: /status of 422|ViewTransition/ });

  test('the page comes back with the mistakes and with what was typed', async ({ page }) => {
    await page.goto('/hostel-enrollment');
    await fillIn(page, { name: 'Asha <b>"O’Hara"</b>' });
    await page.getByLabel(labels.email).fill('asha@');
    await page.getByLabel(labels.duration).selectOption('1year');
    const answered = page.waitForResponse((answer) => answer.request().method() === 'POST');
    await send(page);

    expect((await answered).status()).toBe(422);
    const mistake = page.getByRole('link', { name: problems.email['not-an-email'] });
    await expect(mistake).toBeInViewport();
    await expect(mistake).toHaveAttribute('href', '#email');
    await expect(page.getByLabel(labels.firstName)).toHaveValue('Asha <b>"O’Hara"</b>');
    await expect(page.getByLabel(labels.email)).toHaveValue('asha@');
    await expect(page.getByLabel(labels.address)).toHaveValue('12 Temple Road\nPune');
    await expect(page.getByLabel(labels.purpose)).toHaveValue('education');
    await expect(page.getByLabel(labels.duration)).toHaveValue('1year');
  });

  test('the page comes back with the thanks and an empty form, and loading it again changes nothing', async ({
    page,
  }) => {
    await page.goto('/hostel-enrollment');
    await fillIn(page, { name: newName() });
    await send(page);

    const thanks = form(page).getByRole('status').first();
    await expect(thanks).toContainText(/HE-\w{6}/);
    await expect(thanks).toBeInViewport();
    await expect(form(page).getByRole('link', { name: labels.reference.send })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/\?text=.*HE-\w{6}/,
    );
    await expectNothingTyped(page);
    const said = await thanks.innerText();
    await page.reload();
    await expect(thanks).toHaveText(said);
  });

  test('questions open and close', async ({ page }) => {
    await page.goto('/hostel-enrollment');
    await page.getByText(nextQuestion.question).click();

    await expect(page.getByText(nextQuestion.answer)).toBeVisible();
  });
});

test.describe('on a cheap phone', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 360, height: 740 } });

  test('the whole page in Marathi is at most nine screens', async ({ page }) => {
    await page.goto('/mr/hostel-enrollment');
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThanOrEqual(9 * 740);
  });
});

test.describe('for everyone', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('no state has a barrier', async ({ page }) => {
    await page.goto('/hostel-enrollment');
    await page.getByText(question.question).click();
    await expectNoBarrier(page);

    await send(page);
    await expect(page.getByLabel(labels.firstName)).toBeFocused();
    await expectNoBarrier(page);

    await fillIn(page, { name: newName() });
    await send(page);
    await expect(form(page).getByRole('status').first()).toBeVisible();
    await expectNoBarrier(page);
  });
});

async function expectStored(page: Page, text: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => Object.values(sessionStorage).join())).toContain(text);
}

async function expectNothingTyped(page: Page): Promise<void> {
  for (const field of ['firstName', 'lastName', 'email', 'phone', 'address', 'additionalInfo'] as const)
    await expect(page.getByLabel(labels[field])).toHaveValue('');
  await expect(page.getByLabel(labels.purpose)).toHaveValue('');
}

const form = (page: Page) => page.getByRole('form', { name: labels.heading });
const toasts = (page: Page) => page.getByRole('region', { name: shell.notifications });

// The database is one for all tests, and the identical application is stored once.
function newName(): string {
  return `Aśa ${randomUUID().slice(0, 8)}`;
}

async function fillIn(page: Page, { name, more }: { name: string; more?: string }): Promise<void> {
  await page.getByLabel(labels.firstName).fill(name);
  await page.getByLabel(labels.lastName).fill('D’Souza राव');
  await page.getByLabel(labels.email).fill('asha@example.org');
  await page.getByLabel(labels.phone).fill('+91 98765 43210');
  await page.getByLabel(labels.address).fill('12 Temple Road\nPune');
  await page.getByLabel(labels.purpose).selectOption('education');
  if (more !== undefined) await page.getByLabel(labels.additionalInfo).fill(more);
}

async function send(page: Page): Promise<void> {
  await page.getByRole('button', { name: labels.submit }).click();
}

async function answerTo(
  page: Page,
  act: () => Promise<void>,
): Promise<{ message: string; reference: string }> {
  const answered = page.waitForResponse('**/enrollment/add');
  await act();
  return (await answered).json();
}
