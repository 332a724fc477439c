import { useEffect, useMemo, useState } from 'react';
import type { Product } from '../../../domain/product.ts';
import {
  type ProductSearch,
  type ShopFilter,
  foldingProducts,
  productSearch,
} from '../../../domain/product-search.ts';
import { browserCalls } from '../../calls/browser-calls.ts';
import { inSlices } from '../../calls/in-slices.ts';
import { rememberCatalogue } from './catalogue-as-left.ts';
import { type LoadedCatalogue, isWhole, wholeCatalogue } from './catalogue.ts';
import { shopAddress } from './shop-address.ts';

/** What the shop shows for a filter: the products that are here, and how many match in all. */
export type Narrowed = {
  products: Product[];
  matching: number;
  all: number;
  /** The rest of the catalogue is on its way. */
  waiting: boolean;
  /** The rest of the catalogue could not be had; `tryAgain` asks for it once more. */
  failed: boolean;
  tryAgain: () => void;
};

/** A catalogue and its search; `ready` means that it is whole and no key press will have to wait for folding. */
type Searchable = { catalogue: LoadedCatalogue; search: ProductSearch; ready: boolean };

/**
 * Narrows the shop. As long as the filter is the one that the server answered, its first screens are enough; with
 * another filter, or when more is wanted, the whole catalogue is fetched once and searched here. `mayWant` fetches it
 * ahead and makes it ready, for a visitor who is about to search.
 */
export function useCatalogue(
  first: LoadedCatalogue,
  filter: ShopFilter,
  { wantsMore, mayWant }: { wantsMore: boolean; mayWant: boolean },
): Narrowed {
  const [{ catalogue, search, ready }, setSearchable] = useState<Searchable>(() => ({
    catalogue: first,
    search: productSearch(first.products),
    ready: false,
  }));
  const [failed, setFailed] = useState(false);
  const [answered] = useState(() => shopAddress(filter));
  const whole = isWhole(catalogue);
  const isAnswered = shopAddress(filter) === answered;
  const needsWhole = !whole && (wantsMore || !isAnswered);
  const prepares = !ready && !failed && (needsWhole || mayWant);

  useEffect(() => {
    if (!prepares) return;
    let left = false;
    void wholeAndReady(catalogue).then((searchable) => {
      if (left) return;
      if (searchable) setSearchable(searchable);
      else setFailed(true);
    });
    return () => {
      left = true;
    };
  }, [prepares, catalogue]);

  useEffect(() => rememberCatalogue(answered, catalogue), [answered, catalogue]);

  const found = useMemo(() => search(filter), [search, filter]);
  return {
    products: found,
    matching: whole || !isAnswered ? found.length : catalogue.matching,
    all: catalogue.all,
    waiting: needsWhole && !failed,
    failed: needsWhole && failed,
    tryAgain: () => setFailed(false),
  };
}

async function wholeAndReady(known: LoadedCatalogue): Promise<Searchable | undefined> {
  const catalogue = isWhole(known) ? known : await wholeCatalogue(browserCalls());
  if (!catalogue.ok) return undefined;
  const folded = await inSlices(foldingProducts(catalogue.products));
  return { catalogue, search: productSearch(catalogue.products, folded), ready: true };
}
