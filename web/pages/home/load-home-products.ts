import type { HomeProduct } from '../../../domain/home-product.ts';

/** The home products; none where they can't be had, which is logged and shown to nobody. */
export async function loadHomeProducts(
  ask: () => Promise<HomeProduct[]>,
  log: (problem: string, cause?: unknown) => void,
): Promise<HomeProduct[]> {
  try {
    return await ask();
  } catch (cause) {
    log('the home products could not be loaded', cause);
    return [];
  }
}
