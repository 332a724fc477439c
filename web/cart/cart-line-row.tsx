import { lineTotal } from '../../domain/cart.ts';
import type { ShownLine } from '../../domain/shown-line.ts';
import { fillIn } from '../../domain/fill-in.ts';
import { formatRupees } from '../../domain/money.ts';
import { Picture } from '../pictures/picture.tsx';
import { ShownIn } from '../product/shown-in.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import type { CartLinesMessages } from './cart-messages.ts';

type CartLineRowProps = {
  messages: CartLinesMessages;
  line: ShownLine;
  onChange: (by: number) => void;
  onRemove: () => void;
};

/** One line of the cart: picture, name, price, quantity with its two buttons, and removal. */
export function CartLineRow({ messages, line, onChange, onRemove }: CartLineRowProps) {
  const { name, quantity, unit, lang, unitLang } = line;
  const price = formatRupees(line.price);
  return (
    <div className="cart-line grid grid-cols-[4.5rem_1fr_auto] gap-x-4 gap-y-2">
      <Picture
        address={line.imageURL}
        alt=""
        sizes="4.5rem"
        className="row-span-2 aspect-square w-full rounded-patch print:hidden"
      />
      <div>
        <h3 lang={lang} className="text-base wrap-anywhere">
          {name}
        </h3>
        <p className="text-sm text-muted tabular-figures">
          {unit ? (
            <ShownIn
              message={messages.perUnit}
              texts={{ price: { text: price }, unit: { text: unit, ...(unitLang && { lang: unitLang }) } }}
            />
          ) : (
            fillIn(messages.each, { price })
          )}
        </p>
      </div>
      <div className="col-span-2 flex flex-wrap items-center gap-2">
        <div role="group" aria-label={fillIn(messages.quantity, { name })} className="flex items-center">
          {/* Disabled by ARIA only: a disabled button would drop the focus of someone who works by keyboard. */}
          <IconButton
            icon="minus"
            label={fillIn(messages.decrease, { name })}
            aria-disabled={quantity <= 1}
            onClick={() => onChange(-1)}
            className="border-edge! aria-disabled:opacity-40 print:hidden"
          />
          <span className="min-w-8 px-1 text-center font-bold tabular-figures">{quantity}</span>
          <IconButton
            icon="plus"
            label={fillIn(messages.increase, { name })}
            onClick={() => onChange(1)}
            className="border-edge! print:hidden"
          />
        </div>
        <p className="ml-auto font-bold tabular-figures">{formatRupees(lineTotal(line))}</p>
      </div>
      <IconButton
        icon="bin"
        label={fillIn(messages.remove, { name })}
        onClick={onRemove}
        className="col-start-3 row-start-1 -mt-2 print:hidden"
      />
    </div>
  );
}
