import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import paper from '../content/en/desk/paper.json' with { type: 'json' };
import donate from '../content/en/donate.json' with { type: 'json' };
import facts from '../content/facts.json' with { type: 'json' };
import hi from '../content/hi/desk/paper.json' with { type: 'json' };
import type { Product } from '../domain/shop/product.ts';
import { fillIn } from '../domain/values/fill-in.ts';
import { printedQr } from '../paper/paper-parts.ts';
import { bag } from '../storage/test-records.ts';
import { signedInCookie } from './test-desk.ts';
import { openSharedSite } from './test-site.ts';

const origin = 'http://site.test';
const { site, dataDir, beside } = await openSharedSite();
const reader = await signedInCookie(dataDir, 'reader');
const get = (path: string, cookie = reader) =>
  site.fetch(new Request(`${origin}${path}`, { headers: { cookie } }));
const html = async (path: string) => (await get(path)).text();
const tagsIn = (page: string) => [...page.matchAll(/<div class="tag">/g)].length;

describe('what is printed in the desk', () => {
  test('is offered to everyone on staff, and to nobody else', async () => {
    const page = await html('/desk/paper');
    for (const what of ['tags', 'list', 'poster', 'slip'] as const) {
      expect(page).toContain(paper[what].title);
      expect(page).toContain(`action="/desk/paper/${what}"`);
      expect((await get(`/desk/paper/${what}`, '')).status).toBe(303);
    }
    expect(await html('/desk')).toContain('href="/desk/paper"');
  });

  test.each(['tags', 'list', 'poster', 'slip'])('is never stored: %s', async (what) => {
    const answer = await get(`/desk/paper/${what}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-security-policy')).toMatch(/style-src 'self' 'sha256-/);
    expect(await answer.text()).toContain(facts.name);
  });

  test('has as many tags of each choice as were asked for', async () => {
    // Three sizes of the bag.
    const page = await html('/desk/paper/tags?product=jute-tote-bag&copies=2');
    expect(tagsIn(page)).toBe(6);
    expect([...page.matchAll(/<section class="sheet tags">/g)]).toHaveLength(1);
    expect(page).toContain('₹350');
    const many = await html('/desk/paper/tags?product=jute-tote-bag&copies=9');
    expect(tagsIn(many)).toBe(27);
    expect([...many.matchAll(/<section class="sheet tags">/g)]).toHaveLength(2);
    for (const odd of ['copies=-1', 'copies=many', 'copies=1e9'])
      expect(tagsIn(await html(`/desk/paper/tags?product=jute-tote-bag&${odd}`))).toBeLessThanOrEqual(72);
  });

  test('has no more tags than can be made at once', async () => {
    const variants = Array.from({ length: 41 }, (_, at) => ({
      type: `${at}`,
      price: 100,
      imageURL: '',
    }));
    const many: Product = { ...bag, _id: 'many', variants, colorVariants: [] };
    await beside(({ products }) => products.save([many]));
    const address = '/desk/paper/tags?product=many';
    expect(tagsIn(await html(`${address}&copies=23`))).toBe(943);
    const answer = await get(`${address}&copies=24`);
    expect(answer.status).toBe(422);
    const page = await answer.text();
    expect(page).toContain(paper.tags.tooMany.title);
    expect(page).toMatch(/Together they are 984 tags, and 960 can be printed at once\./);
    expect(tagsIn(page)).toBe(0);
  });

  test('is in the language that was chosen', async () => {
    const page = await html('/desk/paper/list?language=hi');
    expect(page).toContain('<html lang="hi-IN">');
    expect(page).toContain(hi.onPaper.list.brought);
    expect(page).toContain('जूट का झोला');
    expect(await html('/desk/paper/list?language=xx')).toContain('<html lang="en-IN">');
  });

  test.each([
    ['en', `${origin}/shop/mango-pickle`],
    ['hi', `${origin}/hi/shop/mango-pickle`],
    ['mr', `${origin}/mr/shop/mango-pickle`],
  ])('leads from a tag in %s to the page in that language', async (language, address) => {
    const page = await html(`/desk/paper/tags?product=mango-pickle&language=${language}`);
    expect(page).toContain(String(await printedQr(address, 'tag-code')));
  });

  test('shows the UPI ID and the account of the foundation', async () => {
    const page = await html('/desk/paper/poster');
    for (const text of [facts.upiId, facts.bankAccount.accountNumber, facts.bankAccount.ifsc])
      expect(page).toContain(text);
  });
});

describe('a sheet that is not fit for use says so, and has no button that prints it', async () => {
  const local = await openSharedSite({}, 'http://127.0.0.1:3000');
  const cookie = await signedInCookie(local.dataDir, 'reader');
  const locally = async (path: string) =>
    (await local.site.fetch(new Request(`http://127.0.0.1:3000${path}`, { headers: { cookie } }))).text();
  const { notFinal, onPaper } = paper;

  test('the poster, while its UPI ID and account are the samples', async () => {
    const page = await html('/desk/paper/poster?language=hi');
    expect(page).toContain(notFinal.samplePayment);
    expect(page).not.toContain(notFinal.localAddress);
    expect(page).not.toContain('data-prints');
    const [, sheet = ''] = page.split('<section class="sheet poster">');
    expect(sheet).toContain(hi.onPaper.notFinal.title);
    expect(sheet).toContain(hi.onPaper.notFinal.samplePayment);
  });

  test('poster and tags, while the site has only a local address', async () => {
    const poster = await locally('/desk/paper/poster');
    expect(poster).toContain(notFinal.localAddress);
    expect(poster).toContain(onPaper.notFinal.localAddress);
    const tags = await locally('/desk/paper/tags?product=jute-tote-bag&copies=2');
    expect(tags).toContain(notFinal.localAddress);
    expect(tags).not.toContain('data-prints');
    expect(tags.split(onPaper.notFinal.title)).toHaveLength(tagsIn(tags) + 1);
  });

  test('no other', async () => {
    const pages = [
      await html('/desk/paper/tags'),
      await locally('/desk/paper/list'),
      await locally('/desk/paper/slip'),
    ];
    for (const page of pages) {
      expect(page).toContain('data-prints');
      expect(page).not.toContain(onPaper.notFinal.title);
    }
  });
});

describe('with a UPI ID and an account of its own', async () => {
  const contentDir = mkdtempSync(join(tmpdir(), 'content-'));
  afterAll(() => rmSync(contentDir, { recursive: true }));
  cpSync('content', contentDir, { recursive: true });
  const file = join(contentDir, 'facts.json');
  const own = {
    upiId: 'own@okbank',
    bankAccount: { ...facts.bankAccount, holder: 'Diya Dhaga Trust', accountNumber: '998877665544' },
  };
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...own }));
  const other = await openSharedSite({}, origin, { contentDir });
  const cookie = await signedInCookie(other.dataDir, 'reader');

  test('the poster is printed', async () => {
    const request = new Request(`${origin}/desk/paper/poster`, { headers: { cookie } });
    const page = await (await other.site.fetch(request)).text();
    expect(page).toContain('own@okbank');
    // An app shows the name of the account's holder.
    expect(page).toContain(fillIn(paper.onPaper.poster.payee, { name: 'Diya Dhaga Trust' }));
    expect(page).toContain(donate.whoMayGive.citizens);
    expect(page).toContain('data-prints');
    expect(page).not.toContain(paper.onPaper.notFinal.title);
  });
});

describe('without a UPI ID', async () => {
  const contentDir = mkdtempSync(join(tmpdir(), 'content-'));
  afterAll(() => rmSync(contentDir, { recursive: true }));
  cpSync('content', contentDir, { recursive: true });
  const file = join(contentDir, 'facts.json');
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), upiId: null }));
  const other = await openSharedSite({}, origin, { contentDir });
  const cookie = await signedInCookie(other.dataDir, 'reader');

  test('the desk says what is missing, and has no poster', async () => {
    const ask = (path: string) => other.site.fetch(new Request(`${origin}${path}`, { headers: { cookie } }));
    const page = await (await ask('/desk/paper')).text();
    expect(page).toContain(paper.poster.noUpi);
    expect(page).not.toContain('action="/desk/paper/poster"');
    expect((await ask('/desk/paper/poster')).headers.get('location')).toBe('/desk/paper');
  });
});
