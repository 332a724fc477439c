import * as words from '../../content/cart.ts';
import { type CartLine, lineTotal } from '../../domain/cart.ts';
import { formatRupees } from '../../domain/money.ts';
import { Picture } from '../pictures/picture.tsx';
import { IconButton } from '../ui/icon-button.tsx';

/** One line of the cart: picture, name, price, quantity with its two buttons, and removal. */
export function CartLineRow(props: { line: CartLine; onChange: (by: number) => void; onRemove: () => void }) {
  const { line } = props;
  return (
    <div className="grid grid-cols-[4.5rem_1fr_auto] gap-x-4 gap-y-2">
      <Picture
        address={line.imageURL}
        alt=""
        sizes="4.5rem"
        className="row-span-2 aspect-square w-full rounded-patch"
      />
      <div>
        <h3 className="text-base wrap-anywhere">{line.name}</h3>
        <p className="text-sm text-muted tabular-nums">
          {line.unit ? `${formatRupees(line.price)} / ${line.unit}` : words.each(formatRupees(line.price))}
        </p>
      </div>
      <div className="col-span-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <div role="group" aria-label={words.quantity(line.name)} className="flex items-center">
          <StepButton
            label={words.decrease(line.name)}
            icon="minus"
            disabled={line.quantity <= 1}
            onPress={() => props.onChange(-1)}
          />
          <span className="min-w-10 text-center font-bold tabular-nums">{line.quantity}</span>
          <StepButton
            label={words.increase(line.name)}
            icon="plus"
            disabled={false}
            onPress={() => props.onChange(1)}
          />
        </div>
        <p className="ml-auto font-bold tabular-nums">{formatRupees(lineTotal(line))}</p>
      </div>
      <IconButton
        icon="bin"
        label={words.remove(line.name)}
        onClick={props.onRemove}
        className="col-start-3 row-start-1 -mt-2"
      />
    </div>
  );
}

// Disabled in words only: a button that drops out of the tab order takes the keyboard's place with it.
function StepButton(props: {
  label: string;
  icon: 'plus' | 'minus';
  disabled: boolean;
  onPress: () => void;
}) {
  return (
    <IconButton
      icon={props.icon}
      label={props.label}
      aria-disabled={props.disabled}
      onClick={props.onPress}
      className="border-edge! aria-disabled:opacity-40"
    />
  );
}
