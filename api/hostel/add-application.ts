import type { Context, Handler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import * as v from 'valibot';
import { type FieldProblems, problemTexts, readForm } from '../../domain/entries/field-problems.ts';
import { type Application, applicationSchema } from '../../domain/hostel/application.ts';
import { noticeVersionSchema } from '../../domain/privacy/notice-version.ts';
import { fillIn } from '../../domain/values/fill-in.ts';
import type { Language } from '../../domain/values/languages.ts';
import { hasHiddenAadhaar } from '../../domain/values/masked-aadhaar.ts';
import { phoneInDoubt } from '../../domain/values/phone.ts';
import { utf8Text } from '../../domain/values/utf8.ts';
import type { Repositories } from '../../storage/create-repositories.ts';
import type { Limits } from '../../storage/limits/limits.ts';
import { acceptedLanguage } from '../accepted-language.ts';
import type { ApiMessages, RequestMessages } from '../api-messages.ts';
import { fromDatabase } from '../error-response.ts';
import { type CallDescription, describedFailure, serverFailures } from '../openapi.ts';

const bodySchema = v.pipe(
  v.object({
    ...applicationSchema.entries,
    noticeVersion: v.optional(
      v.pipe(
        noticeVersionSchema,
        v.description(
          'The version of the privacy notice that the family was shown, stored with the application. Without it the version in force in the language of Accept-Language is stored.',
        ),
      ),
    ),
  }),
  v.metadata({ ref: 'Application' }),
);

const receiptSchema = v.pipe(
  v.object({ message: v.string(), reference: v.pipe(v.string(), v.regex(/^HE-[0-9A-Z]{6}$/)) }),
  v.metadata({ ref: 'Receipt' }),
);

const invalidApplicationSchema = v.pipe(
  v.object({ message: v.string(), errors: v.record(v.string(), v.string()) }),
  v.metadata({ ref: 'InvalidApplication' }),
);

/** The OpenAPI description of `POST /enrollment/add`. */
export const addApplicationDescription: CallDescription = {
  operationId: 'addEnrollment',
  summary: 'Submits an application for a place in the hostel; the identical one is stored once.',
  requestBody: bodySchema,
  responses: {
    '201': { description: 'The application is stored.', body: receiptSchema },
    '400': describedFailure('The body is not a JSON object.'),
    '413': describedFailure('The body is over 32 kB.'),
    '415': describedFailure('The body is not sent as JSON.'),
    '422': {
      description: 'Some fields are wrong; a sentence for each.',
      body: invalidApplicationSchema,
    },
    '429': {
      ...describedFailure('More than 8 a minute or 60 an hour from one address.'),
      headers: { 'Retry-After': { schema: { type: 'string' }, description: 'Seconds.' } },
    },
    ...serverFailures,
  },
};

/** Whose application it is and how it reached us. */
type Receipt = {
  /** The language in which the family applied. */
  language: Language;
  /** The version of the privacy notice that the family was shown; '' where it is not known. */
  notice: string;
  /** Whether a field was filled in that people don't see. */
  suspect: boolean;
};

/**
 * Gives the call that stores an application before it resolves with its reference; the identical one is stored once. Rejects with
 * a DatabaseFailure.
 */
export function applicationReceiver({
  repositories,
  onApplication = () => {},
}: {
  repositories: Pick<Repositories, 'applications'>;
  onApplication?: (reference: string) => void;
}): (application: Application, receipt: Receipt) => Promise<string> {
  return async (application, { language, notice, suspect }) => {
    const now = new Date().toISOString();
    const receiving = repositories.applications.receive(application, now, language, notice, { suspect });
    // Also where the database took so long that the family is asked to try again.
    receiving.then(
      ({ reference, repeated }) => repeated || onApplication(reference),
      () => {},
    );
    return (await fromDatabase(receiving)).reference;
  };
}

/** Counts an application from an address; gives the seconds to wait where too many came from it, else 0. */
export function countApplication(limits: Limits, address: string): Promise<number> {
  return limits.take({ applicationsInMinute: address, applicationsInHour: address });
}

/** `POST /enrollment/add`: stores an application before it responds. */
export function addApplication({
  receive,
  messages,
  noticeVersion,
}: {
  receive: ReturnType<typeof applicationReceiver>;
  messages: RequestMessages;
  noticeVersion: (language: Language) => string;
}): Handler {
  return async (context) => {
    const body = await bodyObject(context, messages);
    const reading = readForm(applicationSchema, body);
    if (!reading.ok) {
      const errors = errorsByField(messages(context), reading.problems);
      return context.json({ message: messages(context).invalidApplication, errors }, 422);
    }
    const language = acceptedLanguage(context);
    const notice = noticeShown(body, () => noticeVersion(language));
    const reference = await receive(reading.values, { language, notice, suspect: fillsHiddenField(body) });
    return context.json({ message: thanksFor(messages(context), reading.values, reference), reference }, 201);
  };
}

/** The sentences that thank for an application and give its reference. */
export function thanksFor(messages: ApiMessages, application: Application, reference: string): string {
  const phone = phoneInDoubt(application.phone);
  return [
    fillIn(messages.received, { firstName: application.firstName, reference }),
    ...(hasHiddenAadhaar(application) ? [messages.aadhaarHidden] : []),
    ...(phone === undefined ? [] : [fillIn(messages.phoneInDoubt, { phone })]),
  ].join(' ');
}

async function bodyObject(context: Context, messages: RequestMessages): Promise<object> {
  const bytes = await context.req.arrayBuffer().catch(() => new ArrayBuffer());
  const body = parsedJson(utf8Text(bytes) ?? '');
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body;
  throw new HTTPException(400, { message: messages(context).malformedBody });
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function errorsByField(messages: ApiMessages, problems: FieldProblems): Record<string, string> {
  const texts = problemTexts(messages.fieldProblems, problems);
  return Object.fromEntries(texts.map(({ fieldId, text }) => [fieldId, text]));
}

/**
 * Whether an application came with the field `website`, which people don't see. Bots fill in every field, but so does a program
 * that fills in a form for its owner.
 */
export function fillsHiddenField(body: object): boolean {
  return 'website' in body && Boolean(body.website);
}

/**
 * The version of the privacy notice beside the form that was sent; '' where it sends something else. It may be older than the one
 * in force, which counts for a program that sends none.
 */
export function noticeShown(body: object, inForce: () => string): string {
  if (!('noticeVersion' in body)) return inForce();
  return v.is(noticeVersionSchema, body.noticeVersion) ? body.noticeVersion : '';
}
