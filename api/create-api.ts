import { type Context, type Handler, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { HTTPException } from 'hono/http-exception';
import { methodNotAllowed } from 'hono/method-not-allowed';
import * as v from 'valibot';
import type { EnrolledAccess } from '../domain/hostel/enrolled-access.ts';
import type { Language } from '../domain/values/languages.ts';
import { isOn } from '../domain/values/parts.ts';
import type { Repositories } from '../storage/create-repositories.ts';
import type { Limits } from '../storage/limits/limits.ts';
import type { RequestMessages } from './api-messages.ts';
import { type ApiLog, errorResponse } from './error-response.ts';
import { getReadiness, readinessDescription } from './get-readiness.ts';
import {
  addApplication,
  addApplicationDescription,
  applicationReceiver,
  countApplication,
} from './hostel/add-application.ts';
import { enrolledDescription, getEnrolled } from './hostel/get-enrolled.ts';
import { type CallDescription, openapiDocument } from './openapi.ts';
import {
  type ProductsForVisitors,
  getProducts,
  productsDescription,
  productsEtag,
} from './shop/get-products.ts';

const MOST_BYTES = 32 * 1024;

/** The parts that the API needs. */
export type ApiParts = {
  repositories: Repositories;
  messages: RequestMessages;
  /** Gives what leaves out of a product the pictures that visitors may not see; `stale` where that can't be told of all. */
  productsForVisitors: () => Promise<ProductsForVisitors>;
  /** The version of the privacy notice in a language; '' where none is given beside the form. */
  noticeVersion?: (language: Language) => string;
  enrolledAccess: EnrolledAccess;
  /** Counts the applications from one address. */
  limits: Limits;
  /** The address of the client; it reads a proxy's headers only if the proxy is trusted. */
  clientAddress: (context: Context) => string;
  log: ApiLog;
  /** Rejects where the store of pictures does not answer. */
  checkStore?: () => Promise<void>;
  /** Whether newer sources than those of the running site could not be built. */
  isOutdated: boolean;
  /** Origins of other sites that may call from a browser, such as `https://example.org`; none by default. */
  allowedOrigins: readonly string[];
  /** Called once with the reference of each new application, after it is stored; the response does not wait for it. */
  onApplication?: (reference: string) => void;
};

/** The API of the contract; a trailing slash in a path makes no difference, and every failure is `{ message }`. */
export function createApi(parts: ApiParts): Hono {
  const { messages, log } = parts;
  const api = new Hono({ strict: false });
  if (parts.allowedOrigins.length) api.use(allowOrigins(parts.allowedOrigins));
  api.use(wrongMethod(api, messages));

  if (isOn('shop')) api.get('/api/products', productsEtag, getProducts(parts));
  api.get('/api/openapi.json', getOpenapi());
  if (isOn('applications')) {
    api.post('/enrollment/add', rateLimit(parts));
    api.post(
      '/enrollment/add',
      onlyJson(messages),
      onlySmall(messages),
      addApplication({
        messages,
        noticeVersion: parts.noticeVersion ?? (() => ''),
        receive: applicationReceiver(parts),
      }),
    );
  }
  if (isOn('students')) api.get('/enrolled', getEnrolled(parts));
  api.get('/healthz', getHealth);
  api.get('/readyz', getReadiness(parts));

  api.notFound((context) => context.json({ message: messages(context).notFound }, 404));
  api.onError(errorResponse({ messages, log }));
  return api;
}

function allowOrigins(origins: readonly string[]) {
  return cors({
    origin: [...origins],
    allowMethods: ['GET', 'HEAD', 'POST'],
    allowHeaders: ['Content-Type'],
    exposeHeaders: ['Retry-After'],
    maxAge: 600,
  });
}

function wrongMethod(app: Hono, messages: RequestMessages) {
  return methodNotAllowed({
    app,
    onMethodNotAllowed: (context, methods) =>
      context.json({ message: messages(context).methodNotAllowed }, 405, { Allow: methods.join(', ') }),
  });
}

// Too many applications from one address: 429, with Retry-After in seconds.
function rateLimit({ clientAddress, messages, limits }: ApiParts): MiddlewareHandler {
  return async (context, next) => {
    const wait = await countApplication(limits, clientAddress(context));
    if (wait === 0) return next();
    return context.json({ message: messages(context).tooManyRequests }, 429, { 'Retry-After': String(wait) });
  };
}

function onlyJson(messages: RequestMessages): MiddlewareHandler {
  return async (context, next) => {
    const type = context.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? '';
    if (!/^application\/(.+\+)?json$/.test(type))
      throw new HTTPException(415, { message: messages(context).notJson });
    await next();
  };
}

// Whatever its Content-Length says.
function onlySmall(messages: RequestMessages): MiddlewareHandler {
  return bodyLimit({
    maxSize: MOST_BYTES,
    onError: (context) => {
      throw new HTTPException(413, { message: messages(context).bodyTooLarge });
    },
  });
}

const statusSchema = v.pipe(v.object({ status: v.literal('ok') }), v.metadata({ ref: 'Status' }));

const healthDescription: CallDescription = {
  operationId: 'getHealth',
  summary: 'Whether the process is running.',
  responses: { '200': { description: 'It is running.', body: statusSchema } },
};

/** `GET /healthz`: the process is running. */
const getHealth: Handler = (context) => {
  context.header('Cache-Control', 'no-store');
  return context.json({ status: 'ok' });
};

const openapiDescription: CallDescription = {
  operationId: 'getOpenapi',
  summary: 'This description.',
  responses: { '200': { description: 'OpenAPI 3.1.', body: v.looseObject({}) } },
};

/** `GET /api/openapi.json`: the description of all calls, made at the first request. */
function getOpenapi(): Handler {
  let document: object | undefined;
  return (context) => {
    document ??= openapiDocument({
      ...(isOn('shop') && { '/api/products': { get: productsDescription } }),
      '/api/openapi.json': { get: openapiDescription },
      ...(isOn('applications') && { '/enrollment/add': { post: addApplicationDescription } }),
      ...(isOn('students') && { '/enrolled': { get: enrolledDescription } }),
      '/healthz': { get: healthDescription },
      '/readyz': { get: readinessDescription },
    });
    return context.json(document);
  };
}
