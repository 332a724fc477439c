import { describe, expect, it } from 'vitest';
import { contentProblems } from './content-problems.ts';

const pictures = new Set(['lamp']);
const problems = (exported: Record<string, unknown>, file = 'content/home.ts') =>
  contentProblems([{ file, exported }], pictures).map(({ field, reason }) => [field, reason]);

describe('content', () => {
  it('that is right has no problem', () => {
    const home = { title: 'Home', hero: [{ picture: 'lamp', alt: 'A lamp' }], link: { to: '/shop?q=lamp' } };
    expect(problems({ home, count: (n: number) => `${n}` })).toEqual([]);
  });

  it.each([
    ['an empty text', { title: ' ' }, 'home.title', 'This text is empty'],
    [
      'a picture that isn’t there',
      { hero: [{ picture: 'lmap' }] },
      'home.hero.1.picture',
      'no picture “lmap”',
    ],
    ['an address that is none', { link: { to: 'shop' } }, 'home.link.to', 'no address'],
    [
      'one id twice',
      { items: [{ id: 'a' }, { id: 'b' }, { id: 'a' }] },
      'home.items.3',
      'stands there twice',
    ],
  ])('with %s is named by its field', (_, home, field, reason) => {
    expect(problems({ home })).toEqual([[field, expect.stringContaining(reason)]]);
  });
});

it('tells a mistake once, though two files hold it', () => {
  const bags = [{ picture: 'bag' }];
  const files = ['content/bags.ts', 'content/all.ts'].map((file) => ({ file, exported: { bags } }));
  expect(contentProblems(files, pictures).map(({ file }) => file)).toEqual(['content/bags.ts']);
});

describe('the facts of the foundation', () => {
  const site = {
    foundedOn: '2019-02-10',
    whatsapp: undefined,
    phone: '+91 98765 43210',
    email: 'a@example.org',
    socials: [{ address: 'https://example.org' }],
    upiId: 'name@bank',
    bankAccount: { holder: 'A', bank: 'B', accountNumber: '123456', ifsc: 'SBIN0001234' },
  };
  const siteProblems = (fields: object) => problems({ site: { ...site, ...fields } }, 'content/site.ts');

  it('may leave out what is not known', () => {
    expect(siteProblems({ upiId: undefined, bankAccount: undefined })).toEqual([]);
  });

  it.each([
    [{ foundedOn: '10 February 2019' }, 'site.foundedOn'],
    [{ phone: '98765 43210' }, 'site.phone'],
    [{ whatsapp: '+91 12' }, 'site.whatsapp'],
    [{ email: 'a at example.org' }, 'site.email'],
    [{ upiId: 'name bank' }, 'site.upiId'],
    [{ socials: [{ address: 'facebook.com/a' }] }, 'site.socials.0.address'],
    [{ bankAccount: { ...site.bankAccount, ifsc: 'SBIN1234' } }, 'site.bankAccount.ifsc'],
  ])('%j is refused', (fields, field) => {
    expect(siteProblems(fields).map(([each]) => each)).toEqual([field]);
  });
});
