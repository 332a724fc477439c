import { useState } from 'react';
import { donate } from '../../../content/donate.ts';
import { site } from '../../../content/site.ts';
import { showToast } from '../../ui/toast-store.ts';
import { StitchedFrame } from '../../ui/stitch.tsx';
import { BankPayment } from './bank-payment.tsx';
import type { Gift } from './gift-address.ts';
import { GiftForm } from './gift-form.tsx';
import { giftLink } from './gift-link.ts';
import { LastStep } from './last-step.tsx';
import type { PaymentMethod } from './payment-methods.ts';
import { UpiPayment } from './upi-payment.tsx';
import { useChosenAmount } from './use-chosen-amount.ts';
import type { DrawnLink } from './use-qr-drawing.ts';

const THANKS_MS = 3000;

type GivingProps = { gift: Gift; methods: readonly PaymentMethod[]; drawn: DrawnLink | undefined };

/** Where a gift is chosen, and beside it how to pay it. */
export function Giving({ gift, methods, drawn }: GivingProps) {
  const chosen = useChosenAmount(gift.amount);
  const [asked, setAsked] = useState(gift.asked);
  const link = giftLink(chosen.amount);

  function thank(): void {
    showToast(donate.thanks, 'success', THANKS_MS);
    setAsked(true);
  }

  // Which way to pay is shown by the form's own radio buttons, in CSS: it needs no JavaScript.
  return (
    <div className="giving page-width grid gap-10 pb-16 lg:grid-cols-[1fr_27rem] lg:gap-16">
      <section aria-labelledby="gift" className="print:hidden">
        <h2 id="gift" className="stitched mb-6">
          {donate.form.heading}
        </h2>
        <GiftForm
          chosen={chosen}

          methods={methods}
          method={gift.method}
          onDonate={thank}
        />
        <div role="status">{asked && <LastStep />}</div>
      </section>
      <div
        id="payment"
        tabIndex={-1}
        className="relative self-start rounded-patch bg-cloth p-6 sm:p-8 print:bg-transparent print:p-0"
      >
        <StitchedFrame className="text-thread print:hidden" />
        {site.upiId && link !== undefined && drawn && (
          <section
            aria-label={donate.upi.heading}
            className={
              methods.length > 1 ? 'hidden [.giving:has([value=upi]:checked)_&]:block print:block' : ''
            }
          >
            <UpiPayment
              upiId={site.upiId}
              link={link}
              drawn={drawn}
              amount={chosen.amount}
              unreadable={chosen.unreadable}
            />
          </section>
        )}
        {site.bankAccount && (
          <section
            aria-label={donate.bank.heading}
            className={
              methods.length > 1
                ? 'hidden [.giving:has([value=bank]:checked)_&]:block print:mt-8 print:block'
                : ''
            }
          >
            <BankPayment account={site.bankAccount} />
          </section>
        )}
      </div>
    </div>
  );
}
