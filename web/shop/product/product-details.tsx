import type { Product } from '../../../domain/shop/product.ts';
import { inLanguage, type ShownText, stylesInLanguage } from '../../../domain/values/in-language.ts';
import type { Language } from '../../../domain/values/languages.ts';
import type { Messages } from '../../../texts/schemas/messages.ts';
import { ShownIn } from './shown-in.tsx';

type Detail = keyof Messages['shop']['details'];
/** The lines of details, and the names of their choices; those that no product has may be left out. */
export type DetailMessages = {
  details: Partial<Messages['shop']['details']>;
  detailChoices: Partial<Messages['shop']['detailChoices']>;
};
type ProductDetailsProps = { messages: DetailMessages; product: Product; language: Language };

/** The messages of the details that one of the products has. */
export function detailMessages(
  { details, detailChoices }: DetailMessages,
  products: readonly Product[],
): DetailMessages {
  const written = (name: string) => products.some((product) => name in product);
  const some = (messages: object) =>
    Object.fromEntries(Object.entries(messages).filter(([name]) => written(name)));
  return { details: some(details), detailChoices: some(detailChoices) };
}

type ProductTagsProps = { product: Product; label: string; language: Language; className?: string };

/** The style tags of a product, as one line of words; nothing where it has none. */
export function ProductTags({ product, label, language, className = 'text-sm' }: ProductTagsProps) {
  return (
    product.styles.length > 0 && (
      <ul aria-label={label} className={`style-tags ${className}`}>
        {stylesInLanguage(product, language).map(({ text, lang }) => (
          <li key={text} lang={lang}>
            {text}
          </li>
        ))}
      </ul>
    )
  );
}

/** Whether any detail of a product is written. */
export function hasDetails({ details }: DetailMessages, product: Product): boolean {
  return (Object.keys(details) as Detail[]).some((name) => product[name]);
}

/** The details of a product that are written, such as its measurements, each on a line of its own. */
export function ProductDetails({ messages, product, language }: ProductDetailsProps) {
  const { details } = messages;
  const lines = (Object.keys(details) as Detail[]).flatMap((name) => {
    const value = detailOf(messages, product, name, language);
    return value.text ? [{ name, message: details[name] ?? '', value }] : [];
  });
  return (
    lines.length > 0 && (
      <ul className="text-sm">
        {lines.map(({ name, message, value }) => (
          <li key={name}>
            <ShownIn message={message} texts={{ value }} />
          </li>
        ))}
      </ul>
    )
  );
}

function detailOf(
  { detailChoices }: DetailMessages,
  product: Product,
  name: Detail,
  language: Language,
): ShownText {
  // The field says of which kind a detail is; a number is the same in each language.
  const value: unknown = product[name];
  if (typeof value === 'number') return { text: value.toLocaleString('en-IN') };
  if (typeof value !== 'string') return { text: '' };
  const choices = new Map<string, Readonly<Record<string, string>>>(Object.entries(detailChoices));
  const chosen = choices.get(name);
  if (chosen) return { text: chosen[value] ?? '' };
  const written: Readonly<Partial<Record<Detail, string>>> = { [name]: value };
  return inLanguage({ ...written, translations: product.translations }, name, language);
}
