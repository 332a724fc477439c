import { useState } from 'react';
import { donationAmount } from '../../../domain/donation-amount.ts';
import type { Paise } from '../../../domain/money.ts';
import { rupeesFromPaise } from '../../../domain/rupees.ts';

/** The amount as chosen so far, and the two ways to choose it. */
export type ChosenAmount = {
  /** The chosen preset in rupees, as its radio button says it; '' where none is. */
  preset: string;
  /** The initial text of the custom field; from then on the field keeps its own. */
  firstCustom: string;
  amount: Paise | undefined;
  /** Whether something was typed that is no amount to give. */
  unreadable: boolean;
  choosePreset(preset: string): void;
  typeCustom(text: string): void;
};

/**
 * The amount of the gift: one of the `amounts` in rupees or a custom one, never both; it starts with what the address asked
 * for.
 */
export function useChosenAmount(asked: Paise | undefined, amounts: readonly number[]): ChosenAmount {
  const first = asked === undefined ? '' : String(rupeesFromPaise(asked));
  const firstCustom = amounts.map(String).includes(first) ? '' : first;
  const [{ preset, custom }, choose] = useState({ preset: firstCustom ? '' : first, custom: firstCustom });

  const amount = donationAmount(preset || custom);
  return {
    preset,
    firstCustom,
    amount,
    unreadable: custom.trim() !== '' && amount === undefined,
    choosePreset: (chosen) => choose({ preset: chosen, custom: '' }),
    typeCustom: (text) => choose({ preset: '', custom: text }),
  };
}
