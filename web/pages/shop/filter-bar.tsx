import type { RefObject } from 'react';
import { CATEGORIES } from '../../../domain/category.ts';
import type { ShopFilter } from '../../../domain/product-search.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import type { ShopMessages } from './shop-messages.ts';

type FilterBarProps = {
  messages: Pick<ShopMessages, 'search' | 'categories'>;
  filter: ShopFilter;
  /** The text that the search box starts with. */
  initialWords: string;
  searchBox: RefObject<HTMLInputElement | null>;
  onSearch: (words: string) => void;
  onChoose: (category: string | undefined) => void;
};

/** The search box and the category filter: one form, so that both also work without JavaScript. */
export function FilterBar(props: FilterBarProps) {
  const { messages, filter, initialWords, searchBox, onSearch, onChoose } = props;
  const { search, categories } = messages;
  return (
    <search>
      <form action="/shop" className="grid gap-4" onSubmit={(event) => event.preventDefault()}>
        <div className="flex max-w-xl items-end gap-2">
          <SearchField
            ref={searchBox}
            name="q"
            label={search.label}
            defaultValue={initialWords}
            onInput={onSearch}
          />
          <span className="without-script">
            <Button type="submit" name={filter.category ? 'category' : undefined} value={filter.category}>
              {search.button}
            </Button>
          </span>
        </div>
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">{categories.label}</legend>
          {[undefined, ...CATEGORIES].map((category) => (
            <Chip
              key={category ?? ''}
              name="category"
              value={category ?? ''}
              pressed={filter.category === category}
              onPress={() => onChoose(category)}
            >
              {category ? categories.names[category] : categories.all}
            </Chip>
          ))}
        </fieldset>
      </form>
    </search>
  );
}
