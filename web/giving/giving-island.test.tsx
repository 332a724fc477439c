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

it('names no bank transfer where no account is known', () => {
  const html = textOf(render());

  expect(html).toContain(messages.upi.ifRefusedWithoutBank);
  expect(html).not.toContain(messages.upi.toBank);
  expect(textOf(render({ bankAccount }))).toContain(messages.upi.toBank);
});

it('says what is left to do before anything else of the panel', () => {
  const panel = textOf(render({ bankAccount, asked: true })).split(messages.form.privacy)[1] ?? '';

  expect(panel.startsWith(messages.next.heading)).toBe(true);
  expect(panel.indexOf(messages.thanks)).toBeGreaterThan(panel.indexOf(messages.next.upi));
});
