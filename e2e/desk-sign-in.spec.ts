import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { expectNoBarrier } from './barriers.ts';
import { desk } from './messages.ts';
import { expect, test } from './quiet-test.ts';
import { sendForm } from './send-form.ts';
import { invitationLink, signInToDesk, testCode } from './sign-in-to-desk.ts';

const { access, myDevices, people, setUp, shell, signIn } = desk;
const password = 'lamp thread river nine';
const newName = () => `Guest ${randomUUID().slice(0, 8)}`;

// Wrong input answers 422, which the browser notes in its console.
test.use({ expectedNoise: /Failed to load resource: the server responded with a status of (401|410|422)/ });

test(
  'a link makes an owner, who sets up a passkey and signs in with it',
  { tag: '@every-width' },
  async ({ page }) => {
    await addAuthenticator(page);
    const link = await invitationLink(newName(), 'owner');
    await page.goto(link);
    await expectNoBarrier(page);
    await page.getByRole('button', { name: signIn.invitation.accept }).click();
    await expect(page).toHaveURL(/\/desk\/set-up$/);
    await expectNoBarrier(page);

    await page.getByRole('button', { name: setUp.passkey.create }).click();
    await expect(page.getByRole('heading', { name: setUp.codes.title })).toBeVisible();
    await expect(page.getByRole('list', { name: setUp.codes.list }).getByRole('listitem')).toHaveCount(10);
    await expect(page.getByRole('button', { name: setUp.codes.print })).toBeVisible();
    await expectNoBarrier(page);
    await page.getByRole('link', { name: setUp.codes.go }).click();
    await expect(page).toHaveURL(/\/desk$/);

    await page.getByRole('button', { name: shell.signOut, exact: true }).click();
    await expect(page.getByRole('heading', { name: signIn.title })).toBeVisible();
    await page.goto(new URL('/desk/people', link).href);
    await page.getByRole('button', { name: signIn.passkey }).click();
    await expect(page).toHaveURL(/\/desk\/people$/);

    await page.goto(link);
    await expect(page.getByRole('heading', { name: signIn.over.title })).toBeVisible();
  },
);

test('a passkey that someone cancels signs nobody in, and says so', async ({ page }) => {
  const link = await invitationLink(newName(), 'reader');
  await addAuthenticator(page, { isUserVerified: false });
  await page.goto(new URL('/desk/sign-in', link).href);
  await page.getByRole('button', { name: signIn.passkey }).click();
  await expect(page.getByText(access.passkey.cancelled)).toBeVisible();
  await expectNoBarrier(page);
});

