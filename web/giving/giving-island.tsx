import { type FormEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { upiLink } from '../../domain/giving/upi.ts';
import { fillIn } from '../../domain/values/fill-in.ts';
import { type Paise, formatRupees } from '../../domain/values/money.ts';
import { paiseFromRupees, rupeesFromPaise } from '../../domain/values/rupees.ts';
import type { FactsIn } from '../../texts/facts-in.ts';
import type { BankAccount } from '../../texts/schemas/facts.ts';
import type { Messages } from '../../texts/schemas/messages.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { TextField } from '../../ui/field.tsx';
import { QrCode, qrDrawing } from '../../ui/qr-code.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { Toasts } from '../../ui/toasts.tsx';
import { type Gift, type PaymentMethod, donationAmount } from './gift-address.ts';

const THANKS_MS = 3000;

type GivingProps = {
  /** The gift that the address asks for. */
  gift: Gift;
  methods: readonly PaymentMethod[];
  facts: Pick<FactsIn, 'registeredName' | 'upiId' | 'bankAccount' | 'giftAmounts'>;
  messages: Pick<Messages['donate'], 'form' | 'thanks' | 'next' | 'upi' | 'bank' | 'copied'>;
  toasts: Pick<Messages['shell'], 'notifications' | 'dismiss'>;
};

/** What the parts of the island are made of. */
type Screen = GivingProps & {
  chosen: ChosenAmount;
  /** Whether `Donate Now` was pressed, here or on the page before. */
  asked: boolean;
};

/** Where a gift is chosen, and after it how to pay it. */
export function GivingIsland(props: GivingProps) {
  const { gift, messages, toasts } = props;
  const { bankAccount, giftAmounts, upiId } = props.facts;
  const chosen = useChosenAmount(gift, giftAmounts);
  const [asked, setAsked] = useState(gift.asked);
  const payment = useRef<HTMLDivElement>(null);
  const screen = { ...props, chosen, asked };

  function thank(event: FormEvent): void {
    event.preventDefault();
    showToast(messages.thanks, 'success', THANKS_MS);
    setAsked(true);
    payment.current?.scrollIntoView();
  }

  return (
    <div className="giving page-width grid gap-10 pb-16 lg:grid-cols-[1fr_27rem] lg:gap-16">
      <section aria-labelledby="gift" className="print:hidden">
        <h2 id="gift" className="mb-6">
          {messages.form.heading}
        </h2>
        <GiftForm {...screen} onDonate={thank} />
      </section>
      <div
        ref={payment}
        id="payment"
        tabIndex={-1}
        className="relative self-start rounded-patch bg-cloth p-6 sm:p-8 print:grid print:grid-cols-2 print:gap-10 print:bg-transparent print:p-0"
      >
        {/* Which of the two is shown is said by the form's own radio buttons, in CSS: it needs no JavaScript. */}
        {upiId && <UpiPayment {...screen} upiId={upiId} />}
        {bankAccount && <BankPayment {...screen} account={bankAccount} />}
      </div>
      <Toasts messages={toasts} />
    </div>
  );
}

/** How much and which way; without JavaScript its button asks for the page again, at the code for that amount. */
function GiftForm(props: Screen & { onDonate: (event: FormEvent) => void }) {
  const { gift, methods, chosen, onDonate } = props;
  const messages = props.messages.form;
  const customField = useRef<HTMLInputElement>(null);

  function choosePreset(preset: string): void {
    chosen.choosePreset(preset);
    // The field keeps its own text, also what was typed before hydration; so it is emptied by hand.
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

  return (
    <form action="#payment" onSubmit={onDonate} className="grid max-w-2xl gap-8">
      <div className="grid gap-4">
        <ChoiceGroup
          legend={messages.amount}
          name="amount"
          options={props.facts.giftAmounts.map((rupees) => ({
            value: String(rupees),
            label: formatRupees(paiseFromRupees(rupees)),
          }))}
          value={chosen.preset}
          onChange={choosePreset}
          className="[&_label]:min-h-14 [&_label]:justify-center [&_label]:text-lg [&_label]:tabular-figures [&>div]:grid [&>div]:grid-cols-2 sm:[&>div]:grid-cols-4"
        />
        <TextField
          ref={customField}
          inputMode="decimal"
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
          defaultValue={gift.method}
        />
      ) : (
        <input type="hidden" name="method" value={gift.method} />
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

/** The amount as chosen so far, and the two ways to choose it. */
type ChosenAmount = {
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
function useChosenAmount(gift: Gift, amounts: readonly number[]): ChosenAmount {
  const first = gift.amount === undefined ? (gift.unread ?? '') : String(rupeesFromPaise(gift.amount));
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

/**
 * The link that opens a UPI app on a phone, the code that any such app reads, and the UPI ID where links fail. On a phone the
 * link comes first and the code last, elsewhere the code comes first.
 */
function UpiPayment(props: Screen & { upiId: string }) {
  const { methods, facts, chosen, upiId } = props;
  const { copied, upi: messages } = props.messages;
  const { amount } = chosen;
  const link = upiLink({ upiId, name: facts.registeredName }, amount, messages.note);
  const drawing = useMemo(() => qrDrawing(link), [link]);
  return (
    <section
      aria-label={messages.heading}
      className={methods.length > 1 ? 'hidden [.giving:has([value=upi]:checked)_&]:block print:block' : ''}
    >
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
        <GiftAmount messages={messages} chosen={chosen} />
        <p className="mt-1 handheld:hidden">{messages.scan}</p>
        <LastStep {...props} method="upi" />
        <dl className="mt-5">
          <dt className="text-sm text-muted">{messages.id}</dt>
          <dd className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <span className="text-lg font-bold wrap-anywhere">{upiId}</span>
            <CopyButton text={upiId} label={messages.copyId} copied={copied} className="print:hidden" />
          </dd>
        </dl>
        <p className="mt-4 text-sm text-muted">{messages.payee}</p>
      </div>
    </section>
  );
}

function BankPayment(props: Screen & { account: BankAccount }) {
  const { methods, chosen, account } = props;
  const { copied, bank: messages } = props.messages;
  return (
    <section
      aria-label={messages.heading}
      className={methods.length > 1 ? 'hidden [.giving:has([value=bank]:checked)_&]:block print:block' : ''}
    >
      <h2 className="sr-only print:not-sr-only print:mb-4!">{messages.heading}</h2>
      <GiftAmount messages={messages} chosen={chosen} />
      <LastStep {...props} method="bank" />
      <p className="mt-4">{messages.intro}</p>
      <dl className="mt-2">
        <Detail term={messages.holder} text={account.holder} copy={messages.copyHolder} copied={copied} />
        <Detail term={messages.bank} text={account.bank} />
        <Detail
          term={messages.accountNumber}
          text={account.accountNumber}
          copy={messages.copyAccountNumber}
          copied={copied}
        />
        <Detail term={messages.ifsc} text={account.ifsc} copy={messages.copyIfsc} copied={copied} />
      </dl>
    </section>
  );
}

type DetailProps = { term: string; text: string; copy?: string; copied?: string };

function Detail({ term, text, copy, copied = '' }: DetailProps) {
  return (
    <div className="border-b border-line py-3 last:border-0">
      <dt className="text-sm text-muted">{term}</dt>
      <dd className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span className="text-lg font-bold tabular-figures wrap-anywhere">{text}</span>
        {copy !== undefined && (
          <CopyButton text={text} label={copy} copied={copied} className="print:hidden" />
        )}
      </dd>
    </div>
  );
}

type GiftAmountProps = {
  messages: Pick<Messages['donate']['bank'], 'carries' | 'carriesNoAmount' | 'unreadable'>;
  chosen: ChosenAmount;
};

/** The amount to pay, or who decides it where none is chosen; a change is announced. */
function GiftAmount({ messages, chosen: { amount, unreadable } }: GiftAmountProps) {
  const withoutAmount = unreadable ? messages.unreadable : messages.carriesNoAmount;
  return (
    <p role="status" className="text-lg font-semibold tabular-figures wrap-anywhere">
      {amount === undefined ? withoutAmount : fillIn(messages.carries, { amount: formatRupees(amount) })}
    </p>
  );
}

/** Says, once `Donate Now` was pressed, what is still to be done: no page can know whether a gift was sent. */
function LastStep({ messages: { next }, asked, method }: Screen & { method: PaymentMethod }) {
  return (
    <div role="status">
      {asked && (
        <div className="mt-4 rounded-patch border border-line bg-surface p-4 print:hidden">
          <h3>{next.heading}</h3>
          <p className="mt-1">{next[method]}</p>
        </div>
      )}
    </div>
  );
}
