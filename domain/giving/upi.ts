import type { Paise } from '../values/money.ts';
import { rupeesFromPaise } from '../values/rupees.ts';

// NPCI's linking specification allows a note of at most 50 characters.
const LONGEST_NOTE = 50;

/** Who receives a gift by UPI: the UPI ID and the name that the giver's app shows. */
export type UpiPayee = { upiId: string; name: string };

/**
 * The link that any UPI app opens or reads from a QR code; the amount is left out where there is none.
 * @example upiLink({ upiId: 'gift@bank', name: 'Diya' }, 50000, 'Gift')
 * // 'upi://pay?pa=gift@bank&pn=Diya&am=500.00&cu=INR&tn=Gift'
 */
export function upiLink(payee: UpiPayee, amount: Paise | undefined, note: string): string {
  const hasAmount = amount !== undefined && Number.isFinite(amount) && amount > 0;
  const parameters: [string, string][] = [
    ['pa', payee.upiId],
    ['pn', payee.name],
    ...(hasAmount ? [['am', rupeesFromPaise(amount).toFixed(2)] satisfies [string, string]] : []),
    ['cu', 'INR'],
    ['tn', Array.from(note).slice(0, LONGEST_NOTE).join('')],
  ];
  const encoded = parameters.map(([key, value]) => {
    const text = encodeURIComponent(value.toWellFormed());
    // As in NPCI's examples: SBI Pay and other apps read `gift%40bank` as `gift 40bank`.
    return `${key}=${key === 'pa' ? text.replaceAll('%40', '@') : text}`;
  });
  return `upi://pay?${encoded.join('&')}`;
}
