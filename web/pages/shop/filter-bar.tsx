import type { RefObject } from 'react';
import { CATEGORIES } from '../../../domain/category.ts';
import type { ProductSort } from '../../../domain/product-sort.ts';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import type { ShopView } from './shop-address.ts';
import type { ShopMessages } from './shop-messages.ts';
import { SortField } from './sort-field.tsx';

type FilterBarProps = {
  messages: Pick<ShopMessages, 'search' | 'categories' | 'sort'>;
  view: ShopView;
  /** The initial values of the search box and of the choice of the order. */
  initial: Pick<ShopView, 'words' | 'sort'>;
  searchBox: RefObject<HTMLInputElement | null>;
  sortSelect: RefObject<HTMLSelectElement | null>;
  onSearch: (words: string) => void;
  onCategory: (category: string | undefined) => void;
  onSort: (sort: ProductSort | undefined) => void;
};

/** The search box, the order and the category filter: one form, so that all also work without JavaScript. */
export function FilterBar(props: FilterBarProps) {
  const { messages, view, initial, searchBox, sortSelect, onSearch, onCategory, onSort } = props;
  const { search, categories, sort } = messages;
  return (
    <search>
      <form className="grid grid-cols-1 gap-3 sm:gap-4" onSubmit={(event) => event.preventDefault()}>
        <div className="flex items-end gap-2 sm:gap-4">
          <SearchField
            ref={searchBox}
            name="q"
            label={search.label}
            defaultValue={initial.words}
            onInput={onSearch}
          />
          <SortField ref={sortSelect} messages={sort} initial={initial.sort} onChoose={onSort} />
          <span className="without-script">
            <Button type="submit" name={view.category ? 'category' : undefined} value={view.category}>
              {search.button}
            </Button>
          </span>
        </div>
        <fieldset className="scroll-row flex min-w-0 flex-wrap gap-2">
          <legend className="sr-only">{categories.label}</legend>
          {[undefined, ...CATEGORIES].map((category) => (
            <Chip
              key={category ?? ''}
              name="category"
              value={category ?? ''}
              pressed={view.category === category}
              onPress={() => onCategory(category)}
            >
              {category ? categories.names[category] : categories.all}
            </Chip>
          ))}
        </fieldset>
      </form>
    </search>
  );
}
