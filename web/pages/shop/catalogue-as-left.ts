import { isWhole, type LoadedCatalogue } from './catalogue.ts';
import { shopAddress, shopFilterOf } from './shop-address.ts';

let left: { address: string; catalogue: LoadedCatalogue } | undefined;

/** Notes what the shop shows; `address` is the one that it was answered for, as long as it is not whole. */
export function rememberCatalogue(address: string, catalogue: LoadedCatalogue): void {
  left = { address, catalogue };
}

/**
 * The catalogue for who comes back to the shop by the browser's Back, so that the list stands there at once and at its
 * place; undefined for who follows a link, and where nothing fits.
 */
export function catalogueAsLeft(url: URL): LoadedCatalogue | undefined {
  // Going back, the browser is at the address already; following a link, it gets there with the page.
  if (!left || location.pathname !== url.pathname) return undefined;
  const fits = isWhole(left.catalogue) || left.address === shopAddress(shopFilterOf(url.searchParams));
  return fits ? left.catalogue : undefined;
}
