import type { Messages } from '../../../content/schemas/messages.ts';
import { fillIn } from '../../../domain/fill-in.ts';
import { useMemo } from 'react';
import { formatRupees, type Paise } from '../../../domain/money.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { QrCode } from './qr-code.tsx';
import { qrDrawing } from './qr-drawing.ts';

type UpiPaymentProps = {
  messages: Messages['donate']['upi'];
  copied: string;
  upiId: string;
  link: string;
  amount: Paise | undefined;
  unreadable: boolean;
};

/** The code that any UPI app reads, the link that opens one on this phone, and the UPI ID where links fail. */
export function UpiPayment(props: UpiPaymentProps) {
  const { messages, copied, upiId, link, amount, unreadable } = props;
  const drawing = useMemo(() => qrDrawing(link), [link]);
  const rupees = amount === undefined ? undefined : formatRupees(amount);
  return (
    <>
      <h2 className="stitched">{messages.heading}</h2>
      <p role="status" className="mt-4 text-lg font-semibold tabular-figures wrap-anywhere">
        {rupees === undefined
          ? unreadable
            ? messages.unreadable
            : messages.carriesNoAmount
          : fillIn(messages.carries, { amount: rupees })}
      </p>
      <div className="mt-4 hidden pointer-coarse:block print:hidden">
        <ButtonLink to={link} className="w-full">
          {messages.openApp}
        </ButtonLink>
        <p className="mt-4">{messages.scanOnPhone}</p>
      </div>
      <p className="mt-1 pointer-coarse:hidden">{messages.scan}</p>
      <div className="mt-4 grid aspect-square w-full place-items-center overflow-hidden rounded-patch bg-[#fff] print:max-w-64">
        <QrCode
          drawing={drawing}
          label={rupees === undefined ? messages.codeNoAmount : fillIn(messages.code, { amount: rupees })}
        />
      </div>
      <dl className="mt-5">
        <dt className="text-sm text-muted">{messages.id}</dt>
        <dd className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <span className="text-lg font-bold wrap-anywhere">{upiId}</span>
          <CopyButton text={upiId} label={messages.copyId} copied={copied} className="print:hidden" />
        </dd>
      </dl>
      <p className="mt-4 text-sm text-muted">{messages.payee}</p>
    </>
  );
}
