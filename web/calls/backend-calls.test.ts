import { describe, expect, it } from 'vitest';
import type { Application } from '../../domain/hostel/application.ts';
import { type BackendCalls, backendCalls } from './backend-calls.ts';
import { CallFailure, openBackend, type Send } from './backend.ts';

const bag = { _id: 'bag', name: 'Bag', price: 350 };
const application: Application = {
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha@example.org',
  phone: '98765 43210',
  address: 'Pune',
  purpose: 'work',
  duration: '1year',
  additionalInfo: '',
};
const everyCall: [string, (calls: BackendCalls) => Promise<unknown>][] = [
  ['products', (calls) => calls.products()],
  ['students', (calls) => calls.students()],
  ['enroll', (calls) => calls.enroll(application)],
];

describe('products', () => {
  it('reads GET /api/products, prices in paise', async () => {
    const { calls, requests, notes } = backend(() => Response.json([bag]));
    expect(await calls.products()).toMatchObject([{ _id: 'bag', price: 35_000 }]);
    expect(requests).toEqual([
      { path: '/api/products', method: 'GET', accept: 'application/json', body: '' },
    ]);
    expect(notes).toEqual([]);
  });

  it('notes how many could not be read and gives the others', async () => {
    const { calls, notes } = backend(() =>
      Response.json([bag, null, { ...bag, _id: 'free', price: 'free' }]),
    );
    expect(await calls.products()).toHaveLength(1);
    expect(notes).toEqual([expect.stringMatching(/^2 products /)]);
  });
});

describe('students', () => {
  it('asks GET /enrolled for JSON, so that it is not answered with the page', async () => {
    const { calls, requests } = backend(() => Response.json([{ name: 'Asha', feesPaid: true, _id: '1' }]));
    expect(await calls.students()).toEqual([
      expect.objectContaining({ name: 'Asha', feesPaid: true, email: '' }),
    ]);
    expect(requests).toEqual([{ path: '/enrolled', method: 'GET', accept: 'application/json', body: '' }]);
  });

  it('tells the server’s message where the list is closed', async () => {
    const { calls } = backend(() => Response.json({ message: 'The list is closed.' }, { status: 403 }));
    expect(await failureOf(calls.students())).toMatchObject({
      status: 403,
      visitorMessage: 'The list is closed.',
    });
  });
});

describe('enroll', () => {
  it('posts the application as JSON and gives the server’s message', async () => {
    const { calls, requests } = backend(() =>
      Response.json({ message: ' Thank you: HE-7K3M9Q ' }, { status: 201 }),
    );
    expect(await calls.enroll(application)).toBe('Thank you: HE-7K3M9Q');
    expect(requests).toEqual([
      {
        path: '/enrollment/add',
        method: 'POST',
        accept: 'application/json',
        type: 'application/json',
        body: JSON.stringify(application),
      },
    ]);
  });

  it.each([
    ['no message', () => Response.json({ ok: true })],
    ['a blank message', () => Response.json({ message: ' ' })],
    ['a message that is no text', () => Response.json({ message: { text: 'Thanks' } })],
    ['a message as long as a page', () => Response.json({ message: 'x'.repeat(501) })],
    ['null', () => Response.json(null)],
    ['a list', () => Response.json([])],
    ['a page', () => new Response('<h1>Thanks</h1>')],
    ['nothing', () => new Response(null, { status: 204 })],
  ])('succeeds without a message where the answer is %s', async (_, answer) => {
    expect(await backend(answer).calls.enroll(application)).toBeUndefined();
  });

  it('tells which fields are wrong', async () => {
    const errors = { email: 'Enter an email address.' };
    const { calls } = backend(() => Response.json({ message: 'Please mend this.', errors }, { status: 422 }));
    expect(await failureOf(calls.enroll(application))).toMatchObject({
      status: 422,
      visitorMessage: 'Please mend this.',
      fieldErrors: errors,
    });
  });

  it.each([{ errors: ['email'] }, { errors: { email: 7 } }, { errors: 'email' }, {}])(
    'tells of no field where the answer is %j',
    async (body) => {
      const { calls } = backend(() => Response.json({ message: 'No.', ...body }, { status: 422 }));
      expect(await failureOf(calls.enroll(application))).toMatchObject({
        visitorMessage: 'No.',
        fieldErrors: {},
      });
    },
  );
});

describe.each(everyCall)('%s fails with a CallFailure', (_, call) => {
  it('with the server’s own message', async () => {
    const { calls } = backend(() => Response.json({ message: 'Too many requests.' }, { status: 429 }));
    expect(await failureOf(call(calls))).toMatchObject({ status: 429, visitorMessage: 'Too many requests.' });
  });

  it.each([
    ['a page', '<!doctype html><title>502</title>'],
    ['nothing', ''],
    ['null', 'null'],
    ['a message that is no text', '{"message":500}'],
  ])('without one where the answer is %s', async (_title, body) => {
    const { calls } = backend(() => new Response(body, { status: 502 }));
    expect(await failureOf(call(calls))).toMatchObject({
      status: 502,
      visitorMessage: undefined,
      fieldErrors: {},
    });
  });

  it('where the backend can’t be reached, and keeps the cause', async () => {
    const cause = new TypeError('fetch failed');
    const { calls } = backend(() => Promise.reject(cause));
    expect(await failureOf(call(calls))).toMatchObject({
      status: undefined,
      visitorMessage: undefined,
      cause,
    });
  });
});

describe.each(everyCall.slice(0, 2))('%s fails where a successful answer', (_, call) => {
  it.each([
    ['is HTML', '<!doctype html><title>Home</title>'],
    ['is empty', ''],
    ['is cut', '[{"name":'],
    ['is null', 'null'],
    ['is no list', '{"data":[]}'],
  ])('%s', async (_title, body) => {
    const { calls } = backend(() => new Response(body));
    expect(await failureOf(call(calls))).toMatchObject({ status: undefined, visitorMessage: undefined });
  });
});

type SentRequest = { path: string; method: string; accept: string | null; type?: string; body: string };

function backend(answer: () => Response | Promise<Response>) {
  const requests: SentRequest[] = [];
  const notes: string[] = [];
  const send: Send = async (path, sent) => {
    const request = new Request(`http://backend.example${path}`, sent);
    const type = request.headers.get('content-type');
    requests.push({
      path,
      method: request.method,
      accept: request.headers.get('accept'),
      ...(type ? { type } : {}),
      body: await request.text(),
    });
    return answer();
  };
  return { calls: backendCalls(openBackend(send, (problem) => notes.push(problem))), requests, notes };
}

async function failureOf(call: Promise<unknown>): Promise<CallFailure> {
  const outcome = await call.catch((error: unknown) => error);
  if (outcome instanceof CallFailure) return outcome;
  throw new Error('the call did not fail with a CallFailure', { cause: outcome });
}
