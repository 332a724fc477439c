import { describe, expect, it } from 'vitest';
import { readForm } from '../entries/field-problems.ts';
import {
  type Application,
  applicationFields,
  applicationSchema,
  emptyApplication,
  typedApplication,
} from './application.ts';

const filledIn: Application = {
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha@example.org',
  phone: '+91 98765 43210',
  address: '12 Temple Road\nPune',
  purpose: 'education',
  duration: '6months',
  additionalInfo: '',
};
const texts = ['firstName', 'lastName', 'email', 'phone', 'address'] as const;

describe('an application', () => {
  it('is read as it was filled in', () => {
    expect(read({})).toEqual({ ok: true, values: filledIn });
  });

  it.each([...texts, 'additionalInfo'] as const)('has its %s trimmed', (field) => {
    expect(read({ [field]: ` \n ${filledIn[field]}\t ` })).toEqual({ ok: true, values: filledIn });
  });

  it('has a line break in a field of several lines only', () => {
    const lines = { firstName: 'Asha\nMeera', address: '1 Lane\nPune', additionalInfo: 'One\nTwo' };
    expect(read(lines)).toEqual({ ok: true, values: { ...filledIn, ...lines, firstName: 'Asha Meera' } });
  });

  it('needs a phone number that somebody can call, in whatever digits', () => {
    for (const phone of ['none', '📞', '+', 'नहीं है', '•••'])
      expect(read({ phone })).toEqual({ ok: false, problems: { phone: 'missing' } });
    for (const phone of ['९८७६५ ४३२१०', '0', '022 2345 (home)']) expect(read({ phone }).ok).toBe(true);
  });

  it.each(texts)('needs %s', (field) => {
    for (const nothing of [undefined, null, '', ' \t\n\u00A0', '\u0000', 7, {}]) {
      expect(read({ [field]: nothing })).toEqual({ ok: false, problems: { [field]: 'missing' } });
    }
  });

  it.each([
    ['firstName', 100],
    ['lastName', 100],
    ['phone', 40],
    ['address', 500],
    ['additionalInfo', 2000],
  ])('takes %s of at most %d characters', (field, longest) => {
    expect(read({ [field]: ` ${'1'.padStart(longest, 'a')} ` }).ok).toBe(true);
    expect(read({ [field]: '1'.padStart(longest + 1, 'a') })).toEqual({
      ok: false,
      problems: { [field]: 'too-long' },
    });
  });

  it.each(['asha', 'asha@', '@example.org', 'asha rao@example.org', 'a@b.org, c@d.org'])(
    'takes %j for no email',
    (email) => {
      expect(read({ email })).toEqual({ ok: false, problems: { email: 'not-an-email' } });
    },
  );

  it.each(['asha.rao+hostel@mail.example.co.in', 'ASHA@EXAMPLE.ORG', "d'souza@example.org"])(
    'takes the email %s',
    (email) => {
      expect(read({ email })).toMatchObject({ ok: true, values: { email } });
    },
  );

  it.each([
    ['asha@उदाहरण.भारत', 'asha@xn--p1b6ci4b4b3a.xn--h2brj9c'],
    ['Asha@bücher.example', 'Asha@xn--bcher-kva.example'],
  ])('takes the email %s as browsers send it', (email, sent) => {
    expect(read({ email })).toMatchObject({ ok: true, values: { email: sent } });
  });

  it.each(['आशा@example.org', 'asha@उदाहरण', 'asha@उदाहरण.भारत/a', 'asha@-उ-.'])(
    'takes %j for no email',
    (email) => {
      expect(read({ email })).toEqual({ ok: false, problems: { email: 'not-an-email' } });
    },
  );

  it('takes an email of at most 254 characters', () => {
    const email = (length: number) => 'a@example.org'.padStart(length, 'a');
    expect(read({ email: email(254) }).ok).toBe(true);
    expect(read({ email: email(255) })).toEqual({ ok: false, problems: { email: 'too-long' } });
  });

  it.each(['education', 'work', 'other'])('may have the purpose %s', (purpose) => {
    expect(read({ purpose }).ok).toBe(true);
  });

  it.each(['3months', '6months', '1year'])('may have the duration %s', (duration) => {
    expect(read({ duration }).ok).toBe(true);
  });

  it('has its fields in the form’s order', () => {
    expect(applicationFields).toEqual(Object.keys(filledIn));
  });

  it('is typed field by field; what is not there is empty', () => {
    const typed = new Map([['firstName', ' Asha ']]);
    expect(typedApplication((field) => typed.get(field))).toEqual({
      ...Object.fromEntries(applicationFields.map((field) => [field, ''])),
      firstName: ' Asha ',
    });
  });

  it('is empty at first, for six months unless another duration is chosen', () => {
    const { duration, ...rest } = emptyApplication();
    expect(duration).toBe('6months');
    expect(Object.values(rest).join('')).toBe('');
  });

  it.each(['', 'Education', 'holiday', null, 7])('refuses %j as purpose and as duration', (choice) => {
    expect(read({ purpose: choice, duration: choice })).toEqual({
      ok: false,
      problems: { purpose: 'not-a-choice', duration: 'not-a-choice' },
    });
  });

  it.each([undefined, null, '', '  '])('need not have additionalInfo: %j', (additionalInfo) => {
    expect(read({ additionalInfo })).toEqual({ ok: true, values: filledIn });
  });

  it('keeps nothing that was not asked for', () => {
    expect(read({ feesPaid: true, id: 'HE-222222', isAdmin: true })).toEqual({ ok: true, values: filledIn });
  });

  it('names what is wrong in the order of the form', () => {
    const reading = readForm(applicationSchema, { additionalInfo: 'a'.repeat(2001), email: 'asha' });
    expect(reading).toEqual({ ok: false, problems: expect.anything() });
    expect(Object.entries(reading.ok ? {} : reading.problems)).toEqual([
      ['firstName', 'missing'],
      ['lastName', 'missing'],
      ['email', 'not-an-email'],
      ['phone', 'missing'],
      ['address', 'missing'],
      ['purpose', expect.anything()],
      ['duration', expect.anything()],
      ['additionalInfo', 'too-long'],
    ]);
  });
});

function read(changes: Record<string, unknown>) {
  return readForm(applicationSchema, { ...filledIn, ...changes });
}
