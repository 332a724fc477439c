import { type MouseEventHandler, useEffect, useRef, useState } from 'react';
import {
  type CartLine,
  type LineChange,
  type ShownLine,
  atNewPrice,
  changeQuantity,
  lineKey,
  lineTotal,
  removeLine,
  restoreLine,
} from '../../../domain/shop/cart.ts';
import { fillIn } from '../../../domain/values/fill-in.ts';
import type { Language } from '../../../domain/values/languages.ts';
import { formatRupees } from '../../../domain/values/money.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Picture } from '../../pictures/picture.tsx';
import { ShownIn } from '../product/shown-in.tsx';
import type { CartLinesMessages, EmptyCartMessages } from './cart-messages.ts';
import { cartStore, useCart } from './use-cart.ts';
import { useShownCart } from './use-shown-cart.ts';

type CartLinesProps = {
  messages: CartLinesMessages;
  language: Language;
  /** The announcement of a change to the cart before it is shown; '' where there was none. */
  announcement?: string;
};

/** The lines of the cart with their controls; announces what happened, and lets a removed line come back. */
export function CartLines({ messages, language, announcement = '' }: CartLinesProps) {
  const cart = useCart();
  const shownCart = useShownCart(cart, language);
  const [status, setStatus] = useState('');
  const [removed, setRemoved] = useState<{ line: CartLine; at: number; name: string }>();
  const undoButton = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);

  // Screen readers announce only what changes in a live region that exists already.
  useEffect(() => setStatus(announcement), [announcement]);

  // The button that had the focus went with its line.
  useEffect(() => {
    if (removed) undoButton.current?.focus();
  }, [removed]);

  function change(line: CartLine, by: number): void {
    cartStore.change((lines) => changeQuantity(lines, line, by));
    const count = cartStore.get().find((each) => lineKey(each) === lineKey(line))?.quantity;
    if (count !== undefined) setStatus(fillIn(messages.quantityNow, { name: line.name, count }));
  }

  function accept(line: CartLine, now: NewPrice): void {
    cartStore.change((lines) => atNewPrice(lines, line, now));
    setStatus(`${line.name}: ${formatRupees(now.price)}`);
    list.current?.focus();
  }

  function remove(at: number, name: string): void {
    const line = cart[at];
    if (!line) return;
    cartStore.change((lines) => removeLine(lines, line));
    setRemoved({ line, at, name });
    setStatus(fillIn(messages.removed, { name }));
  }

  function undo({ line, at, name }: { line: CartLine; at: number; name: string }): void {
    cartStore.change((lines) => restoreLine(lines, line, at));
    setRemoved(undefined);
    setStatus(fillIn(messages.added, { name }));
    list.current?.focus();
  }

  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2 print:hidden">
        <p role="status" className={removed ? '' : 'sr-only'}>
          {status}
        </p>
        {removed && (
          <Button ref={undoButton} variant="quiet" onClick={() => undo(removed)}>
            {messages.undo}
          </Button>
        )}
      </div>
      <ul ref={list} tabIndex={-1} aria-label={messages.lines} className="grid gap-4 print:gap-2">
        {shownCart.map((line, at) => (
          <li key={lineKey(line)}>
            <CartLineRow
              messages={messages}
              line={line}
              onChange={(by) => change(line, by)}
              onRemove={() => remove(at, line.name)}
              onAccept={(now) => accept(line, now)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

type CartLineRowProps = {
  messages: CartLinesMessages;
  line: ShownLine;
  onChange: (by: number) => void;
  onRemove: () => void;
  onAccept: (now: NewPrice) => void;
};

type NewPrice = Exclude<LineChange, string>;

function CartLineRow(props: CartLineRowProps) {
  const { messages, line, onChange, onRemove } = props;
  const { name, quantity, unit, lang, unitLang } = line;
  const price = formatRupees(line.price);
  return (
    <div className="cart-line grid grid-cols-[4.5rem_1fr_auto] gap-x-4 gap-y-2">
      <Picture
        address={line.imageURL}
        alt=""
        sizes="4.5rem"
        className="row-span-2 aspect-square w-full rounded-patch print:hidden"
      />
      <div>
        <h3 lang={lang} className="text-base wrap-anywhere">
          {name}
        </h3>
        <p className="text-sm text-muted tabular-figures">
          {unit ? (
            <ShownIn
              message={messages.perUnit}
              texts={{ price: { text: price }, unit: { text: unit, ...(unitLang && { lang: unitLang }) } }}
            />
          ) : (
            fillIn(messages.each, { price })
          )}
        </p>
      </div>
      <div className="col-span-2 flex flex-wrap items-center gap-2">
        <div role="group" aria-label={fillIn(messages.quantity, { name })} className="flex items-center">
          {/* Disabled by ARIA only: a disabled button would drop the focus of someone who works by keyboard. */}
          <IconButton
            icon="minus"
            label={fillIn(messages.decrease, { name })}
            aria-disabled={quantity <= 1}
            onClick={() => onChange(-1)}
            className="border-edge! aria-disabled:opacity-40 print:hidden"
          />
          <span className="min-w-8 px-1 text-center font-bold tabular-figures">{quantity}</span>
          <IconButton
            icon="plus"
            label={fillIn(messages.increase, { name })}
            onClick={() => onChange(1)}
            className="border-edge! print:hidden"
          />
        </div>
        <p className="ml-auto font-bold tabular-figures">{formatRupees(lineTotal(line))}</p>
      </div>
      <LineChangeNote {...props} />
      <IconButton
        icon="bin"
        label={fillIn(messages.remove, { name })}
        onClick={onRemove}
        className="col-start-3 row-start-1 -mt-2 print:hidden"
      />
    </div>
  );
}

/** What has changed in the shop since the line was added, with the one button that settles it; nothing where nothing has. */
function LineChangeNote({ messages, line: { change }, onRemove, onAccept }: CartLineRowProps) {
  if (!change) return null;
  const [text, label, settle] =
    typeof change === 'string'
      ? [
          change === 'gone' ? messages.changes.gone : messages.changes.soldOut,
          messages.changes.removeLine,
          onRemove,
        ]
      : [
          fillIn(messages.changes.priceNow, { price: formatRupees(change.price) }),
          fillIn(messages.changes.takePrice, { price: formatRupees(change.price) }),
          () => onAccept(change),
        ];
  return (
    <div className="col-span-3 flex flex-wrap items-center gap-2 font-semibold text-danger">
      <p>{text}</p>
      <Button variant="quiet" onClick={settle} className="print:hidden">
        {label}
      </Button>
    </div>
  );
}

type EmptyCartProps = {
  messages: EmptyCartMessages;
  /** The path of the shop. */
  shop: string;
  onFollow?: MouseEventHandler<HTMLAnchorElement>;
};

/** Says that nothing is in the cart, and leads to the shop. */
export function EmptyCart({ messages, shop, onFollow }: EmptyCartProps) {
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-lg">{messages.empty}</p>
      <p className="text-muted">{messages.emptyHint}</p>
      <ButtonLink to={shop} variant="quiet" onClick={onFollow} className="print:hidden">
        {messages.toShop}
      </ButtonLink>
    </div>
  );
}
