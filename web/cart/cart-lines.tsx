import { useEffect, useRef, useState } from 'react';
import * as words from '../../content/cart.ts';
import { type CartLine, changeQuantity, removeLine, restoreLine } from '../../domain/cart.ts';
import { Button } from '../ui/button.tsx';
import { CartLineRow } from './cart-line-row.tsx';
import { cartStore, useCart } from './use-cart.ts';

type Removed = { line: CartLine; at: number };

/** The lines of the cart with their controls; says aloud what happened, and lets a removed line come back. */
export function CartLines({ news }: { news?: string | undefined }) {
  const cart = useCart();
  const [said, setSaid] = useState<string>();
  const [removed, setRemoved] = useState<Removed>();
  const undoButton = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);

  // Screen readers say what changes in a place that is there already.
  useEffect(() => setSaid(news), [news]);

  // The button that had the focus went with its line.
  useEffect(() => {
    if (removed) undoButton.current?.focus();
  }, [removed]);

  function change(line: CartLine, by: number): void {
    cartStore.change((lines) => changeQuantity(lines, line.id, by));
    const now = cartStore.current().find((each) => each.id === line.id);
    if (now) setSaid(words.quantityNow(now.name, now.quantity));
  }

  function remove(line: CartLine, at: number): void {
    cartStore.change((lines) => removeLine(lines, line.id));
    setRemoved({ line, at });
    setSaid(words.removed(line.name));
  }

  function undo({ line, at }: Removed): void {
    cartStore.change((lines) => restoreLine(lines, line, at));
    setRemoved(undefined);
    setSaid(words.added(line.name));
    list.current?.focus();
  }

  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p role="status" className={removed ? '' : 'sr-only'}>
          {said}
        </p>
        {removed && (
          <Button ref={undoButton} variant="quiet" onClick={() => undo(removed)}>
            {words.undo}
          </Button>
        )}
      </div>
      <ul ref={list} tabIndex={-1} aria-label={words.lines} className="grid gap-4">
        {cart.map((line, at) => (
          <li key={line.id}>
            <CartLineRow line={line} onChange={(by) => change(line, by)} onRemove={() => remove(line, at)} />
          </li>
        ))}
      </ul>
    </div>
  );
}
