import { expect, test } from 'vitest';
import type { Repositories } from '../storage/create-repositories.ts';
import { setWritable } from '../storage/database/test-databases.ts';
import { onEachEngine, openTestApi } from './test-api.ts';

onEachEngine(() => {
  test.each([
    ['POST', '/api/products', 'GET, HEAD'],
    ['GET', '/enrollment/add', 'POST'],
    ['DELETE', '/enrolled', 'GET, HEAD'],
    ['PUT', '/enrolled/', 'GET, HEAD'],
  ])('answers %s %s with 405 and what is allowed', async (method, path, allowed) => {
    const { api } = await openTestApi();
    const answer = await api.request(path, { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('Allow')).toBe(allowed);
    expect(await answer.json()).toEqual({ message: 'method not allowed' });
  });

  test.each(['/api', '/api/unknown', '/enrollment', '/enrollment/add/more'])(
    'answers %s with 404',
    async (path) => {
      const { api } = await openTestApi();
      const answer = await api.request(path);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toEqual({ message: 'not found' });
    },
  );

  test('answers HEAD like GET, without the body', async () => {
    const { api } = await openTestApi();
    const answer = await api.request('/api/products', { method: 'HEAD' });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('');
  });

  test('answers an unexpected error with 500 and a sentence, without its details', async () => {
    const broken = {
      get products(): Repositories['products'] {
        throw new Error('secret');
      },
    } as Repositories;
    const { api, logged } = await openTestApi({ repositories: broken });
    const answer = await api.request('/api/products');
    expect(answer.status).toBe(500);
    expect(await answer.text()).toBe('{"message":"failed"}');
    expect(logged).toMatchObject([{ err: { message: 'secret' } }]);
  });

  test('is healthy while the process runs, and ready while the database answers', async () => {
    const { api, breakDatabase } = await openTestApi();
    expect((await api.request('/healthz')).status).toBe(200);
    expect((await api.request('/readyz')).status).toBe(200);
    await breakDatabase();
    expect((await api.request('/healthz')).status).toBe(200);
    const answer = await api.request('/readyz');
    expect([answer.status, answer.headers.get('Retry-After'), await answer.json()]).toEqual([
      503,
      '30',
      { status: 'unavailable', missing: ['database'], message: 'unavailable' },
    ]);
  });

  test('is not ready while it can read and not write, and says so in a word', async () => {
    const { api, repositories, logged, database } = await openTestApi();
    await setWritable(database, false);
    for (let asked = 0; asked < 3; asked += 1) {
      const answer = await api.request('/readyz');
      expect([answer.status, await answer.json()]).toEqual([
        503,
        { status: 'read-only', missing: ['disk'], message: 'unavailable' },
      ]);
      expect(answer.headers.get('Retry-After')).toBe('30');
    }
    expect((await api.request('/api/products')).status).toBe(200);
    expect(logged).toHaveLength(1);
    await setWritable(database, true);
    // What was found is kept for some seconds; another process looks for itself.
    const { api: other } = await openTestApi({ repositories });
    expect((await other.request('/readyz')).status).toBe(200);
  });

  test('is ready without the store of pictures, and names it', async () => {
    const { api } = await openTestApi({ checkStore: () => Promise.reject(new Error('silent')) });
    const ready = async () => {
      const answer = await api.request('/readyz');
      return [answer.status, await answer.json()];
    };
    await expect.poll(ready).toEqual([200, { status: 'ok', missing: ['store'] }]);
  });

  test('writes one row however often it is asked', async () => {
    const { api, database } = await openTestApi();
    await Promise.all(Array.from({ length: 20 }, async () => api.request('/readyz')));
    expect(await database.db.selectFrom('statuses').select('name').execute()).toEqual([
      { name: 'write check' },
    ]);
  });

  test('is ready too while newer sources can’t be built, and says no more than that', async () => {
    const { api } = await openTestApi({ isOutdated: true });
    const answer = await api.request('/readyz');
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ status: 'ok', outdated: true });
  });

  test('allows no other origin by default', async () => {
    const { api } = await openTestApi();
    const answer = await api.request('/api/products', { headers: { Origin: 'https://other.example' } });
    expect(answer.headers.has('Access-Control-Allow-Origin')).toBe(false);
  });

  test('allows the configured origins, and no others', async () => {
    const { api } = await openTestApi({ allowedOrigins: ['https://shop.example'] });
    const from = (origin: string) => api.request('/api/products', { headers: { Origin: origin } });
    const friend = await from('https://shop.example');
    expect(friend.headers.get('Access-Control-Allow-Origin')).toBe('https://shop.example');
    expect(friend.headers.get('Vary')).toBe('Origin');
    const stranger = await from('https://other.example');
    expect(stranger.headers.has('Access-Control-Allow-Origin')).toBe(false);
  });

  test('answers a preflight request', async () => {
    const { api } = await openTestApi({ allowedOrigins: ['https://shop.example'] });
    const answer = await api.request('/enrollment/add', {
      method: 'OPTIONS',
      headers: {
        Origin: 'https://shop.example',
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type',
      },
    });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('https://shop.example');
    expect(answer.headers.get('Access-Control-Allow-Methods')).toContain('POST');
    expect(answer.headers.get('Access-Control-Allow-Headers')).toBe('Content-Type');
  });
});
