import { type RunningSite, startSite } from '../tools/start-site.ts';
import { expectNoBarrier } from './barriers.ts';
import { desk } from './messages.ts';
import { expect, test } from './quiet-test.ts';
import { sendForm } from './send-form.ts';
import { signInAt } from './sign-in-to-desk.ts';

const { editing, products } = desk;
const { fields, consents } = products;

// Products that change would change what the other tests see in the shop.
let site: RunningSite;
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  site = await startSite({ settings: { RATE_LIMIT: 'off' } });
});
test.afterAll(() => site.stop());

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedNoise: /status of 422/ });

test('a story is written, refused while its consent is incomplete, previewed, and its consent taken back', async ({
  page,
  context,
}) => {
  await signInAt(site, context, 'editor');
  // A sample without a story.
  await page.goto(`${site.address}/desk/products/rakhi-thread`);
  await page.getByLabel(fields.alt).fill('The product on a table');
  const story = page.getByRole('region', { name: products.story });
  const howChecked = story.getByLabel(fields.consentHowChecked);
  await expect(howChecked).toBeHidden();
  await story.getByLabel(fields.maker).first().fill('Meena (sample) plaits.');
  await story.getByRole('radio', { name: consents.parent }).check();
  await howChecked.fill('On paper');
  await story.getByLabel(fields.consentGivenOn).fill('2026-04-01');
  await expectNoBarrier(page);

  const publish = page.getByRole('button', { name: editing.actions.publish, exact: true });
  await publish.click();
  const wrong = page.getByRole('group', { name: editing.wrong });
  await wrong.getByRole('link', { name: new RegExp(fields.consentUntil) }).click();
  const until = story.getByLabel(fields.consentUntil);
  await expect(until).toBeFocused();
  await expect(howChecked).toHaveValue('On paper');
  await until.fill('2099-12-31');

  await sendForm(page.getByRole('button', { name: editing.actions.preview }));
  await expect(page.getByText('Meena (sample) plaits.').first()).toBeVisible();
  await expectNoBarrier(page);
  await publish.click();
  await expect(page.getByRole('status').filter({ hasText: editing.done.published })).toBeVisible();

  await expect(story.getByRole('radio', { name: consents.parent })).toBeChecked();
  await story.getByRole('radio', { name: consents.none }).check();
  await expect(until).toBeHidden();
  await sendForm(page.getByRole('button', { name: editing.actions.preview }));
  await expect(page.getByText(products.makerHidden).first()).toBeVisible();
  await expect(page.getByText('Meena (sample) plaits.')).toHaveCount(0);
});
