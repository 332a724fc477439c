import { type FormEvent, useEffect, useEffectEvent, useRef } from 'react';
import type { Messages } from '../../../content/schemas/messages.ts';
import { formatRupees } from '../../../domain/money.ts';
import { paiseFromRupees } from '../../../domain/rupees.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceGroup } from '../../../ui/choice-group.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { PaymentMethod } from './payment-methods.ts';
import type { ChosenAmount } from './use-chosen-amount.ts';

type GiftFormProps = {
  messages: Messages['donate']['form'];
  /** The amounts to choose from, in rupees. */
  amounts: readonly number[];
  chosen: ChosenAmount;
  methods: readonly PaymentMethod[];
  method: PaymentMethod | undefined;
  onDonate: () => void;
};

/** How much and which way; without JavaScript its button asks for the page again, at the code for that amount. */
export function GiftForm({ messages, amounts, chosen, methods, method, onDonate }: GiftFormProps) {
  const customField = useRef<HTMLInputElement>(null);

  function choosePreset(preset: string): void {
    chosen.choosePreset(preset);
    // The field keeps its own text, since half a number ("1e") reads as ''; so it is emptied by hand.
    if (customField.current) customField.current.value = '';
  }

  // An amount that was chosen or typed before hydration, or before a reload, is in the form and not in the state.
  const adoptForm = useEffectEvent((custom: HTMLInputElement) => {
    const preset = custom.form?.querySelector<HTMLInputElement>('[name=amount]:checked')?.value ?? '';
    const isOfAddress = custom.value === custom.defaultValue;
    if (custom.value !== '' && (preset === '' || !isOfAddress)) chosen.typeCustom(custom.value);
    else choosePreset(preset);
  });
  useEffect(() => {
    if (customField.current) adoptForm(customField.current);
  }, []);

  function submit(event: FormEvent): void {
    event.preventDefault();
    onDonate();
  }

  return (
    <form action="#payment" onSubmit={submit} className="grid max-w-2xl gap-8">
      <div className="grid gap-4">
        <ChoiceGroup
          legend={messages.amount}
          name="amount"
          options={amounts.map(presetOption)}
          value={chosen.preset}
          onChange={choosePreset}
          className="[&_label]:min-h-14 [&_label]:justify-center [&_label]:text-lg [&_label]:tabular-figures [&>div]:grid [&>div]:grid-cols-2 sm:[&>div]:grid-cols-4"
        />
        <TextField
          ref={customField}
          type="number"
          inputMode="decimal"
          step="any"
          label={messages.custom}
          name="amount"
          id="custom-amount"
          hint={messages.customHint}
          defaultValue={chosen.firstCustom}
          onInput={(event) => chosen.typeCustom(event.currentTarget.value)}
          autoComplete="off"
          className="max-w-md [&_input]:max-w-56 [&_input]:tabular-figures"
        />
        <p className="without-script text-sm text-muted">{messages.customWithoutScript}</p>
      </div>
      {methods.length > 1 ? (
        <ChoiceGroup
          legend={messages.method}
          name="method"
          options={methods.map((each) => ({ value: each, label: messages.methods[each] }))}
          defaultValue={method}
        />
      ) : (
        <input type="hidden" name="method" value={method} />
      )}
      <div className="grid justify-items-start gap-3">
        <Button type="submit" variant="accent" className="min-h-13 px-8 text-lg">
          {messages.donate}
        </Button>
        <p className="max-w-prose text-sm text-muted">{messages.privacy}</p>
      </div>
    </form>
  );
}

function presetOption(rupees: number) {
  return { value: String(rupees), label: formatRupees(paiseFromRupees(rupees)) };
}
