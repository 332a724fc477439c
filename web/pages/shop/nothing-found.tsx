import { shop as words } from '../../../content/shop.ts';
import type { ShopFilter } from '../../../domain/product-search.ts';
import { Button } from '../../ui/button.tsx';

/** Says that nothing matches, and offers everything again. */
export function NothingFound({ filter, onClear }: { filter: ShopFilter; onClear: () => void }) {
  return (
    <form action="/shop" className="grid justify-items-start gap-4 py-8">
      <p className="text-lg">{words.nothingFound(filter.words, filter.category)}</p>
      <p>{words.nothingFoundHint}</p>
      <Button
        type="submit"
        variant="secondary"
        onClick={(event) => {
          event.preventDefault();
          onClear();
        }}
      >
        {words.clear}
      </Button>
    </form>
  );
}
