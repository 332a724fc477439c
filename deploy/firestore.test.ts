import { expect, onTestFinished, test } from 'vitest';
import { homeProductDocument, startStandInFirestore } from '../storage/shop/test-firestore.ts';
import { startSite } from '../tools/start-site.ts';

const lamp = {
  name: { stringValue: 'Clay lamp of seven wicks' },
  image: { stringValue: 'https://pictures.example/lamp.jpg' },
  price: { stringValue: '₹1,250' },
};

test('the home page shows the products of Firestore, and may load their pictures', async () => {
  const firestore = await startStandInFirestore([homeProductDocument('lamp', lamp)]);
  const site = await startSite({
    settings: { FIRESTORE_PROJECT: 'demo-foundation', FIRESTORE_URL: firestore.url },
  });
  onTestFinished(async () => {
    await site.stop();
    await firestore.close();
  });
  const page = await fetch(site.address);
  const html = await page.text();
  expect(html).toContain('Clay lamp of seven wicks');
  expect(html).toContain('₹1,250');
  expect(html).toContain('https://pictures.example/lamp.jpg');
  expect(page.headers.get('content-security-policy')).toMatch(/img-src 'self' data: https:;/);
}, 60_000);

test('the home page comes without products where Firestore does not answer', async () => {
  const firestore = await startStandInFirestore([]);
  firestore.answer = (response) => response.writeHead(503).end();
  const site = await startSite({
    settings: { FIRESTORE_PROJECT: 'demo-foundation', FIRESTORE_URL: firestore.url },
  });
  onTestFinished(async () => {
    await site.stop();
    await firestore.close();
  });
  expect((await fetch(site.address)).status).toBe(200);
}, 60_000);
