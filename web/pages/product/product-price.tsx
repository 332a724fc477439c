import type { ShownText } from '../../../domain/in-language.ts';
import { ShownIn } from '../../product/shown-in.tsx';
import type { ChoiceMessages, ProductMessages } from './product-messages.ts';

type ProductPriceProps = {
  messages: { shop: ChoiceMessages; product: ProductMessages };
  price: string;
  unit: ShownText;
  soldOut: boolean;
  /** What delivery costs and how long it takes, as far as it is written. */
  delivery: readonly string[];
};

/** The price, and beside it what would stop a purchase. */
export function ProductPrice(props: ProductPriceProps) {
  const { messages, price, unit, soldOut, delivery } = props;
  const { shop, product } = messages;
  return (
    <>
      <div className="mt-3 flex flex-wrap items-baseline gap-x-4 sm:mt-5">
        <p className="text-2xl font-bold tabular-figures">
          {unit.text ? <ShownIn message={shop.perUnit} texts={{ price: { text: price }, unit }} /> : price}
        </p>
        {soldOut && <p className="text-lg font-bold text-danger">{shop.soldOut}</p>}
      </div>
      {soldOut && <p className="max-w-prose">{product.soldOut}</p>}
      {delivery.length > 0 && <p className="max-w-prose text-muted">{delivery.join(' ')}</p>}
    </>
  );
}
