import { randomBytes } from 'node:crypto';
import type { Context, Handler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { type Application, applicationSchema } from '../../domain/application.ts';
import { applicationReference, REFERENCE_BYTES } from '../../domain/application-reference.ts';
import { type FieldProblems, readForm } from '../../domain/field-problems.ts';
import type { Repositories } from '../repositories/create-repositories.ts';
import type { ApiWords } from './api-words.ts';
import { fromDatabase } from './from-database.ts';

/** `POST /enrollment/add`: an application is in the database before its thanks leave; the identical one is stored once. */
export function addEnrollment({
  repositories,
  words,
}: {
  repositories: Repositories;
  words: ApiWords;
}): Handler {
  return async (context) => {
    const body = await bodyObject(context, words);
    const reading = readForm(applicationSchema, body);
    if (!reading.ok) {
      return context.json(
        { message: words.invalidApplication, errors: sentences(reading.problems, words) },
        422,
      );
    }
    const application = reading.values;
    const reference = isFromMachine(body) ? unstoredReference() : await stored(repositories, application);
    return context.json({ message: words.received({ ...application, reference }), reference }, 201);
  };
}

async function bodyObject(context: Context, words: ApiWords): Promise<object> {
  const body: unknown = await context.req.json().catch(() => undefined);
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body;
  throw new HTTPException(400, { message: words.malformedBody });
}

function sentences(problems: FieldProblems<keyof Application>, words: ApiWords): Record<string, string> {
  const entries = Object.entries(problems) as [keyof Application, FieldProblems[string]][];
  return Object.fromEntries(
    entries.flatMap(([field, problem]) => (problem ? [[field, words.fieldProblem(field, problem)]] : [])),
  );
}

// No person sees the field `website`, only programs that fill in whatever they find. They are answered like
// everyone, so that they don't learn to leave it empty.
function isFromMachine(body: object): boolean {
  return 'website' in body && Boolean(body.website);
}

function unstoredReference(): string {
  return applicationReference(randomBytes(REFERENCE_BYTES));
}

async function stored(repositories: Repositories, application: Application): Promise<string> {
  const receivedAt = new Date().toISOString();
  const { reference } = await fromDatabase(repositories.applications.receive(application, receivedAt));
  return reference;
}