test('someone adds a second passkey and removes one, but never the last way in', async ({ page }) => {
  await addAuthenticator(page);
  const link = await invitationLink(newName(), 'reader');
  await page.goto(link);
  await page.getByRole('button', { name: signIn.invitation.accept }).click();
  await page.getByRole('button', { name: setUp.passkey.create }).click();
  await page.getByRole('link', { name: setUp.codes.go }).click();
  await page.getByRole('link', { name: shell.sections.myDevices, exact: true }).click();
  const passkeys = page.getByRole('region', { name: myDevices.passkeys.title });
  await expect(passkeys.getByRole('listitem')).toHaveText([/Chrome on/]);
  await passkeys.getByRole('button', { name: myDevices.passkeys.remove }).click();
  await expect(page.getByText(myDevices.passkeys.last)).toBeVisible();

  // This device has one already; another one gets a passkey of its own.
  await passkeys.getByRole('link', { name: myDevices.passkeys.add }).click();
  await page.getByRole('button', { name: setUp.passkey.create }).click();
  await expect(page.getByText(access.passkey.known)).toBeVisible();
  await addAuthenticator(page, { transport: 'usb' });
  await page.getByRole('button', { name: setUp.passkey.create }).click();
  await expect(page.getByText(myDevices.done['passkey-added'])).toBeVisible();
  await expect(passkeys.getByRole('listitem')).toHaveCount(2);
  await passkeys.getByRole('button', { name: myDevices.passkeys.remove }).first().click();
  await expect(page.getByText(myDevices.done['passkey-removed'])).toBeVisible();
  await page.goto(new URL('/desk/confirm?to=/desk/my-devices', link).href);
  await page.getByRole('button', { name: access.confirm.passkey }).click();
  await expect(page).toHaveURL(/\/desk\/my-devices$/);
  await expect(passkeys.getByRole('listitem')).toHaveCount(1);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('an owner who signed in a while ago invites someone, and what was typed waits for the proof', async ({
      page,
      context,
    }) => {
      await signInToDesk(context, 'owner', newName(), new Date(Date.now() - 11 * 60_000));
      await page.goto('/desk/people');
      await page.getByLabel(access.code).fill(testCode());
      await page.getByRole('button', { name: access.confirm.submit }).click();
      await expect(page).toHaveURL(/\/desk\/people$/);

      const name = newName();
      await page.getByLabel(people.invite.name).fill(name);
      await signInToDesk(context, 'owner', newName(), new Date(Date.now() - 11 * 60_000));
      await page.getByRole('radio', { name: access.roles.editor }).check();
      await page.getByRole('button', { name: people.invite.submit }).click();
      await expect(page.getByText(access.confirm.kept)).toBeVisible();
      await page.getByLabel(access.code).fill(testCode());
      await page.getByRole('button', { name: access.confirm.submit }).click();
      await expect(page.getByRole('heading', { name: people.link.title })).toBeVisible();
      const link = await page.getByText('/desk/invitation/').innerText();
      const share = page.getByRole('link', { name: people.link.share });
      expect(decodeURIComponent((await share.getAttribute('href')) ?? '')).toContain(link);

      await page.goto('/desk/people');
      const pending = page.getByRole('listitem').filter({ hasText: name });
      await pending.getByRole('button', { name: people.pending.withdraw }).click();
      await expect(page.getByText(people.done.withdrawn)).toBeVisible();
      await expect(pending).toHaveCount(0);
    });

    test('someone invited sets up a password with an app, and signs in with both', async ({ page }) => {
      const name = newName();
      const link = await invitationLink(name, 'editor');
      // An address of numbers, at which there are no passkeys.
      await page.goto(new URL(link).pathname);
      await page.getByRole('button', { name: signIn.invitation.accept }).click();
      await expect(page.getByRole('button', { name: setUp.passkey.create })).toBeHidden();
      await page.getByRole('link', { name: setUp.password.link }).click();
      await page.getByLabel(setUp.password.password).fill('password2026');
      await page.getByLabel(access.code).fill('000000');
      await page.getByRole('button', { name: setUp.password.save }).click();
      await expect(page.getByText(setUp.password.problems.common).first()).toBeVisible();
      await expect(page.getByText(setUp.password.problems.code).first()).toBeVisible();

      const secret = await page.locator('code').innerText();
      await page.getByLabel(setUp.password.password).fill(password);
      await page.getByLabel(access.code).fill(testCode(secret));
      await page.getByRole('button', { name: setUp.password.save }).click();
      const shownCodes = page.getByRole('list', { name: setUp.codes.list }).locator('code');
      await expect(shownCodes).toHaveCount(10);
      const codes = await shownCodes.allInnerTexts();
      await page.getByRole('link', { name: setUp.codes.go }).click();
      await expect(page.getByRole('link', { name: shell.sections.applications, exact: true })).toBeVisible();

      await page.getByRole('button', { name: shell.signOut, exact: true }).click();
      await fillIn(page, { name: name.toUpperCase(), code: '000000' });
      await expect(page.getByText(signIn.wrong)).toBeVisible();
      await expect(page.getByLabel(signIn.name)).toHaveValue(name.toUpperCase());
      await fillIn(page, { name: name.toUpperCase(), code: testCode(secret) });
      await expect(page).toHaveURL(/\/desk$/);

      await page.getByRole('button', { name: shell.signOut, exact: true }).click();
      await fillIn(page, { name, code: codes[0] ?? '' });
      await expect(page).toHaveURL(/\/desk$/);
      await page.goto('/desk/my-devices');
      await expect(page.getByText('9 codes are left.')).toBeVisible();
    });
  });
}

test.describe('at 360 px', () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test('axe finds nothing on the pages of people and sign-in', async ({ page, context }) => {
    const noBarrierAt = async (path: string) => {
      await page.goto(path);
      await expectNoBarrier(page);
      await expectNothingWide(page);
    };
    await noBarrierAt('/desk/sign-in');
    await sendForm(page.getByRole('button', { name: signIn.submit, exact: true }));
    await expectNoBarrier(page);
    const name = newName();
    await noBarrierAt(new URL(await invitationLink(name, 'reader')).pathname);
    await noBarrierAt('/desk/invitation/none');
    await signInToDesk(context, 'owner', 'Owner of pages');
    for (const path of ['/desk/set-up/password', '/desk/my-devices', '/desk/my-devices/new-passkey'])
      await noBarrierAt(path);
    await noBarrierAt('/desk/confirm');
    await noBarrierAt('/desk/people');
    await sendForm(page.getByRole('button', { name: people.invite.submit }));
    await expectNoBarrier(page);
    await page.getByLabel(people.invite.name).fill(name);
    await page.getByRole('radio', { name: access.roles.editor }).check();
    await page.getByRole('button', { name: people.invite.submit }).click();
    await expect(page.getByRole('heading', { name: people.link.title })).toBeVisible();
    await expectNoBarrier(page);
    await expectNothingWide(page);
    await page.goto('/desk/people');
    await page.getByRole('link', { name: 'Owner of pages' }).click();
    await expectNoBarrier(page);
    await page.getByRole('link', { name: people.person.remove }).click();
    await expectNoBarrier(page);
    await noBarrierAt('/desk/my-devices');
    await sendForm(page.getByRole('button', { name: myDevices.codes.renew }));
    await expectNoBarrier(page);
    await expectNothingWide(page);
  });
});

async function addAuthenticator(
  page: Page,
  {
    isUserVerified = true,
    transport = 'internal',
  }: { isUserVerified?: boolean; transport?: 'internal' | 'usb' } = {},
): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport,
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified,
    },
  });
}

async function fillIn(page: Page, { name, code }: { name: string; code: string }): Promise<void> {
  await page.getByLabel(signIn.name).fill(name);
  await page.getByLabel(signIn.password).fill(password);
  await page.getByLabel(access.code).fill(code);
  await page.getByRole('button', { name: signIn.submit, exact: true }).click();
}

async function expectNothingWide(page: Page): Promise<void> {
  const room = await page.evaluate(() => document.documentElement.clientWidth);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(room);
}
