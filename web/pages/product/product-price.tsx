import type { ShownText } from '../../../domain/in-language.ts';
import { ShownIn } from '../../product/shown-in.tsx';
import type { ChoiceMessages, SoldOutMessages } from './product-messages.ts';

type ProductPriceProps = {
  perUnit: ChoiceMessages['perUnit'];
  price: string;
  unit: ShownText;
  /** Undefined for a product that can be ordered. */
  soldOut: SoldOutMessages | undefined;
  /** The cost and the time of delivery, as far as they are written. */
  delivery: readonly string[];
};

/** The price, and beside it what would stop a purchase. */
export function ProductPrice(props: ProductPriceProps) {
  const { perUnit, price, unit, soldOut, delivery } = props;
  return (
    <>
      <div className="mt-3 flex flex-wrap items-baseline gap-x-4">
        <p className="text-2xl font-bold tabular-figures">
          {unit.text ? <ShownIn message={perUnit} texts={{ price: { text: price }, unit }} /> : price}
        </p>
        {soldOut && <p className="text-lg font-bold text-danger">{soldOut.label}</p>}
      </div>
      {soldOut && <p className="max-w-prose">{soldOut.soldOut}</p>}
      {delivery.length > 0 && <p className="max-w-prose text-muted">{delivery.join(' ')}</p>}
    </>
  );
}
