import * as v from 'valibot';
import { boundedText } from '../../domain/values/bounded-text.ts';

/** Sends a request to the backend that the site is pointed at; `path` starts with a slash. */
export type Send = (path: string, request: RequestInit) => Promise<Response>;

/** The backend that the site is pointed at. */
export type Backend = {
  /** The JSON that it answers; rejects with a CallFailure where it does not answer with success. */
  ask(path: string, request?: RequestInit): Promise<unknown>;
  /** Where it is; '' where it is this site itself. */
  origin: string;
  /** Is given a sentence for an answer that could be read only in part. */
  log(problem: string): void;
};

// Past this a visitor has given up; the page says so and offers to try again.
const TIMEOUT_MS = 10_000;
// Far more than thousands of products; a backend gone wrong does not fill the memory.
const MAX_BYTES = 20 * 1024 * 1024;

/** The backend that `send` reaches; `language`, a BCP 47 tag, is the one of its messages. */
export function openBackend(
  send: Send,
  log: (problem: string) => void,
  { origin = '', language = 'en-IN' }: { origin?: string; language?: string } = {},
): Backend {
  return { origin, log, ask: (path, request) => answerOf(send, path, language, request) };
}

/** A call to the backend that did not give what it promises; `visitorMessage` is the server's own sentence, where it sent one. */
export class CallFailure extends Error {
  override readonly name = 'CallFailure';
  readonly status: number | undefined;
  readonly visitorMessage: string | undefined;
  readonly fieldErrors: Readonly<Record<string, string>>;

  constructor(
    reason: string,
    answer: { status?: number; message?: string; errors?: Record<string, string>; cause?: unknown } = {},
  ) {
    super(reason, { cause: answer.cause });
    this.status = answer.status;
    this.visitorMessage = answer.message;
    this.fieldErrors = answer.errors ?? {};
  }
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

/** Reads an answer; throws a CallFailure where it is not what the call promises. */
export function readAnswer<T>(read: (answer: unknown) => T, answer: unknown): T {
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

/** The messages of an answer to the visitor: a sentence, and one for each field that is wrong. */
export function spokenAnswer(body: unknown): { message?: string; errors?: Record<string, string> } {
  const { message, errors } = v.is(spokenSchema, body) ? v.parse(spokenSchema, body) : {};
  return { ...(message ? { message } : {}), ...(errors ? { errors } : {}) };
}
