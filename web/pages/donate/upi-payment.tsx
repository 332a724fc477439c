import { type ReactNode, useMemo } from 'react';
import type { Messages } from '../../../content/schemas/messages.ts';
import { fillIn } from '../../../domain/fill-in.ts';
import { formatRupees, type Paise } from '../../../domain/money.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { GiftAmount } from './gift-amount.tsx';
import { QrCode } from '../../../ui/qr-code.tsx';
import { qrDrawing } from '../../../ui/qr-drawing.ts';

type UpiPaymentProps = {
  messages: Messages['donate']['upi'];
  copied: string;
  upiId: string;
  link: string;
  amount: Paise | undefined;
  unreadable: boolean;
  /** The last step of the payment: see `LastStep`. */
  children: ReactNode;
};

/**
 * The link that opens a UPI app on a phone, the code that any such app reads, and the UPI ID where links fail. On a phone the
 * link comes first and the code last, elsewhere the code comes first.
 */
export function UpiPayment(props: UpiPaymentProps) {
  const { messages, copied, upiId, link, amount, unreadable, children } = props;
  const drawing = useMemo(() => qrDrawing(link), [link]);
  return (
    <div className="flex flex-col">
      <h2 className="sr-only print:not-sr-only print:mb-4!">{messages.heading}</h2>
      <div className="mb-4 hidden handheld:block">
        <ButtonLink to={link} className="min-h-13 w-full text-lg">
          {messages.openApp}
        </ButtonLink>
      </div>
      <div className="mb-4 handheld:order-last handheld:mt-6 handheld:mb-0">
        <p className="mb-3 hidden handheld:block">{messages.scanOnPhone}</p>
        <div className="mx-auto grid aspect-square w-full max-w-64 overflow-hidden rounded-patch bg-[#fff] print:mx-0">
          <QrCode
            drawing={drawing}
            label={
              amount === undefined
                ? messages.codeNoAmount
                : fillIn(messages.code, { amount: formatRupees(amount) })
            }
          />
        </div>
      </div>
      <GiftAmount messages={messages} amount={amount} unreadable={unreadable} />
      <p className="mt-1 handheld:hidden">{messages.scan}</p>
      {children}
      <dl className="mt-5">
        <dt className="text-sm text-muted">{messages.id}</dt>
        <dd className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <span className="text-lg font-bold wrap-anywhere">{upiId}</span>
          <CopyButton text={upiId} label={messages.copyId} copied={copied} className="print:hidden" />
        </dd>
      </dl>
      <p className="mt-4 text-sm text-muted">{messages.payee}</p>
    </div>
  );
}
