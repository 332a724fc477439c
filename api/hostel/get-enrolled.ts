import type { Handler } from 'hono';
import * as v from 'valibot';
import type { EnrolledAccess } from '../../domain/hostel/enrolled-access.ts';
import { publicStudentSchema } from '../../domain/hostel/student.ts';
import { dayInIndia } from '../../domain/values/indian-time.ts';
import type { Repositories } from '../../storage/create-repositories.ts';
import type { RequestMessages } from '../api-messages.ts';
import { fromDatabase } from '../error-response.ts';
import { type CallDescription, describedFailure, serverFailures } from '../openapi.ts';

/** The OpenAPI description of `GET /enrolled`. */
export const enrolledDescription: CallDescription = {
  operationId: 'listEnrolled',
  summary:
    'The enrolled students; never to be cached. Contact details may be masked, or only those listed who agreed.',
  responses: {
    '200': {
      description: 'The students.',
      body: v.array(v.pipe(publicStudentSchema, v.metadata({ ref: 'Student' }))),
    },
    '403': describedFailure('The list is closed.'),
    ...serverFailures,
  },
};

/** `GET /enrolled`: the enrolled students, their public fields only; no cache keeps it and no search engine lists it. */
export function getEnrolled({
  repositories,
  messages,
  enrolledAccess,
}: {
  repositories: Repositories;
  messages: RequestMessages;
  enrolledAccess: EnrolledAccess;
}): Handler {
  return async (context) => {
    context.header('Cache-Control', 'no-store');
    context.header('X-Robots-Tag', 'noindex');
    // The same address responds with a page to a request for HTML.
    context.header('Vary', 'Accept');
    if (enrolledAccess === 'closed') return context.json({ message: messages(context).enrolledClosed }, 403);
    const today = dayInIndia(new Date().toISOString());
    const students = await fromDatabase(repositories.publicStudents.shown(enrolledAccess, today));
    return context.json(v.parse(v.array(publicStudentSchema), students));
  };
}
