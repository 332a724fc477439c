import { useEffect, useRef } from 'react';
import { shop as words } from '../../../content/shop.ts';
import { CATEGORIES } from '../../../domain/category.ts';
import type { ShopFilter } from '../../../domain/product-search.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { SearchField } from '../../ui/search-field.tsx';

/** The search box and the category filter: one form, so that both also work without JavaScript. */
export function FilterBar(props: { filter: ShopFilter; onChange: (change: Partial<ShopFilter>) => void }) {
  const { filter, onChange } = props;
  const search = useRef<HTMLInputElement>(null);

  // What was typed before the page came alive counts too.
  useEffect(() => {
    const typed = search.current?.value ?? '';
    if (typed !== filter.words) onChange({ words: typed });
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the page comes alive
  }, []);

  return (
    <search>
      <form action="/shop" className="grid gap-4" onSubmit={(event) => event.preventDefault()}>
        <div className="flex max-w-xl items-end gap-2">
          <SearchField
            ref={search}
            name="q"
            label={words.search.label}
            value={filter.words}
            onChange={(typed) => onChange({ words: typed })}
          />
          <span className="without-script">
            <Button type="submit" name={filter.category ? 'category' : undefined} value={filter.category}>
              {words.search.button}
            </Button>
          </span>
        </div>
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">{words.categories.label}</legend>
          {[undefined, ...CATEGORIES].map((category) => (
            <Chip
              key={category ?? ''}
              name="category"
              value={category ?? ''}
              pressed={filter.category === category}
              onPress={() => onChange({ category })}
            >
              {category ?? words.categories.all}
            </Chip>
          ))}
        </fieldset>
      </form>
    </search>
  );
}
