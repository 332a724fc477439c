import { type RefObject, useEffect, useState } from 'react';
import { donate } from '../../../content/donate.ts';
import { donationAmount } from '../../../domain/donation-amount.ts';
import { type Paise, rupeesFromPaise } from '../../../domain/money.ts';

/** The amount as chosen so far, and the two ways to choose it. */
export type ChosenAmount = {
  /** The chosen preset in rupees, as its radio button says it; '' where none is. */
  preset: string;
  /** What the custom field starts with; from then on the field keeps its own text. */
  firstCustom: string;
  amount: Paise | undefined;
  /** Whether something stands in the custom field that is no amount to give. */
  unreadable: boolean;
  choosePreset(preset: string): void;
  typeCustom(text: string): void;
};

const presets: readonly string[] = donate.form.presets.map(String);

/** The amount of the gift: a preset or a custom one, never both; it starts with what the address asked for. */
export function useChosenAmount(
  asked: Paise | undefined,
  customField: RefObject<HTMLInputElement | null>,
): ChosenAmount {
  const first = asked === undefined ? '' : String(rupeesFromPaise(asked));
  const firstCustom = presets.includes(first) ? '' : first;
  const [preset, setPreset] = useState(firstCustom === '' ? first : '');
  const [custom, setCustom] = useState(firstCustom);

  function choosePreset(chosen: string): void {
    setPreset(chosen);
    setCustom('');
    // Emptied by hand: half a number ("1e") reads as '' too, and a value that did not change would leave it there.
    if (customField.current) customField.current.value = '';
  }

  function typeCustom(text: string): void {
    setPreset('');
    setCustom(text);
  }

  // Browsers keep what was chosen before the page came alive, or before a reload.
  useEffect(() => {
    const form = customField.current?.form;
    if (!form) return;
    const typed = customField.current?.value ?? '';
    const [chosen] = new FormData(form).getAll('amount');
    if (typed !== '') typeCustom(typed);
    else if (typeof chosen === 'string' && chosen !== '') choosePreset(chosen);
  }, []);

  const amount = donationAmount(preset || custom);
  const unreadable = custom.trim() !== '' && amount === undefined;
  return { preset, firstCustom, amount, unreadable, choosePreset, typeCustom };
}
