import { expect, test } from 'vitest';
import { accountsIn } from '../../domain/values/names-account.ts';
import { allowedAccounts } from './allowed-accounts.ts';

const facts = {
  phone: '+91 98765 43210',
  mapLink: 'https://maps.app.goo.gl/OurHouse',
  socials: [
    { network: 'instagram', label: 'Instagram', address: 'https://www.instagram.com/our.house/' },
  ] as const,
};

test('the own phone number, map and pages in social networks may stand in an entry, and no others', () => {
  const mayName = allowedAccounts(() => undefined, { ...facts, socials: [...facts.socials] });
  const found = (text: string) => accountsIn(text, { isOfEntry: true, mayName });
  for (const text of [
    'Call 098765 43210',
    'https://www.instagram.com/our.house/',
    'Follow instagram.com/our.house.',
    'Write to us: www.instagram.com/our.house!',
    'Our house (https://maps.app.goo.gl/OurHouse)',
  ])
    expect(found(text)).toEqual([]);
  for (const text of [
    'Call 98123 45678',
    'instagram.com/our.house.new',
    'https://instagram.com/',
    'maps.app.goo.gl/OtherHouse',
    'evil.com/instagram.com/our.house',
  ])
    expect(found(text)).toHaveLength(1);
});

test('what visitors read already may stay', () => {
  const mayName = allowedAccounts((read) => void read('diya-new.shop'), { ...facts, socials: [] });
  expect(accountsIn('At diya-new.shop', { isOfEntry: true, mayName })).toEqual([]);
  expect(accountsIn('At diya-newer.shop', { isOfEntry: true, mayName })).toEqual(['diya-newer.shop']);
});
