import { describe, expect, it } from 'vitest';
import { upiLink } from './upi.ts';

const payee = { upiId: 'gift@bank', name: 'Diya Dhaga' };

describe('upiLink', () => {
  it('is word for word what any UPI app reads', () => {
    expect(upiLink(payee, 50_000, 'Donation to Diya Dhaga')).toBe(
      'upi://pay?pa=gift@bank&pn=Diya%20Dhaga&am=500.00&cu=INR&tn=Donation%20to%20Diya%20Dhaga',
    );
  });

  it.each([
    [1, '0.01'],
    [49_950, '499.50'],
    [100_000, '1000.00'],
    [12_000_000, '120000.00'],
    [1_000_000_000_000, '10000000000.00'],
  ])('writes %d paise with two decimals and no grouping', (paise, am) => {
    expect(parameters(upiLink(payee, paise, 'Gift')).get('am')).toBe(am);
  });

  it.each([undefined, 0, -50_000, Number.NaN, Number.POSITIVE_INFINITY])(
    'leaves am out where there is no positive amount: %d',
    (amount) => {
      expect(upiLink(payee, amount, 'Gift')).toBe('upi://pay?pa=gift@bank&pn=Diya%20Dhaga&cu=INR&tn=Gift');
    },
  );

  it('writes the @ of the UPI ID as it is, and that of a name encoded', () => {
    const link = upiLink({ ...payee, name: 'Diya @ Pune' }, 50_000, 'Gift');
    expect(link).toBe('upi://pay?pa=gift@bank&pn=Diya%20%40%20Pune&am=500.00&cu=INR&tn=Gift');
  });

  it('encodes spaces as %20, never +, and lets no sign break out of its value', () => {
    const link = upiLink({ upiId: 'a&am=1@bank', name: 'A + B = 100% #1 / ₹' }, 50_000, 'x&y');
    expect(link).not.toMatch(/[+\s#]/);
    expect(parameters(link)).toEqual(
      new Map([
        ['pa', 'a&am=1@bank'],
        ['pn', 'A + B = 100% #1 / ₹'],
        ['am', '500.00'],
        ['cu', 'INR'],
        ['tn', 'x&y'],
      ]),
    );
  });

  it('has no mc and no sign', () => {
    expect([...parameters(upiLink(payee, 50_000, 'Gift')).keys()]).toEqual(['pa', 'pn', 'am', 'cu', 'tn']);
  });

  it.each([
    ['a'.repeat(50), 'a'.repeat(50)],
    ['a'.repeat(51), 'a'.repeat(50)],
    ['🪔'.repeat(60), '🪔'.repeat(50)],
  ])('keeps the note %.8s… to 50 characters and halves none', (note, kept) => {
    expect(parameters(upiLink(payee, undefined, note)).get('tn')).toBe(kept);
  });

  it('is made also where half of a character is left in a value', () => {
    expect(parameters(upiLink({ ...payee, name: '\uD83E' }, undefined, '\uDE94')).get('pn')).toBe('\uFFFD');
  });
});

function parameters(link: string): Map<string, string> {
  const pairs = link.replace('upi://pay?', '').split('&');
  return new Map(pairs.map((pair) => pair.split('=').map(decodeURIComponent) as [string, string]));
}
