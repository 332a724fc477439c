import { describe, expect, it, vi } from 'vitest';
import { loadHomeProducts } from './load-home-products.ts';

const bag = { id: 'bag', name: 'Jute Tote Bag', image: '', price: 22_000 };

describe('loadHomeProducts', () => {
  it('gives what the collection holds, in its order', async () => {
    const log = vi.fn();
    expect(await loadHomeProducts(async () => [bag], log)).toEqual([bag]);
    expect(log).not.toHaveBeenCalled();
  });

  it.each([
    ['rejects', () => Promise.reject(new Error('no network'))],
    [
      'throws',
      () => {
        throw new Error('no settings');
      },
    ],
  ])('gives nothing where the door %s, and logs why', async (_, ask) => {
    const log = vi.fn();
    expect(await loadHomeProducts(ask, log)).toEqual([]);
    expect(log).toHaveBeenCalledExactlyOnceWith('the home products could not be loaded', expect.any(Error));
  });
});
