import type { Messages } from '../../content/schemas/messages.ts';
import { detailNames } from '../../domain/fields/field.ts';
import { inLanguage, type ShownText } from '../../domain/in-language.ts';
import type { Language } from '../../domain/languages.ts';
import { type Product, productFields } from '../../domain/product.ts';
import { ShownIn } from './shown-in.tsx';

type DetailMessages = Pick<Messages['shop'], 'details' | 'detailChoices'>;
type ProductDetailsProps = { messages: DetailMessages; product: Product; language: Language };
type Detail = keyof DetailMessages['details'];

/** The details of a product that are written, such as its measurements, each on a line of its own. */
export function ProductDetails({ messages, product, language }: ProductDetailsProps) {
  const written = detailNames(productFields).flatMap((name) => {
    const value = detailOf(messages, product, name, language);
    return value.text === '' ? [] : [{ name, value }];
  });
  if (written.length === 0) return null;
  return (
    <ul className="text-sm">
      {written.map(({ name, value }) => (
        <li key={name}>
          <ShownIn message={messages.details[name]} texts={{ value }} />
        </li>
      ))}
    </ul>
  );
}

function detailOf(
  { detailChoices }: DetailMessages,
  product: Product,
  name: Detail,
  language: Language,
): ShownText {
  const value = product[name] ?? '';
  const choices = new Map<string, Readonly<Record<string, string>>>(Object.entries(detailChoices));
  const chosen = choices.get(name);
  if (chosen) return { text: chosen[value] ?? '' };
  return typeof value === 'number' ? { text: String(value) } : inLanguage(product, name, language);
}
