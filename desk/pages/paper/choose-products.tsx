import type { DeskMessages } from '../../../content/schemas/desk-messages.ts';
import { inLanguage } from '../../../domain/in-language.ts';
import type { Language } from '../../../domain/languages.ts';
import type { Product } from '../../../domain/product.ts';

type ChooseProductsProps = {
  messages: DeskMessages['paper']['tags'];
  products: readonly Product[];
  language: Language;
};

/** The products of which tags are printed, and how many of each. */
export function ChooseProducts({ messages, products, language }: ChooseProductsProps) {
  return (
    <>
      <details className="w-full">
        <summary className="cursor-pointer py-2.5 font-semibold text-primary">{messages.products}</summary>
        <fieldset aria-describedby="products-hint">
          <legend className="sr-only">{messages.products}</legend>
          <p id="products-hint" className="text-sm text-muted">
            {messages.productsHint}
          </p>
          <ul className="mt-2 grid gap-x-6 sm:grid-cols-2">
            {products.map((product) => {
              const name = inLanguage(product, 'name', language);
              return (
                <li key={product._id}>
                  <label lang={name.lang} className="flex min-h-11 items-center gap-3">
                    <input type="checkbox" name="product" value={product._id} className="size-6 shrink-0" />
                    <span className="wrap-anywhere">{name.text}</span>
                  </label>
                </li>
              );
            })}
          </ul>
        </fieldset>
      </details>
      <label className="grid gap-1 font-semibold">
        {messages.copies}
        <input
          type="number"
          name="copies"
          defaultValue={1}
          min={1}
          max={24}
          className="min-h-12 w-28 rounded-patch border-2 border-edge bg-surface px-3 font-normal"
        />
      </label>
    </>
  );
}
