import type { Page } from '@playwright/test';
import { expectNoBarrier } from './barriers.ts';
import { desk } from './messages.ts';
import { expect, test } from './quiet-test.ts';
import { sendForm } from './send-form.ts';
import { signInToDesk } from './sign-in-to-desk.ts';

const { applications: words, students, shell } = desk;
const narrow = { viewport: { width: 360, height: 780 } };

// A 422 or 409 is an answer that these tests ask for.
test.use({ expectedNoise: /Failed to load resource/ });

/** Sends an application as the form of the site does; gives its reference. */
async function apply(page: Page, firstName: string): Promise<string> {
  const answer = await page.request.post('/enrollment/add', {
    data: {
      firstName,
      lastName: 'Kulkarni',
      email: `${firstName.toLowerCase()}@example.org`,
      phone: '+91 98765 43210',
      address: '14 Example Nagar\nPune 411001',
      purpose: 'education',
      duration: '6months',
      additionalInfo: 'I use a wheelchair and need a ground-floor room.',
    },
  });
  const { reference } = (await answer.json()) as { reference: string };
  return reference;
}

const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name });
// A name that no other run of a project has used.
const someone = (name: string) => `${name}${Date.now().toString(36)}`;

test.describe('on a phone', () => {
  test.use(narrow);

  test('a waiting application is admitted from the list with four presses besides typing', async ({
    page,
    context,
  }) => {
    const name = someone('Admit');
    await apply(page, name);
    await signInToDesk(context, 'editor');
    await page.goto('/desk/applications');

    await link(page, `${name} Kulkarni`).click();
    await button(page, words.admit).click();
    await page.getByLabel(words.admission.course).fill('Weaving');
    await page.getByLabel(words.admission.hostelName).fill('Neem House');
    await page.getByLabel(words.admission.roomNumber).fill('14');
    await page.getByLabel(words.admission.feesPaid).click();
    await button(page, words.admit).click();

    await expect(page.getByRole('status')).toHaveText(words.done.admitted);
    await expect(page.getByText(words.states.admitted, { exact: true })).toBeVisible();
    const whatsapp = await link(page, words.whatsapp).getAttribute('href');
    expect(decodeURIComponent(whatsapp ?? '')).toContain('wa.me/919876543210?text=Namaste');
    expect(decodeURIComponent(whatsapp ?? '')).toContain('a place in our hostel: Neem House, 14.');
    await link(page, words.student).click();
    await expect(page.getByLabel(students.fields.course)).toHaveValue('Weaving');
    await expect(page.getByLabel(students.fields.feesPaid)).toBeChecked();
  });

  test('no page has a barrier or is wider than the phone', async ({ page, context }) => {
    const reference = await apply(page, someone('Venkatanarasimharajuvaripeta'));
    await signInToDesk(context, 'owner');
    const address = `/desk/applications/${reference}`;
    const fits = async () => {
      await expectNoBarrier(page);
      for (const width of [320, 360]) {
        await page.setViewportSize({ ...narrow.viewport, width });
        await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
    };
    for (const path of ['/desk/applications', address, `${address}/admit`, `${address}/decline`]) {
      await page.goto(path);
      await fits();
    }
    await page.goto(`${address}/admit`);
    await page.getByLabel(words.admission.hostelName).fill('');
    await button(page, words.admit).click();
    await expect(page.getByRole('group', { name: words.summary })).toBeVisible();
    await fits();

    await page.goto('/desk/students');
    await fits();
    await page.goto('/desk/students/new');
    await fits();
    await page.getByLabel(students.fields.name, { exact: true }).fill(someone('Barrier'));
    await button(page, students.save).click();
    await expect(page.getByRole('status')).toHaveText(students.done.added);
    await fits();
    await link(page, students.publishing.add).click();
    await fits();
    await button(page, students.consent.save).click();
    await expect(page.getByRole('group', { name: students.summary })).toBeVisible();
    await fits();
  });
});

test(
  'of two people who change a student the second one sees both versions and chooses',
  { tag: '@desktop' },
  async ({ page, context }) => {
    await signInToDesk(context, 'editor');
    await page.goto('/desk/students/new');
    await page.getByLabel(students.fields.name, { exact: true }).fill(someone('Both'));
    await page.getByLabel(students.fields.address).fill('14 Example Nagar\nPune');
    await sendForm(button(page, students.save));
    const address = new URL(page.url()).pathname;

    const other = await context.newPage();
    await page.goto(address);
    await other.goto(address);
    await other.getByLabel(students.fields.course).fill('Pottery');
    await sendForm(button(other, students.save));
    await page.getByLabel(students.fields.course).fill('Weaving');
    await button(page, students.save).click();

    const rows = page.getByRole('alert').getByRole('row');
    await expect(rows).toHaveText([/Theirs/, /Course\s*Pottery\s*Weaving/]);
    await expectNoBarrier(page);
    await button(page, students.conflict.keepYours).click();
    await expect(page.getByRole('status')).toHaveText(students.done.saved);
    await expect(page.getByLabel(students.fields.course)).toHaveValue('Weaving');
  },
);

test(
  'a reader looks at an application and a student, and finds nothing to press',
  { tag: '@desktop' },
  async ({ page, context }) => {
    const name = someone('Reader');
    const reference = await apply(page, name);
    await signInToDesk(context, 'reader');
    await page.goto(`/desk/applications/${reference}`);
    await expect(page.getByRole('heading', { name: `${name} Kulkarni` })).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await page.goto('/desk/students');
    await page.getByRole('main').getByRole('listitem').first().click();
    await expect(page.getByText(students.fields.hostelName)).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('link', { name: shell.desk })).toBeVisible();
  },
);
