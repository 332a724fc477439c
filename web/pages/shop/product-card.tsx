import { type FormEvent, memo, useEffect, useId, useRef, useState } from 'react';
import * as cart from '../../../content/cart.ts';
import { shop as words } from '../../../content/shop.ts';
import { site } from '../../../content/site.ts';
import { addLine, lineFor } from '../../../domain/cart.ts';
import {
  type Choice,
  choiceWords,
  chooseColour,
  chooseVariant,
  chosenPicture,
  chosenPrice,
  firstChoice,
} from '../../../domain/choice.ts';
import { formatRupees } from '../../../domain/money.ts';
import type { Product } from '../../../domain/product.ts';
import { openCartDrawer } from '../../cart/cart-drawer-state.ts';
import { cartStore } from '../../cart/use-cart.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { ProductPicture } from './product-picture.tsx';

/** A product with its choices; it is a form, so that without JavaScript one piece can still be ordered on WhatsApp. */
export const ProductCard = memo(function ProductCard(props: { product: Product; priority: boolean }) {
  const { product, priority } = props;
  const nameId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [choice, setChoice] = useState(() => firstChoice(product));

  // Browsers keep what was chosen before the page came alive, or before a reload.
  useEffect(() => {
    if (form.current)
      setChoice((before) => choiceOf(product, before, new FormData(form.current ?? undefined)));
  }, [product]);

  function add(event: FormEvent): void {
    event.preventDefault();
    const line = lineFor(product, choice);
    cartStore.change((lines) => addLine(lines, line));
    openCartDrawer(cart.added(line.name));
  }

  const price = formatRupees(chosenPrice(product, choice));
  return (
    <article aria-labelledby={nameId} className="flex w-full flex-col rounded-patch bg-surface shadow-lift">
      <ProductPicture address={chosenPicture(product, choice)} name={product.name} priority={priority} />
      <form
        ref={form}
        action="/shop"
        method="post"
        onSubmit={add}
        className="flex grow flex-col gap-3 p-4 sm:p-5"
      >
        <input type="hidden" name="product" value={product._id} />
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id={nameId} className="text-xl wrap-anywhere">
            {product.name}
          </h2>
          <p className="text-lg font-bold tabular-nums">
            {product.unit ? words.perUnit(price, product.unit) : price}
          </p>
        </div>
        <p className="text-muted">{product.description}</p>
        {product.styles.length > 0 && (
          <ul aria-label={words.styles} className="flex flex-wrap gap-2 text-sm">
            {product.styles.map((style) => (
              <li key={style} className="rounded-full bg-cloth px-3 py-0.5">
                {style}
              </li>
            ))}
          </ul>
        )}
        {choice.variant && (
          <ChoiceGroup
            legend={words.variant}
            name="variant"
            options={product.variants.map(({ type }) => ({ value: type, label: type }))}
            value={choice.variant.type}
            hint={choice.variant.description}
            onChange={(type) => setChoice((before) => chooseVariant(product, before, type))}
          />
        )}
        {choice.colour && (
          <ChoiceGroup
            legend={words.colour}
            name="colour"
            options={product.colorVariants.map(({ color }) => ({ value: color, label: color }))}
            value={choice.colour.color}
            onChange={(color) => setChoice((before) => chooseColour(product, before, color))}
          />
        )}
        <div className="mt-auto flex flex-wrap items-center justify-between gap-3 pt-2">
          {choiceWords(choice) && <p className="text-sm">{words.chosen(choiceWords(choice))}</p>}
          <Button
            type="submit"
            className={site.whatsapp ? 'ml-auto' : 'needs-script ml-auto'}
            aria-describedby={nameId}
          >
            <span className="needs-script">{words.addToCart}</span>
            {site.whatsapp && <span className="without-script">{words.orderWithoutScript}</span>}
          </Button>
        </div>
      </form>
    </article>
  );
});

function choiceOf(product: Product, before: Choice, form: FormData): Choice {
  const variant = form.get('variant');
  const colour = form.get('colour');
  let choice = before;
  if (typeof variant === 'string' && variant !== before.variant?.type)
    choice = chooseVariant(product, choice, variant);
  if (typeof colour === 'string' && colour !== before.colour?.color)
    choice = chooseColour(product, choice, colour);
  return choice;
}
