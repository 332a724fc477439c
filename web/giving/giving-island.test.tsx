import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import messages from '../../content/en/donate.json' with { type: 'json' };
import { paymentMethods } from './gift-address.ts';
import { GivingIsland } from './giving-island.tsx';

const bankAccount = { holder: 'Asha Trust', bank: 'Bank', accountNumber: '100000', ifsc: 'EXPL0000000' };
const facts = { registeredName: 'Asha', upiId: 'asha@bank', bankAccount: undefined, giftAmounts: [500] };

function textOf(html: string): string {
  return html.replaceAll(/<[^>]*>/g, '');
}

function render(changed: Partial<{ bankAccount: typeof bankAccount; asked: boolean }> = {}): string {
  const { asked = false, ...changedFacts } = changed;
  const all = { ...facts, ...changedFacts };
  const methods = paymentMethods(all);
  const gift = { amount: 50_000, method: methods[0], asked } as Parameters<typeof GivingIsland>[0]['gift'];
  return renderToStaticMarkup(<GivingIsland gift={gift} methods={methods} facts={all} messages={messages} />);
}

it('tells the name of the account’s holder, and gives it to the app', () => {
  const html = render({ bankAccount });

  expect(html).toContain('upi://pay?pa=asha@bank&amp;pn=Asha%20Trust&amp;am=500.00&amp;cu=INR&amp;tn=');
  expect(textOf(html)).toContain('your app should show the name Asha Trust.');
});

it('tells the registered name where no account is known, and names no bank transfer', () => {
  const html = render();

  expect(html).toContain('pn=Asha&amp;');
  expect(textOf(html)).toContain('your app should show the name Asha.');
  expect(textOf(html)).toContain(messages.upi.ifRefusedWithoutBank);
  expect(textOf(html)).not.toContain(messages.upi.toBank);
});

it('says what is left to do before anything else of the panel', () => {
  const panel = textOf(render({ bankAccount, asked: true })).split(messages.form.privacy)[1] ?? '';

  expect(panel.startsWith(messages.next.heading)).toBe(true);
  expect(panel.indexOf(messages.thanks)).toBeGreaterThan(panel.indexOf(messages.next.upi));
});
