import { expect, test } from '@playwright/test';

test('the server says that it is well', async ({ request }) => {
  const answer = await request.get('/healthz');

  expect(answer.status()).toBe(200);
});
