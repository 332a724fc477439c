import { describe, expect, it, vi } from 'vitest';
import type { Application } from '../../../domain/hostel/application.ts';
import { CallFailure } from '../../calls/backend.ts';
import { postApplication } from './post-application.ts';

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
const messages = { submitted: 'Submitted!', failed: 'Failed!' };

describe('a form posted without script', () => {
  it('is sent on trimmed, and comes back as it was typed with the thanks', async () => {
    const enroll = vi.fn(async (_: Application) => 'Thank you: HE-7K3M9Q');
    expect(await posted({ ...filledIn, noticeVersion: '3f9a1c07d2' }, enroll)).toEqual({
      status: 200,
      returned: {
        problems: {},
        outcome: { tone: 'success', text: 'Thank you: HE-7K3M9Q', fieldErrors: {} },
        typed: filledIn,
      },
    });
    expect(enroll).toHaveBeenCalledExactlyOnceWith({
      ...filledIn,
      firstName: 'आशा',
      address: '12 Temple Road\nPune',
      website: '',
      noticeVersion: '3f9a1c07d2',
    });
  });

  it('is thanked for in the site’s words where the backend sends no message', async () => {
    const { returned } = await posted(filledIn, async () => undefined);
    expect(returned.outcome?.text).toBe(messages.submitted);
  });

  it('passes on what a machine wrote into the honeypot field', async () => {
    const enroll = vi.fn(async (_: Application) => undefined);
    await posted({ ...filledIn, website: 'https://spam.example' }, enroll);
    expect(enroll).toHaveBeenCalledWith(expect.objectContaining({ website: 'https://spam.example' }));
  });

  it('comes back with what is wrong, and nothing is sent on', async () => {
    const enroll = vi.fn(async (_: Application) => undefined);
    const typed = { ...filledIn, email: 'asha', purpose: '' };
    expect(await posted(typed, enroll)).toEqual({
      status: 422,
      returned: { problems: { email: 'not-an-email', purpose: 'not-a-choice' }, typed },
    });
    expect(enroll).not.toHaveBeenCalled();
  });

  it('that has no fields at all comes back with every required one named', async () => {
    const { returned, status } = await posted({}, async () => undefined);
    expect(Object.keys(returned.problems)).toEqual(Object.keys(filledIn).slice(0, -1));
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
    expect(await posted(filledIn, () => Promise.reject(failure))).toMatchObject({
      status,
      returned: { outcome: { tone: 'failure', text: 'Please wait.' }, typed: filledIn },
    });
  });

  it('has the errors that only the backend found', async () => {
    const errors = { phone: 'This number is not in use.' };
    const failure = new CallFailure('no', { status: 422, errors });
    expect((await posted(filledIn, () => Promise.reject(failure))).returned.outcome).toEqual({
      tone: 'failure',
      text: messages.failed,
      fieldErrors: errors,
    });
  });

  it('survives an unexpected error, which is logged', async () => {
    const log = vi.fn();
    const mistake = new TypeError('no such thing');
    expect(await posted(filledIn, () => Promise.reject(mistake), log)).toMatchObject({
      status: 503,
      returned: { outcome: { tone: 'failure', text: messages.failed } },
    });
    expect(log).toHaveBeenCalledExactlyOnceWith(mistake);
  });
});

function posted(
  fields: Record<string, string>,
  enroll: (application: Application) => Promise<string | undefined>,
  log: (failure: unknown) => void = () => {},
) {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  return postApplication(form, { enroll }, messages, log);
}
