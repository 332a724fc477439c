import { type ChangeEvent, type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type FieldProblemMessages, problemTexts } from '../../../domain/entries/field-problems.ts';
import { cartCount, cartTotal } from '../../../domain/shop/cart.ts';
import { type Delivery, deliverySchema } from '../../../domain/shop/delivery.ts';
import { pluralText } from '../../../domain/values/fill-in.ts';
import type { Language } from '../../../domain/values/languages.ts';
import { formatRupees } from '../../../domain/values/money.ts';
import type { Messages } from '../../../texts/schemas/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { TextField } from '../../../ui/field.tsx';
import { useHydrated } from '../../../ui/store.ts';
import { TextArea } from '../../../ui/text-area.tsx';
import { showToast, showToastOnNextPage } from '../../../ui/toast-store.ts';
import { Toasts } from '../../../ui/toasts.tsx';
import { PhoneField, type PhoneMessages } from '../../forms/phone-field.tsx';
import { useCheckedForm } from '../../forms/use-checked-form.ts';
import { CartLines, EmptyCart } from '../cart/cart-lines.tsx';
import type { CartLinesMessages, CartOrderMessages, EmptyCartMessages } from '../cart/cart-messages.ts';
import { deliveryDraft, useDeliveryDraft } from '../cart/delivery-draft.ts';
import { CartOrderLinks, type OrderContact } from '../cart/order-links.tsx';
import { PlacedOrderCard } from '../cart/placed-order-card.tsx';
import { keepPlacedOrder } from '../cart/placed-order.ts';
import { cartStore, useCart } from '../cart/use-cart.ts';
import { useShownCart } from '../cart/use-shown-cart.ts';

type CartProps = {
  messages: CartLinesMessages &
    EmptyCartMessages &
    CartOrderMessages &
    Pick<
      Messages['cart'],
      'opening' | 'summary' | 'summaryItems' | 'pieces' | 'total' | 'delivery' | 'isEmpty' | 'placed'
    >;
  forms: PhoneMessages & { summary: string; problems: FieldProblemMessages };
  placedOrder: Messages['shop']['placed'];
  toasts: Pick<Messages['shell'], 'notifications' | 'dismiss'>;
  deliveryNote: string;
  contact: OrderContact;
  language: Language;
  /** The path of the shop. */
  shop: string;
};

/**
 * The order that waits to be sent, the cart's lines, what they come to, and where they go. The server's HTML has the empty
 * cart, and a skeleton that takes its place until hydration where this browser has stored something
 * (web/shop/cart/show-cart-count.ts).
 */
export function CartIsland(props: CartProps) {
  const { messages, placedOrder, toasts, contact, language, shop } = props;
  const isHydrated = useHydrated();
  const cart = useCart();
  const isEmpty = cart.length === 0;
  const isChanged = useShownCart(cart, language).some(({ change }) => change);
  const order = usePlaceOrder(messages, shop, isChanged);

  return (
    <>
      {!isHydrated && <CartSkeleton label={messages.opening} className="hidden in-data-stored:block" />}
      <div className={isHydrated ? undefined : 'in-data-stored:hidden'}>
        <PlacedOrderCard messages={placedOrder} cart={messages} contact={contact} language={language} />
        <div className="page-width grid gap-x-12 gap-y-10 pb-20 lg:grid-cols-[1fr_24rem] print:gap-y-4 print:pb-0">
          <div>
            {!isEmpty && <h2 className="sr-only">{messages.lines}</h2>}
            <CartLines messages={messages} language={language} />
            {isEmpty && <EmptyCart messages={messages} shop={shop} />}
          </div>
          {!isEmpty && <OrderSummary {...props} />}
          <DeliveryForm {...props} order={order} isQuiet={isEmpty} />
          <PrintedDelivery heading={messages.delivery.heading} />
        </div>
        <Toasts messages={toasts} />
      </div>
    </>
  );
}

/** Stands where the cart will be, until the browser's own cart is read. */
function CartSkeleton({ label, className }: { label: string; className: string }) {
  return (
    <div className={`page-width pb-20 ${className}`}>
      <p>{label}</p>
      <div className="motion-safe:animate-pulse">
        <LineSkeleton />
        <LineSkeleton />
      </div>
    </div>
  );
}

function LineSkeleton() {
  return (
    <div className="mt-4 grid grid-cols-[4.5rem_1fr] gap-x-4 pb-6 lg:mr-108">
      <Skeleton className="aspect-square" />
      <div>
        <Skeleton className="h-5 w-1/2" />
        <Skeleton className="mt-3 h-8" />
      </div>
    </div>
  );
}

/**
 * Holds the place of something that is still loading; give it the size of what will come. What stands round all of them
 * pulses, once for the whole: with an animation for each, a browser styles every one of them anew in each frame.
 */
function Skeleton({ className }: { className: string }) {
  return <span aria-hidden="true" className={`block rounded-patch bg-cloth ${className}`} />;
}

/** The total of the cart, and the short way: the same order straight to WhatsApp. */
function OrderSummary({ messages, deliveryNote, contact, language }: CartProps) {
  const cart = useCart();
  return (
    <section
      aria-labelledby="order-summary"
      className="grid content-start gap-4 self-start rounded-patch bg-cloth p-6 lg:sticky lg:top-24 lg:col-start-2 lg:row-span-2 print:rounded-none print:border-t-2 print:px-0 print:py-3"
    >
      <h2 id="order-summary" className="print:hidden">
        {messages.summary}
      </h2>
      <dl className="grid gap-2 tabular-figures">
        <div className="flex justify-between gap-x-4">
          <dt>{messages.summaryItems}</dt>
          <dd>{pluralText(messages.pieces, cartCount(cart), {}, language)}</dd>
        </div>
        <div className="flex flex-wrap justify-between gap-x-4 text-lg font-bold">
          <dt>{messages.total}</dt>
          <dd>{formatRupees(cartTotal(cart))}</dd>
          <dd className="basis-full text-sm font-normal">{deliveryNote}</dd>
        </div>
      </dl>
      <CartOrderLinks messages={messages} contact={contact} language={language} />
    </section>
  );
}

