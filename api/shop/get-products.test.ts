import { expect, test } from 'vitest';
import { bag, pickle } from '../../storage/test-records.ts';
import { onEachEngine, openTestApi } from '../test-api.ts';

async function openShop() {
  const shop = await openTestApi();
  await shop.repositories.products.save([pickle, bag]);
  return shop;
}

onEachEngine(() => {
  test('lists the products in the order of the catalogue, with prices in rupees', async () => {
    const { api } = await openShop();
    const answer = await api.request('/api/products');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=0, s-maxage=5, must-revalidate');
    const { story: _, ...listed } = bag;
    expect(await answer.json()).toEqual([
      { ...pickle, price: 180 },
      { ...listed, price: 350.75, variants: [{ ...bag.variants[0], price: 350.75 }] },
    ]);
  });

  test('answers 304 without a body while the ETag matches, and 200 after a change', async () => {
    const { api, repositories } = await openShop();
    const first = await api.request('/api/products');
    const known = { headers: { 'If-None-Match': first.headers.get('ETag') ?? '' } };

    const same = await api.request('/api/products', known);
    expect(same.status).toBe(304);
    expect(same.headers.get('ETag')).toBe(first.headers.get('ETag'));
    expect(same.headers.get('Cache-Control')).toBe('public, max-age=0, s-maxage=5, must-revalidate');
    expect(await same.text()).toBe('');

    await repositories.products.save([{ ...pickle, price: 18100 }]);
    const changed = await api.request('/api/products', known);
    expect(changed.status).toBe(200);
  });

  test('answers 503 with a sentence, and logs the cause, when the database fails', async () => {
    const { api, breakDatabase, logged } = await openShop();
    await breakDatabase();
    const answer = await api.request('/api/products');
    expect(answer.status).toBe(503);
    expect(answer.headers.get('Retry-After')).toBe('30');
    expect(await answer.json()).toEqual({ message: 'unavailable' });
    expect(logged).toMatchObject([
      { method: 'GET', path: '/api/products', err: { cause: expect.any(Error) } },
    ]);
  });
});
