import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { ShopFilter } from '../../../domain/product-search.ts';
import { shopAddress, shopFilterOf } from './shop-address.ts';

// Long enough that a word is written to the address once, short enough that a copied address is right.
const SETTLE_MS = 250;

/**
 * What the shop is narrowed to, and the way to change it. The list follows at once; the address follows when typing
 * pauses: the first letter makes a new entry in the history, so that Back gives the list as it was before.
 */
export function useShopFilter(): [ShopFilter, (change: Partial<ShopFilter>) => void] {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const inAddress = shopFilterOf(parameters);
  const address = shopAddress(inAddress);
  const [filter, setFilter] = useState(inAddress);
  const written = useRef(address);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (address === written.current) return;
    clearTimeout(timer.current);
    written.current = address;
    setFilter(filterAt(address));
  }, [address]);

  useEffect(() => () => clearTimeout(timer.current), []);

  function change(part: Partial<ShopFilter>): void {
    const next = { ...filter, ...part };
    setFilter(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => write(next), part.words === undefined ? 0 : SETTLE_MS);
  }

  function write(next: ShopFilter): void {
    const target = shopAddress(next);
    if (target === written.current) return;
    const before = filterAt(written.current);
    const typingOn = before.words !== '' && next.words !== '' && next.category === before.category;
    written.current = target;
    void navigate(target, { replace: typingOn, preventScrollReset: true });
  }

  return [filter, change];
}

function filterAt(address: string): ShopFilter {
  return shopFilterOf(new URL(address, location.href).searchParams);
}
