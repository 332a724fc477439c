import { useNavigate, useSearchParams } from 'react-router';
import type { ShopFilter } from '../../../domain/product-search.ts';
import { FIRST_SCREENS, MORE } from './catalogue.ts';
import { shopAddress, shopFilterOf, shownOf } from './shop-address.ts';

/**
 * How many products the list shows, and the way to more of them. The address says it, so that whoever comes back or loads
 * the page again finds the list as long as it was; with another filter it starts anew.
 */
export function useShown(filter: ShopFilter): [number, () => void] {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const isInAddress = shopAddress(filter) === shopAddress(shopFilterOf(parameters));
  const shown = isInAddress ? shownOf(parameters) : FIRST_SCREENS;

  function showMore(): void {
    void navigate(shopAddress(filter, shown + MORE), { replace: true, preventScrollReset: true });
  }

  return [shown, showMore];
}
