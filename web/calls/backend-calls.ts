import * as v from 'valibot';
import type { Application } from '../../domain/application.ts';
import { boundedText } from '../../domain/bounded-text.ts';
import { readProducts } from '../../domain/product-json.ts';
import type { Product } from '../../domain/product.ts';
import { type Student, readStudents } from '../../domain/student.ts';
import { withPicturesOf } from './pictures-of-origin.ts';
import { CallFailure } from './call-failure.ts';

/** Sends a request to the backend that the site is pointed at; `path` starts with a slash. */
export type Send = (path: string, request: RequestInit) => Promise<Response>;

/** The three calls of the backend. Each one throws a CallFailure when it does not get what it asked for. */
export type BackendCalls = {
  products(): Promise<Product[]>;
  students(): Promise<Student[]>;
  /** Gives the server's message, or undefined where it sent none. */
  enroll(application: Application): Promise<string | undefined>;
};

// Past this a visitor has given up; the page says so and offers to try again.
const TIMEOUT_MS = 10_000;
// Far more than thousands of products; a backend gone wrong does not fill the memory.
const MAX_BYTES = 20 * 1024 * 1024;

/**
 * The backend's calls over `send`; `log` is given a sentence for an answer that could be read only in part. `origin` is ''
 * where the backend is this site itself; `language`, a BCP 47 tag, is the one of the backend's messages.
 */
export function backendCalls(
  send: Send,
  log: (problem: string) => void,
  { origin = '', language = 'en-IN' }: { origin?: string; language?: string } = {},
): BackendCalls {
  const ask = (path: string, request?: RequestInit) => answerOf(send, path, language, request);
  return {
    async products() {
      const { products, unreadable } = readAnswer(readProducts, await ask('/api/products'));
      if (unreadable)
        log(`${unreadable} products of the backend's answer could not be read and are left out.`);
      return origin ? products.map((product) => withPicturesOf(origin, product)) : products;
    },
    async students() {
      return readAnswer(readStudents, await ask('/enrolled'));
    },
    async enroll(application) {
      const answer = await ask('/enrollment/add', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(application),
      });
      return spokenAnswer(answer).message;
    },
  };
}

async function answerOf(
  send: Send,
  path: string,
  language: string,
  request: RequestInit = {},
): Promise<unknown> {
  const headers = new Headers(request.headers);
  headers.set('accept', 'application/json');
  headers.set('accept-language', language);
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await send(path, { ...request, headers, signal }).catch((cause: unknown) => {
    throw new CallFailure(`${path} could not be reached`, { cause });
  });
  const body: unknown = await boundedText(response.body, MAX_BYTES)
    .then((text): unknown => JSON.parse(text))
    .catch(() => undefined);
  if (!response.ok) {
    throw new CallFailure(`${path} answered ${response.status}`, {
      status: response.status,
      ...spokenAnswer(body),
    });
  }
  return body;
}

function readAnswer<T>(read: (answer: unknown) => T, answer: unknown): T {
  try {
    return read(answer);
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
