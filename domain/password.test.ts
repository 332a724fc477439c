import { describe, expect, test } from 'vitest';
import { passwordProblem } from './password.ts';

const names = ['Meera Joshi', 'Diya Dhaga Foundation'];

describe('a password', () => {
  test.each([
    ['', 'missing'],
    ['eleven char', 'too-short'],
    ['x'.repeat(201), 'too-long'],
  ])('%j is refused as %s', (password, problem) => {
    expect(passwordProblem(password, names)).toBe(problem);
  });

  test.each([
    'passwordpassword',
    'Password@2026!',
    'p@ssw0rd-1234',
    'mypassword12345',
    'qwertyuiop123',
    '1q2w3e4r5t6y',
    '123456789012',
    '9876543210 9876',
    'abcdefghijkl',
    'zyxwvutsrqpo',
    'aaaaaaaaaaaaa',
    'iloveyoumeera',
    'Meera.Joshi.1985',
    'DiyaDhaga2026!',
    'jaishriram108108',
    'Welcome to India',
  ])('%j is refused as one that is guessed first', (password) => {
    expect(passwordProblem(password, names)).toBe('common');
  });

  test.each([
    'lamp thread river 9',
    'correct horse battery staple',
    'tw3lve-Mango-kites',
    'चार पतंगें नीम के पेड़ पर',
    'gTr8$kq2Lm!x',
    'my grandmother sings',
  ])('%j is taken', (password) => {
    expect(passwordProblem(password, names)).toBeUndefined();
  });

  test('as long as may be is checked quickly, whatever is in it', () => {
    expect(passwordProblem('abcabcdefadmin'.repeat(14), names)).toBe('common');
  });
});
