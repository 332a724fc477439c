import { describe, expect, it, vi } from 'vitest';
import type { Application } from '../../../domain/application.ts';
import { CallFailure } from '../../calls/call-failure.ts';
import messages from '../../../content/en/application-form.json' with { type: 'json' };
import { receiveApplication } from './receive-application.ts';

const filledIn = {
  firstName: ' आशा ',
  lastName: 'D’Souza',
  email: 'asha@example.org',
  phone: '98765 43210',
  address: '12 Temple Road\r\nPune',
  purpose: 'education',
  duration: '1year',
  additionalInfo: '',
};

describe('a form posted without script', () => {
  it('is sent on clean, and comes back as it was typed with the thanks', async () => {
    const enroll = vi.fn(async (_: Application) => 'Thank you: HE-7K3M9Q');
    expect(await received(filledIn, enroll)).toEqual({
      problems: {},
      outcome: { tone: 'success', text: 'Thank you: HE-7K3M9Q', fieldErrors: {} },
      typed: filledIn,
      status: 200,
    });
    expect(enroll).toHaveBeenCalledExactlyOnceWith({
      ...filledIn,
      firstName: 'आशा',
      address: '12 Temple Road\nPune',
      website: '',
    });
  });

  it('is thanked for in our words where the server has none', async () => {
    const { outcome } = await received(filledIn, async () => undefined);
    expect(outcome?.text).toBe('Form submitted successfully!');
  });

  it('passes on what a program wrote into the unseen field', async () => {
    const enroll = vi.fn(async (_: Application) => undefined);
    await received({ ...filledIn, website: 'https://spam.example' }, enroll);
    expect(enroll).toHaveBeenCalledWith(expect.objectContaining({ website: 'https://spam.example' }));
  });

  it('comes back with what is wrong, and nothing is sent on', async () => {
    const enroll = vi.fn(async (_: Application) => undefined);
    const typed = { ...filledIn, email: 'asha', purpose: '' };
    expect(await received(typed, enroll)).toEqual({
      problems: { email: 'not-an-email', purpose: 'not-a-choice' },
      typed,
      status: 422,
    });
    expect(enroll).not.toHaveBeenCalled();
  });

  it('that has no fields at all comes back with every required one named', async () => {
    const { problems, status } = await received({}, async () => undefined);
    expect(Object.keys(problems)).toEqual(Object.keys(filledIn).slice(0, -1));
    expect(status).toBe(422);
  });

  it.each([
    [422, 422],
    [429, 429],
    [404, 503],
    [500, 503],
    [undefined, 503],
  ])('comes back with everything kept where the backend answers %s', async (answered, status) => {
    const failure = new CallFailure('no', { ...(answered && { status: answered }), message: 'Please wait.' });
    expect(await received(filledIn, () => Promise.reject(failure))).toMatchObject({
      outcome: { tone: 'failure', text: 'Please wait.' },
      typed: filledIn,
      status,
    });
  });

  it('has the errors that only the backend found', async () => {
    const errors = { phone: 'This number is not in use.' };
    const failure = new CallFailure('no', { status: 422, errors });
    expect((await received(filledIn, () => Promise.reject(failure))).outcome).toEqual({
      tone: 'failure',
      text: 'Failed to enroll!',
      fieldErrors: errors,
    });
  });

  it('survives a mistake of ours, which is logged', async () => {
    const log = vi.fn();
    const mistake = new TypeError('no such thing');
    expect(await received(filledIn, () => Promise.reject(mistake), log)).toMatchObject({
      outcome: { tone: 'failure', text: 'Failed to enroll!' },
      status: 503,
    });
    expect(log).toHaveBeenCalledExactlyOnceWith(mistake);
  });
});

async function received(
  fields: Record<string, string>,
  enroll: (application: Application) => Promise<string | undefined>,
  log: (failure: unknown) => void = () => {},
) {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  const { answer, status } = await receiveApplication(form, { enroll }, messages, log);
  return { ...answer, status };
}
