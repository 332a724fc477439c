import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Choice } from '../../domain/choice.ts';
import type { Product } from '../../domain/product.ts';
import { choiceOfForm } from './add-to-cart.ts';

type FormChoice = {
  /** For the form with the radio buttons `variant` and `colour`, which the browser keeps. */
  form: RefObject<HTMLFormElement | null>;
  /** The choice to render; a moment behind what was pressed last, and before hydration the one it started with. */
  choice: Choice;
  /** The choice that the form holds now: for whatever is sent, shared or put into the cart. */
  read: () => Choice;
  /** Makes another choice out of the one that the form holds now, in the form too. */
  choose: (change: (now: Choice) => Choice) => void;
};

/**
 * The choice of a product, kept by its form alone: what was chosen before hydration, kept by the browser through a reload, or
 * chosen by two presses in a row counts as any other. `onChange` hears of each new choice.
 */
export function useChoice(
  product: Product,
  first: () => Choice,
  onChange: (choice: Choice) => void = () => {},
): FormChoice {
  const form = useRef<HTMLFormElement>(null);
  const [choice, setChoice] = useState(first);
  const latest = useRef(choice);

  function show(next: Choice): void {
    latest.current = next;
    setChoice(next);
    onChange(next);
  }

  function read(): Choice {
    const { current } = form;
    const now = current ? choiceOfForm(product, latest.current, new FormData(current)) : latest.current;
    if (now !== latest.current) show(now);
    return now;
  }

  function choose(change: (now: Choice) => Choice): void {
    const next = change(read());
    check(form.current, 'variant', next.variant?.type);
    check(form.current, 'colour', next.colour?.color);
    show(next);
  }

  // The form's own event: React's compares with the value that it saw last, and misses a radio button that was checked by a script.
  useEffect(() => {
    const element = form.current;
    read();
    element?.addEventListener('change', read);
    return () => element?.removeEventListener('change', read);
    // oxlint-disable-next-line react/exhaustive-deps -- `read` of any rendering reads what is current
  }, [product]);

  return { form, choice, read, choose };
}

function check(form: HTMLFormElement | null, name: string, value: string | undefined): void {
  const radios = form?.elements.namedItem(name);
  // A single radio button is checked already.
  if (radios instanceof RadioNodeList && value !== undefined) radios.value = value;
}
