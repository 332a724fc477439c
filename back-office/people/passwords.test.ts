import { argon2Sync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { hashPassword, passwordProblem } from './passwords.ts';

const names = ['Meera Joshi', 'Diya Dhaga Foundation'];

describe('a password', () => {
  test.each([
    ['', 'missing'],
    ['eleven char', 'too-short'],
    // The flag of India: 2 code points, 4 units of UTF-16.
    ['🇮🇳🇮🇳🇮🇳', 'too-short'],
    ['x'.repeat(201), 'too-long'],
    ['🪁'.repeat(201), 'too-long'],
  ])('%j is refused as %s', async (password, problem) => {
    expect(await passwordProblem(password, names)).toBe(problem);
  });

  test.each([
    [
      'common words',
      [
        'passwordpassword',
        'Password@2026!',
        'mypassword12345',
        'Welcome to India',
        'Welcome@12345',
        'iloveyoumeera',
        'jaishriram108108',
        'loveyoumummypapa',
        'iloveyoupriya143',
        'merabharatmahan',
        'India@India@India',
      ],
    ],
    [
      'first names, surnames, years and birthdays',
      [
        'deepak123456',
        'Rajesh@12345',
        'Rajesh@123456',
        'sneha15081998',
        'Pooja@15081995',
        'sharma@19901990',
        'Kulkarni@2024',
        'Deshpande#1234',
        'patil123456789',
        'venkatesh@1985',
        'priyasharma123',
        'joshimeera1990',
        'Amit.Sharma.1990',
        'Rajesh Kumar 1990',
        'Rajesh@Kumar@1990',
        'rajeshkumarpune1990',
        'RajeshKumar2026!',
        'Suresh_Ramesh_1',
        'gurpreetsingh13',
        'MohammedKhan786',
      ],
    ],
    [
      'cities, cricket and gods',
      [
        'Mumbai@123456',
        'hyderabad12345',
        'Bangalore@2025',
        'Pune@4110011',
        'chennaisuperkings',
        'Chennai Super Kings',
        'mumbaiindians10',
        'ViratKohli@18',
        'msdhoni07csk7',
        'sachintendulkar10',
        'indiacricket2011',
        'HareKrishna108',
        'OmNamahShivaya',
        'om sai ram 1234',
        'jaimatadi@786',
        'Jai Shree Ram 2024',
        'ganpatibappamorya',
        'bismillah786786',
        'waheguru@1313',
        'jaibajrangbali',
        'PuneriPaltan2023',
        'TajMahal@Agra1',
      ],
    ],
    [
      'phone numbers and other digits',
      [
        '123456789012',
        '9876543210 9876',
        '9823012345 98',
        '919823012345',
        '98230 12345 00',
        'rajesh 9823012345',
      ],
    ],
    [
      'rows of keys and letters',
      [
        'qwertyuiop123',
        '1q2w3e4r5t6y',
        'qazwsxedcrfv',
        '1qaz@WSX3edc',
        'zaq1@WSXcde3',
        "asdfghjkl;'1",
        'zxcvbnm,./123',
        'abcdefghijkl',
        'zyxwvutsrqpo',
      ],
    ],
    [
      'signs, digits and wide letters for letters',
      [
        'p@ssw0rd-1234',
        'p@ssw0rd@2025',
        'R@j3sh@12345',
        'Mumb@i Pun3 2024',
        'Adm1n1str@t0r',
        'ＰａｓｓｗｏｒｄＩｎｄｉａ',
      ],
    ],
    ['repetitions', ['aaaaaaaaaaaaa', 'rahulrahul123', 'rahul rahul rahul', 'abcabcdefadmin'.repeat(14)]],
    [
      'names of the person and of the foundation',
      [
        'Meera.Joshi.1985',
        'Meera@123456',
        'M33r@J0sh1!!',
        'DiyaDhaga2026!',
        'DiyaDhagaFoundation',
        'diya.dhaga.2025',
        'Foundation@2026',
        'hostel@diyadhaga',
      ],
    ],
  ])('of %s is refused as one that is guessed first', async (_kind, passwords) => {
    const problems = await Promise.all(passwords.map((each) => passwordProblem(each, names)));
    expect(passwords.filter((_password, at) => problems[at] !== 'common')).toEqual([]);
  });

  test.each([
    'lamp thread river 9',
    'lamp thread river nine',
    'correct horse battery staple',
    'tw3lve-Mango-kites',
    'चार पतंगें नीम के पेड़ पर',
    'gTr8$kq2Lm!x',
    'my grandmother sings',
    'monsoon umbrella biscuit',
    'gTr8$kq2Lm!x'.repeat(16),
  ])('%j is taken', async (password) => {
    expect(await passwordProblem(password, names)).toBeUndefined();
  });

  test('that no list knows is refused to the person whose name it is', async () => {
    const password = 'Zebunissa.Quazi.1985';
    expect(await passwordProblem(password, names)).toBeUndefined();
    expect(await passwordProblem(password, ['Zebunissa Quazi'])).toBe('common');
  });
});

test('a password is hashed by Argon2id with 19 MiB and two passes', async () => {
  const nonce = Buffer.alloc(16, 7);
  const cost = { memory: 19 * 1024, passes: 2, parallelism: 1, tagLength: 32 };
  const hash = argon2Sync('argon2id', { message: 'lamp thread river nine', nonce, ...cost });
  expect(await hashPassword('lamp thread river nine', nonce)).toBe(
    `argon2id$${nonce.toString('base64url')}$${hash.toString('base64url')}`,
  );
});
