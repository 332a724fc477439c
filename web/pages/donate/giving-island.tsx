import { useRef, useState } from 'react';
import type { FactsIn } from '../../../content/facts-in.ts';
import type { Messages } from '../../../content/schemas/messages.ts';
import { StitchedFrame } from '../../../ui/stitch.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { Toasts } from '../../../ui/toasts.tsx';
import { BankPayment } from './bank-payment.tsx';
import type { Gift } from './gift-address.ts';
import { GiftForm } from './gift-form.tsx';
import { giftLink } from './gift-link.ts';
import { LastStep } from './last-step.tsx';
import type { PaymentMethod } from './payment-methods.ts';
import { UpiPayment } from './upi-payment.tsx';
import { useChosenAmount } from './use-chosen-amount.ts';

const THANKS_MS = 3000;

type GivingProps = {
  /** The gift that the address asks for. */
  gift: Gift;
  methods: readonly PaymentMethod[];
  facts: Pick<FactsIn, 'registeredName' | 'upiId' | 'bankAccount' | 'giftAmounts'>;
  messages: Pick<Messages['donate'], 'form' | 'thanks' | 'next' | 'upi' | 'bank' | 'copied'>;
  toasts: Pick<Messages['shell'], 'notifications' | 'dismiss'>;
};

/** Where a gift is chosen, and after it how to pay it. */
export function GivingIsland({ gift, methods, facts, messages, toasts }: GivingProps) {
  const { bankAccount, giftAmounts, upiId } = facts;
  const chosen = useChosenAmount(gift.amount, giftAmounts);
  const [asked, setAsked] = useState(gift.asked);
  const link = giftLink(facts, chosen.amount, messages.upi.note);
  const payment = useRef<HTMLDivElement>(null);

  function thank(): void {
    showToast(messages.thanks, 'success', THANKS_MS);
    setAsked(true);
    payment.current?.scrollIntoView();
  }

  const lastStep = (text: string) => <LastStep messages={messages.next} text={text} asked={asked} />;

  // Which way to pay is shown by the form's own radio buttons, in CSS: it needs no JavaScript.
  return (
    <div className="giving page-width grid gap-10 pb-16 lg:grid-cols-[1fr_27rem] lg:gap-16">
      <section aria-labelledby="gift" className="print:hidden">
        <h2 id="gift" className="stitched mb-6">
          {messages.form.heading}
        </h2>
        <GiftForm
          messages={messages.form}
          amounts={giftAmounts}
          chosen={chosen}
          methods={methods}
          method={gift.method}
          onDonate={thank}
        />
      </section>
      <div
        ref={payment}
        id="payment"
        tabIndex={-1}
        className="relative self-start rounded-patch bg-cloth p-6 sm:p-8 print:grid print:grid-cols-2 print:gap-10 print:bg-transparent print:p-0"
      >
        <StitchedFrame className="text-thread print:hidden" />
        {upiId && link !== undefined && (
          <section
            aria-label={messages.upi.heading}
            className={
              methods.length > 1 ? 'hidden [.giving:has([value=upi]:checked)_&]:block print:block' : ''
            }
          >
            <UpiPayment
              messages={messages.upi}
              copied={messages.copied}
              upiId={upiId}
              link={link}
              amount={chosen.amount}
              unreadable={chosen.unreadable}
            >
              {lastStep(messages.next.upi)}
            </UpiPayment>
          </section>
        )}
        {bankAccount && (
          <section
            aria-label={messages.bank.heading}
            className={
              methods.length > 1 ? 'hidden [.giving:has([value=bank]:checked)_&]:block print:block' : ''
            }
          >
            <BankPayment
              messages={messages.bank}
              copied={messages.copied}
              account={bankAccount}
              amount={chosen.amount}
              unreadable={chosen.unreadable}
            >
              {lastStep(messages.next.bank)}
            </BankPayment>
          </section>
        )}
      </div>
      <Toasts messages={toasts} />
    </div>
  );
}
