import { useEffect, useMemo, useState } from 'react';
import type { Product } from '../../../domain/product.ts';
import { type ShopFilter, productSearch } from '../../../domain/product-search.ts';
import { browserCalls } from '../../calls/browser-calls.ts';
import { type Catalogue, isWhole, wholeCatalogue } from './catalogue.ts';
import { shopAddress } from './shop-address.ts';

type Loaded = Catalogue & { ok: true };

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

/**
 * Narrows the shop. As long as the filter is the one that the server answered, its first screens are enough; with
 * another filter, or when more is wanted, the whole catalogue is fetched once and searched here. `mayWant` fetches it
 * ahead, for a visitor who is about to search.
 */
export function useCatalogue(
  first: Loaded,
  filter: ShopFilter,
  { wantsMore, mayWant }: { wantsMore: boolean; mayWant: boolean },
): Narrowed {
  const [catalogue, setCatalogue] = useState(first);
  const [failed, setFailed] = useState(false);
  const [answered] = useState(() => shopAddress(filter));
  const whole = isWhole(catalogue);
  const isAnswered = shopAddress(filter) === answered;
  const needsWhole = !whole && (wantsMore || !isAnswered);
  const fetches = !whole && !failed && (needsWhole || mayWant);

  useEffect(() => {
    if (!fetches) return;
    let left = false;
    void wholeCatalogue(browserCalls()).then((fetched) => {
      if (left) return;
      if (fetched.ok) setCatalogue(fetched);
      else setFailed(true);
    });
    return () => {
      left = true;
    };
  }, [fetches]);

  const search = useMemo(() => productSearch(catalogue.products), [catalogue]);
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
