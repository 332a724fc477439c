import {
  type FormEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
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
import { Icon } from '../../ui/icon.tsx';
import { QrCode, qrDrawing } from '../../ui/qr-code.tsx';
import { type Gift, type PaymentMethod, donationAmount } from './gift-address.ts';

const THANKS_MS = 3000;

type GivingProps = {
  /** The gift that the address asks for. */
  gift: Gift;
  methods: readonly PaymentMethod[];
  facts: Pick<FactsIn, 'registeredName' | 'upiId' | 'bankAccount' | 'giftAmounts'>;
  messages: Pick<Messages['donate'], 'form' | 'thanks' | 'next' | 'upi' | 'bank' | 'copied'>;
};

/** What the parts of the island are made of. */
type Screen = GivingProps & {
  chosen: ChosenAmount;
  /** Whether `Donate Now` was pressed, here or on the page before. */
  asked: boolean;
};

/** Where a gift is chosen, and after it how to pay it. */
export function GivingIsland(props: GivingProps) {
  const { gift, methods, messages } = props;
  const { bankAccount, giftAmounts, upiId } = props.facts;
  const chosen = useChosenAmount(gift, giftAmounts);
  const [asked, setAsked] = useState(gift.asked);
  const [thanks, giveThanks] = useThanks();
  const root = useRef<HTMLDivElement>(null);
  const payment = useRef<HTMLDivElement>(null);
  const screen = { ...props, chosen, asked };

  function thank(event: FormEvent): void {
    event.preventDefault();
    giveThanks();
    setAsked(true);
  }

  // Once the panel says what is left to do: what came above would else push it out of sight.
  useEffect(() => {
    if (thanks > 0) payment.current?.scrollIntoView();
  }, [thanks]);

  function switchToBank(event: MouseEvent): void {
    event.preventDefault();
    const choice = root.current?.querySelector<HTMLInputElement>('input[value=bank]');
    if (choice) choice.checked = true;
    // What was pressed is hidden now.
    payment.current?.focus({ preventScroll: true });
    payment.current?.scrollIntoView();
  }

  return (
    <div ref={root} className="giving page-width grid gap-6 pb-2 sm:pb-10 lg:grid-cols-[1fr_27rem] lg:gap-16">
      <section aria-labelledby="gift" className="print:hidden">
        <h2 id="gift" className="sr-only">
          {messages.form.heading}
        </h2>
        <GiftForm {...screen} onDonate={thank} />
      </section>
      <div
        ref={payment}
        id="payment"
        tabIndex={-1}
        className="relative self-start rounded-patch bg-cloth px-4 py-5 sm:p-8 print:grid print:grid-cols-2 print:gap-10 print:bg-transparent print:p-0"
      >
        {/* Always there, so that what comes into it is read out. */}
        <div role="status" className="print:hidden">
          {asked && <LastStep methods={methods} messages={messages} thanks={thanks} />}
        </div>
        {/* Which of the two is shown is said by the form's own radio buttons, in CSS: it needs no JavaScript. */}
        {upiId && (
          <UpiPayment {...screen} upiId={upiId} {...(bankAccount && { onSwitchToBank: switchToBank })} />
        )}
        {bankAccount && <BankPayment {...screen} account={bankAccount} />}
      </div>
    </div>
  );
}

/** The number of the press that is thanked for, 0 once that was long enough ago; and what counts another one. */
function useThanks(): [number, () => void] {
  const [press, setPress] = useState(0);
  useEffect(() => {
    if (press === 0) return undefined;
    const timer = setTimeout(setPress, THANKS_MS, 0);
    return () => clearTimeout(timer);
  }, [press]);
  return [press, () => setPress(press + 1)];
}

/** The classes that show a part while its method is the chosen one; on paper all methods stand. */
function shownWith(method: PaymentMethod, methods: readonly PaymentMethod[]): string {
  if (methods.length < 2) return '';
  return method === 'upi'
    ? 'hidden [.giving:has(input[value=upi]:checked)_&]:block print:block'
    : 'hidden [.giving:has(input[value=bank]:checked)_&]:block print:block';
}

type LastStepProps = Pick<Screen, 'methods' | 'messages'> & { thanks: number };

/**
 * Says, once `Donate Now` was pressed, what is still to be done: no page can know whether a gift was sent. The thanks are small and
 * come after it; they leave their room empty, so that nothing moves under a finger.
 */
function LastStep({ methods, messages: { next, thanks: words }, thanks }: LastStepProps) {
  return (
    <div className="mb-3">
      <h2>{next.heading}</h2>
      {methods.map((method) => (
        <p key={method} className={`mt-1 ${shownWith(method, methods)}`}>
          {next[method]}
        </p>
      ))}
      <p className="text-sm text-muted">
        <span key={thanks} className={thanks === 0 ? 'invisible' : ''}>
          {words}
        </span>
      </p>
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
    <form id="gift-form" action="#payment" onSubmit={onDonate} className="grid max-w-2xl gap-4 sm:gap-6">
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
          className="[&_label]:min-h-13 [&_label]:px-1 [&_label]:tabular-figures sm:[&_label]:text-lg [&>div]:grid [&>div]:grid-cols-[repeat(auto-fit,minmax(4.1rem,1fr))]"
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
      <div className="grid justify-items-start gap-2">
        <Button type="submit" variant="accent" className="min-h-13 px-8 text-lg max-sm:w-full">
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

type UpiProps = Screen & {
  upiId: string;
  /** Shows the account instead, where there is one. */
  onSwitchToBank?: (event: MouseEvent) => void;
};

/**
 * The code that any UPI app reads, and the UPI ID. On a phone, where a code is of use to another phone only and apps refuse many
 * links, the ways stand as equals under each other, the code last.
 */
function UpiPayment(props: UpiProps) {
  const { methods, facts, chosen, asked, upiId, onSwitchToBank } = props;
  const { copied, upi: messages } = props.messages;
  const { amount } = chosen;
  const link = upiLink({ upiId, name: facts.registeredName }, amount, messages.note);
  const drawing = useMemo(() => qrDrawing(link), [link]);
  return (
    <section aria-label={messages.heading} className={shownWith('upi', methods)}>
      <div className="flex flex-col">
        <h2 className="sr-only print:not-sr-only print:mb-4!">{messages.heading}</h2>
        <div className="mb-4 handheld:order-1 handheld:mt-3 handheld:mb-0">
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
        <ul className="mt-3 divide-y divide-line border-y border-line print:divide-y-0 print:border-0">
          <Way
            isForHandheld
            text={onSwitchToBank ? messages.ifRefused : messages.ifRefusedWithoutBank}
            control={
              // Filled only once it is the next step: before, the button that is filled is the form's.
              <ButtonLink to={link} variant={asked ? 'primary' : 'quiet'} className={wayLook}>
                <Icon name="arrow-right" className="size-5" />
                {messages.openApp}
              </ButtonLink>
            }
          />
          <Way
            text={
              <>
                {/* The button's words name it, where there is the button. */}
                <span className="handheld:sr-only handheld:noscript:not-sr-only">{messages.id} </span>
                <b className="text-base wrap-anywhere text-ink select-all">{upiId}</b>
              </>
            }
            control={
              <CopyButton
                text={upiId}
                label={messages.copyId}
                copied={copied}
                className={`${wayLook} print:hidden`}
              />
            }
          />
          {onSwitchToBank && (
            <Way
              isForHandheld
              control={
                // Without JavaScript it sends the form, with this method.
                <Button
                  type="submit"
                  form="gift-form"
                  name="method"
                  value="bank"
                  variant="quiet"
                  onClick={onSwitchToBank}
                  className={wayLook}
                >
                  <Icon name="arrow-right" className="size-5" />
                  {messages.toBank}
                </Button>
              }
            />
          )}
          <Way
            isForHandheld
            text={messages.scanText}
            control={
              <p className="flex min-h-11 items-center gap-2 px-2 font-semibold">
                <Icon name="fullscreen" className="size-5" />
                {messages.scanTitle}
              </p>
            }
          />
        </ul>
        <p className="mt-3 text-sm text-muted handheld:order-1">{messages.payee}</p>
      </div>
    </section>
  );
}

const wayLook = 'w-full justify-items-start! px-2! text-left!';

type WayProps = { control: ReactNode; text?: ReactNode; isForHandheld?: boolean };

/** One way to pay: what is pressed for it, and a word about it, that begins where the control's words begin. */
function Way({ control, text, isForHandheld = false }: WayProps) {
  return (
    <li className={`py-1 ${isForHandheld ? 'hidden handheld:block' : ''}`}>
      {control}
      {text !== undefined && <p className="pt-0.5 pr-2 pb-1 pl-9.5 text-sm text-muted print:pl-0">{text}</p>}
    </li>
  );
}

function BankPayment(props: Screen & { account: BankAccount }) {
  const { methods, chosen, account } = props;
  const { copied, bank: messages } = props.messages;
  return (
    <section aria-label={messages.heading} className={shownWith('bank', methods)}>
      <h2 className="sr-only print:not-sr-only print:mb-4!">{messages.heading}</h2>
      <GiftAmount messages={messages} chosen={chosen} />
      <p className="mt-2">{messages.intro}</p>
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
