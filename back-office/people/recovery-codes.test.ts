import { expect, test } from 'vitest';
import { onEachEngine } from '../../storage/test-on-each-engine.ts';
import { person } from '../../storage/test-records.ts';
import { hashRecoveryCodes, newRecoveryCodes, usedRecoveryCode } from './passwords.ts';
import { tokenHash } from './secret-token.ts';
import { signIn } from './sign-in.ts';
import { hashCheaply } from './test-cheap-hashes.ts';

hashCheaply();

test('what is stored of ten codes has one salt, and finds each of them, however it is spaced', async () => {
  const codes = newRecoveryCodes();
  const stored = await hashRecoveryCodes(codes);
  expect(new Set(stored).size).toBe(10);
  expect(new Set(stored.map((each) => each.split('$', 2).join(' '))).size).toBe(1);
  expect(await usedRecoveryCode(codes[0] ?? '', stored)).toBe(stored[0]);
  expect(await usedRecoveryCode(codes[9]?.replaceAll(' ', '-') ?? '', stored)).toBe(stored[9]);
  expect(await usedRecoveryCode('0000 0000 0000', stored.slice(1))).toBe('');
  expect(await usedRecoveryCode(codes[0] ?? '', stored.slice(1))).toBe('');
  expect(await usedRecoveryCode('', stored)).toBe('');
  const other = await hashRecoveryCodes(codes);
  expect(stored).not.toContain(other[0]);
});

onEachEngine('a recovery code of before the salts', (open) => {
  test('signs in, once', async () => {
    const { repositories } = await open();
    await repositories.people.save(person);
    const secrets = await repositories.people.secrets(person.id);
    const recoveryCodes = ['482109375526', '000000000001'].map((code) => tokenHash(code));
    await repositories.people.saveSecrets(person.id, { ...secrets, recoveryCodes });
    const attempt = (code: string) =>
      signIn(repositories, { name: person.name, password: '', code }, 'Edge on Windows');
    expect(await attempt('4821 0937 5527')).toBeUndefined();
    expect(await attempt('4821 0937 5526')).toBeDefined();
    expect(await attempt('4821 0937 5526')).toBeUndefined();
    expect((await repositories.people.secrets(person.id)).recoveryCodes).toEqual([recoveryCodes[1]]);
  });
});
