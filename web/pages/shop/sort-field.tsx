import type { RefObject } from 'react';
import { type ProductSort, sortNamed, SORTS } from '../../../domain/product-sort.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { ShopMessages } from './shop-messages.ts';

type SortFieldProps = {
  ref: RefObject<HTMLSelectElement | null>;
  messages: ShopMessages['sort'];
  /** The order that it starts with. */
  initial: ProductSort | undefined;
  onChoose: (sort: ProductSort | undefined) => void;
};

/** The choice of the order in which the shop lists its products. */
export function SortField({ ref, messages, initial, onChoose }: SortFieldProps) {
  return (
    <label className="grid gap-1 font-semibold">
      {messages.label}
      <span className="relative">
        <select
          ref={ref}
          name="sort"
          defaultValue={initial ?? ''}
          onChange={(event) => onChoose(sortNamed(event.currentTarget.value))}
          autoComplete="off"
          className="min-h-12 appearance-none rounded-patch border-2 border-edge bg-surface pr-10 pl-3 font-normal"
        >
          <option value="">{messages.catalogue}</option>
          {SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {messages[sort]}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" className="pointer-events-none absolute top-3 right-2.5 size-6" />
      </span>
    </label>
  );
}
