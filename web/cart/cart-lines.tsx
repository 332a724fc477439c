import { useEffect, useRef, useState } from 'react';
import { type CartLine, changeQuantity, removeLine, restoreLine } from '../../domain/cart.ts';
import { fillIn } from '../../domain/fill-in.ts';
import type { Language } from '../../domain/languages.ts';
import { Button } from '../../ui/button.tsx';
import { CartLineRow } from './cart-line-row.tsx';
import type { CartLinesMessages } from './cart-messages.ts';
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

  function change({ id, name }: CartLine, by: number): void {
    cartStore.change((lines) => changeQuantity(lines, id, by));
    const count = cartStore.get().find((line) => line.id === id)?.quantity;
    if (count !== undefined) setStatus(fillIn(messages.quantityNow, { name, count }));
  }

  function remove(at: number, name: string): void {
    const line = cart[at];
    if (!line) return;
    cartStore.change((lines) => removeLine(lines, line.id));
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
          <li key={line.id}>
            <CartLineRow
              messages={messages}
              line={line}
              onChange={(by) => change(line, by)}
              onRemove={() => remove(at, line.name)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