type DeliveryFormProps = CartProps & {
  order: PlaceOrder;
  /** While the cart is empty there is nothing to deliver yet. */
  isQuiet: boolean;
};

/** Where the order goes, and the button that places it; what is typed is kept for this tab. */
function DeliveryForm({ messages: { delivery: messages }, forms, order, isQuiet }: DeliveryFormProps) {
  const draft = useDeliveryDraft();
  const { form, problems, check } = useCheckedForm(deliverySchema);

  // Before hydration only the form itself has what is typed into it.
  useLayoutEffect(() => {
    const typed = [...new FormData(form.current ?? undefined)].flatMap(([name, text]) =>
      typeof text === 'string' && text !== '' ? [[name, text] as const] : [],
    );
    if (typed.length > 0) deliveryDraft.change((kept) => ({ ...kept, ...Object.fromEntries(typed) }));
  }, [form]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (order.isPlacing || !order.checkCart()) return;
    const delivery = check();
    if (delivery) order.place(delivery);
  }

  const wrong = problemTexts(forms.problems, problems);
  const field = (name: keyof Delivery) => ({
    name,
    label: messages[name],
    required: true,
    error: wrong.find(({ fieldId }) => fieldId === name)?.text,
    value: draft[name] ?? '',
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      deliveryDraft.change((typed) => ({ ...typed, [name]: target.value }));
    },
  });
  return (
    <section aria-labelledby="delivery" className="grid max-w-xl gap-5 lg:col-start-1 print:hidden">
      <h2 id="delivery" className={isQuiet ? 'text-xl' : undefined}>
        {messages.heading}
      </h2>
      {!isQuiet && <p>{messages.agreed}</p>}
      <p className="text-sm text-muted">{messages.privacy}</p>
      {/* With this method the browser itself sends nothing, and so writes no name or address into the page's address. */}
      <form ref={form} method="dialog" noValidate onSubmit={submit} className="grid gap-5">
        <ErrorSummary title={forms.summary} problems={wrong} />
        <TextField {...field('fullName')} autoComplete="name" />
        {/* The warning takes the hint's place, so nothing moves away from under a press that leaves the field. */}
        <PhoneField {...field('phoneNumber')} hint={messages.phoneHint} messages={forms} />
        <TextArea {...field('address')} hint={messages.addressHint} autoComplete="street-address" />
        <Button
          type="submit"
          variant={isQuiet ? 'quiet' : 'primary'}
          busy={order.isPlacing}
          busyLabel={messages.placing}
          className="justify-self-start"
        >
          {messages.placeOrder}
        </Button>
      </form>
    </section>
  );
}

/** On paper, the delivery details that are typed, in place of the form; nothing where there are none. */
function PrintedDelivery({ heading }: { heading: string }) {
  const { fullName, phoneNumber, address } = useDeliveryDraft();
  const lines = [fullName, phoneNumber, address].filter((line) => line?.trim());
  if (lines.length === 0) return null;
  return (
    <section className="hidden break-inside-avoid print:block">
      <h2 className="text-xl">{heading}</h2>
      <p className="mt-2 whitespace-pre-line">{lines.join('\n')}</p>
    </section>
  );
}

const PLACING_MS = 1000;

type PlaceOrder = {
  isPlacing: boolean;
  /** Whether there is anything to order, as it is in the shop today; says so where there is not. */
  checkCart(): boolean;
  /** Places the order after one second and empties cart and form. Nothing happens to a visitor who leaves before. */
  place(delivery: Delivery): void;
};

/**
 * Placing an order sends nothing: it is kept for this tab's session, and shop and cart page offer to send it. `shop` is the
 * address of the shop; `isChanged` says whether a line has changed there.
 */
function usePlaceOrder(
  messages: Pick<Messages['cart'], 'isEmpty' | 'placed' | 'changes'>,
  shop: string,
  isChanged: boolean,
): PlaceOrder {
  const [isPlacing, setPlacing] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const onPageHide = () => clearTimeout(timer.current);
    // For a page that comes back from the back/forward cache: Firefox loses what React schedules while it hides.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setPlacing(false);
    };
    addEventListener('pagehide', onPageHide);
    addEventListener('pageshow', onPageShow);
    return () => {
      removeEventListener('pagehide', onPageHide);
      removeEventListener('pageshow', onPageShow);
    };
  }, []);

  function checkCart(): boolean {
    const isEmpty = cartStore.get().length === 0;
    if (!isEmpty && !isChanged) return true;
    showToast(isEmpty ? messages.isEmpty : messages.changes.beforeOrder, 'failure');
    return false;
  }

  function finish(delivery: Delivery): void {
    // Another tab may have emptied the cart meanwhile.
    if (!checkCart()) return setPlacing(false);
    const isKept = keepPlacedOrder({ cart: cartStore.get(), delivery });
    cartStore.change(() => []);
    deliveryDraft.change(() => ({}));
    if (isKept) {
      showToastOnNextPage(messages.placed);
      // Still placing until the page is left, so that a second press does nothing.
      location.assign(shop);
    } else {
      showToast(messages.placed);
      setPlacing(false);
    }
  }

  return {
    isPlacing,
    checkCart,
    place(delivery) {
      setPlacing(true);
      timer.current = setTimeout(() => finish(delivery), PLACING_MS);
    },
  };
}
