import type { Limits } from '../backend/limits/limits.ts';
import type { Messages } from '../content/schemas/messages.ts';
import type { EnrolledAccess } from '../domain/enrolled-access.ts';
import { type Language, languageTable, sourceLanguage } from '../domain/languages.ts';
import { maskedStudent } from '../domain/masked-student.ts';
import { type BackendCalls, backendCalls } from '../web/calls/backend-calls.ts';
import { CallFailure, openBackend, type Send } from '../web/calls/backend.ts';
import type { Log } from './log.ts';

/** The request of a visitor, what the server knows of its connection, the language of the page, and whose request limits count it as. */
export type VisitorRequest = { request: Request; env: unknown; language: Language; address: string };

/**
 * The backend's calls as made for a visitor: to another origin, or to our own API in this process. What another origin says of
 * students is shown as `enrolledAccess` of this site allows.
 */
export function backendCallsFor(parts: {
  api: (request: Request, env: unknown) => Response | Promise<Response>;
  backendUrl: string | undefined;
  siteUrl: string;
  enrolledAccess: EnrolledAccess;
  limits: Limits;
  /** What a visitor is told whose call this server refuses itself. */
  messages: (language: Language) => Pick<Messages['api'], 'tooManyRequests' | 'enrolledClosed'>;
  log: Log;
}): (visitor?: VisitorRequest) => BackendCalls {
  const { api, backendUrl, siteUrl, enrolledAccess, limits, messages, log } = parts;
  const logProblem = (problem: string) => log.warn(problem);

  // The call is made for the visitor: limits count against that connection, not against this server.
  const inProcess =
    (visitor: VisitorRequest | undefined): Send =>
    async (path, request) => {
      const headers = new Headers(request.headers);
      const forwarded = visitor?.request.headers.get('x-forwarded-for');
      if (forwarded) headers.set('x-forwarded-for', forwarded);
      return api(new Request(`${siteUrl}${path}`, { ...request, headers }), visitor?.env);
    };

  // The other backend sees this server's connection: each visitor is counted here, and named for a backend that trusts this
  // server as its proxy.
  const elsewhere =
    (visitor: VisitorRequest | undefined): Send =>
    async (path, request) => {
      if (!visitor || request.method !== 'POST') return fetch(`${backendUrl}${path}`, request);
      const { address, language } = visitor;
      const wait = await limits.take({ applicationsInMinute: address, applicationsInHour: address });
      if (wait > 0) return Response.json({ message: messages(language).tooManyRequests }, { status: 429 });
      const headers = new Headers(request.headers);
      headers.set('x-forwarded-for', address.replace(/\/56$/, ''));
      return fetch(`${backendUrl}${path}`, { ...request, headers });
    };
  // Another backend may show more of students than this site does. Whose consent holds only that backend knows, and whether it
  // asks for one is not in its answer.
  const studentsFromElsewhere = async (calls: BackendCalls, language: Language) => {
    if (enrolledAccess === 'closed' || enrolledAccess === 'consented')
      throw new CallFailure('the list is closed here', {
        status: 403,
        message: messages(language).enrolledClosed,
      });
    const students = await calls.students();
    return enrolledAccess === 'masked' ? students.map(maskedStudent) : students;
  };

  return (visitor) => {
    const language = visitor?.language ?? sourceLanguage;
    const calls = backendCalls(
      openBackend(backendUrl === undefined ? inProcess(visitor) : elsewhere(visitor), logProblem, {
        origin: backendUrl ?? '',
        language: languageTable[language].tag,
      }),
    );
    if (backendUrl === undefined) return calls;
    return { ...calls, students: () => studentsFromElsewhere(calls, language) };
  };
}
