import * as v from 'valibot';
import type { Application } from '../../domain/application.ts';
import { type Product, readingProducts } from '../../domain/product.ts';
import { atOnce, type Stepwise } from '../../domain/stepwise.ts';
import { type Student, readStudents } from '../../domain/student.ts';
import { boundedText } from './bounded-text.ts';
import { parsingRows } from './parsing-rows.ts';
import { withPicturesOf } from './pictures-of-origin.ts';
import { CallFailure } from './call-failure.ts';

/** Sends a request to the backend that the site is pointed at; `path` starts with a slash. */
export type Send = (path: string, request: RequestInit) => Promise<Response>;

/** Does long work: at once, or in slices where a visitor would wait behind it. */
export type DoWork = <Outcome>(work: Stepwise<Outcome>) => Outcome | Promise<Outcome>;

/** The three calls of the backend. Each one throws a CallFailure when it does not get what it asked for. */
export type BackendCalls = {
  products(): Promise<Product[]>;
  students(): Promise<Student[]>;
  /** Gives the server's message, or undefined where it sent none. */
  enroll(application: Application): Promise<string | undefined>;
};

// Past this a visitor has given up; the page says so and offers to try again.
const PATIENCE_MS = 10_000;
// Far more than thousands of products; a backend gone wrong does not fill the memory.
const MOST_BYTES = 20 * 1024 * 1024;

/**
 * The backend's calls over `send`; `note` hears of answers that could be read only in part. `origin` is '' where the
 * backend is this site itself. `doWork` reads a list that may be long.
 */
export function backendCalls(
  send: Send,
  note: (problem: string) => void,
  origin = '',
  doWork: DoWork = atOnce,
): BackendCalls {
  return {
    async products() {
      const answer = await ask(send, '/api/products', {}, (text) => doWork(parsingRows(text)));
      const { products, unreadable } = await readAnswer((rows) => doWork(readingProducts(rows)), answer);
      if (unreadable)
        note(`${unreadable} products of the backend's answer could not be read and are left out.`);
      return origin ? products.map((product) => withPicturesOf(origin, product)) : products;
    },
    async students() {
      return await readAnswer(readStudents, await ask(send, '/enrolled'));
    },
    async enroll(application) {
      const answer = await ask(send, '/enrollment/add', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(application),
      });
      return spokenAnswer(answer).message;
    },
  };
}

async function ask(
  send: Send,
  path: string,
  request: RequestInit = {},
  parse: (text: string) => unknown = JSON.parse,
): Promise<unknown> {
  const headers = new Headers(request.headers);
  headers.set('accept', 'application/json');
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const response = await send(path, { ...request, headers, signal }).catch((cause: unknown) => {
    throw new CallFailure(`${path} could not be reached`, { cause });
  });
  const body: unknown = await boundedText(response, MOST_BYTES)
    .then(parse)
    .catch(() => undefined);
  if (!response.ok) {
    throw new CallFailure(`${path} answered ${response.status}`, {
      status: response.status,
      ...spokenAnswer(body),
    });
  }
  return body;
}

async function readAnswer<T>(read: (answer: unknown) => T | Promise<T>, answer: unknown): Promise<T> {
  try {
    return await read(answer);
  } catch (cause) {
    throw new CallFailure('the answer is not what the call promises', { cause });
  }
}

const spokenSchema = v.object({
  message: v.fallback(v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500))), undefined),
  errors: v.fallback(v.optional(v.record(v.string(), v.string())), undefined),
});

function spokenAnswer(body: unknown): { message?: string; errors?: Record<string, string> } {
  const { message, errors } = v.is(spokenSchema, body) ? v.parse(spokenSchema, body) : {};
  return { ...(message ? { message } : {}), ...(errors ? { errors } : {}) };
}
