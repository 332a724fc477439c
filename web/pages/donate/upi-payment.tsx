import { donate } from '../../../content/donate.ts';
import { formatRupees, type Paise } from '../../../domain/money.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { QrCode } from './qr-code.tsx';
import { type DrawnLink, useQrDrawing } from './use-qr-drawing.ts';

const words = donate.upi;

type UpiPaymentProps = {
  upiId: string;
  link: string;
  drawn: DrawnLink;
  amount: Paise | undefined;
  unreadable: boolean;
};

/** The code that any UPI app reads, the link that opens one on this phone, and the UPI ID where links fail. */
export function UpiPayment({ upiId, link, drawn, amount, unreadable }: UpiPaymentProps) {
  const drawing = useQrDrawing(link, drawn);
  const rupees = amount === undefined ? undefined : formatRupees(amount);
  return (
    <>
      <h2 className="stitched">{words.heading}</h2>
      <p role="status" className="mt-4 text-lg font-semibold tabular-nums wrap-anywhere">
        {rupees === undefined
          ? unreadable
            ? words.unreadable
            : words.carriesNoAmount
          : words.carries(rupees)}
      </p>
      <div className="mt-4 hidden pointer-coarse:block print:hidden">
        <ButtonLink to={link} className="w-full">
          {words.openApp}
        </ButtonLink>
        <p className="mt-4">{words.scanOnPhone}</p>
      </div>
      <p className="mt-1 pointer-coarse:hidden">{words.scan}</p>
      <div className="mt-4 grid aspect-square w-full place-items-center overflow-hidden rounded-patch bg-[#fff] print:max-w-64">
        {drawing ? (
          <QrCode drawing={drawing} label={words.code(rupees)} />
        ) : (
          <p className="p-6 text-[#1f1a17]">{words.notDrawn}</p>
        )}
      </div>
      <dl className="mt-5">
        <dt className="text-sm text-muted">{words.id}</dt>
        <dd className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <span className="text-lg font-bold wrap-anywhere">{upiId}</span>
          <CopyButton text={upiId} label={words.copyId} copied={donate.copied} className="print:hidden" />
        </dd>
      </dl>
      <p className="mt-4 text-sm text-muted">{words.payee}</p>
    </>
  );
}
