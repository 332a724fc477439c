import { type RefObject, useEffect, useRef, useState } from 'react';
import { type Choice, chooseColour, chooseVariant } from '../../../domain/shop/choice.ts';
import type { Product } from '../../../domain/shop/product.ts';
import { type ShownText, inLanguage } from '../../../domain/values/in-language.ts';
import type { Language } from '../../../domain/values/languages.ts';
import type { Messages } from '../../../texts/schemas/messages.ts';
import { ChoiceGroup } from '../../../ui/choice-group.tsx';

type ChoiceFieldsProps = {
  messages: Pick<Messages['shop'], 'variant' | 'colour'>;
  product: Product;
  choice: Choice;
  language: Language;
  /** Whether the names of the choices are heard only. */
  hidesNames?: boolean;
};

/** The fields of a product's form that choose a variant and a colour, where it has any. */
export function ChoiceFields(props: ChoiceFieldsProps) {
  const { messages, product, choice, language, hidesNames } = props;
  const { variant, colour } = choice;
  const hint = inLanguage(variant ?? {}, 'description', language);
  const className = hidesNames ? 'choice-row [&>legend]:sr-only' : 'choice-row';
  return (
    <>
      {variant && (
        <ChoiceGroup
          legend={messages.variant}
          name="variant"
          options={product.variants.map((each) => optionOf(each.type, inLanguage(each, 'type', language)))}
          defaultValue={variant.type}
          hint={hint.text}
          hintLang={hint.lang}
          className={className}
        />
      )}
      {colour && (
        <ChoiceGroup
          legend={messages.colour}
          name="colour"
          options={product.colorVariants.map((each) =>
            optionOf(each.color, inLanguage(each, 'color', language)),
          )}
          defaultValue={colour.color}
          className={className}
        />
      )}
    </>
  );
}

function optionOf(value: string, { text, lang }: ShownText) {
  return { value, label: text, lang };
}

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

/** The choice that a product's form holds, made after the choice `before`; unknown values change nothing. */
export function choiceOfForm(product: Product, before: Choice, form: FormData): Choice {
  const variant = form.get('variant');
  const colour = form.get('colour');
  let choice = before;
  if (typeof variant === 'string' && variant !== before.variant?.type)
    choice = chooseVariant(product, choice, variant);
  if (typeof colour === 'string' && colour !== before.colour?.color)
    choice = chooseColour(product, choice, colour);
  return choice;
}
