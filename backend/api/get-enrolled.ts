import type { Handler } from 'hono';
import { maskedStudent } from '../../domain/masked-student.ts';
import type { Repositories } from '../repositories/create-repositories.ts';
import type { ApiWords } from './api-words.ts';
import { fromDatabase } from './from-database.ts';

/** Who reads the enrolled students: everyone, everyone with contact details masked, or nobody. */
export type EnrolledAccess = 'open' | 'masked' | 'closed';

/** `GET /enrolled`: the enrolled students, ten fields each; kept by no cache and listed by no search engine. */
export function getEnrolled({
  repositories,
  words,
  enrolledAccess,
}: {
  repositories: Repositories;
  words: ApiWords;
  enrolledAccess: EnrolledAccess;
}): Handler {
  return async (context) => {
    context.header('Cache-Control', 'no-store');
    context.header('X-Robots-Tag', 'noindex');
    // The same address answers a page to who asks for one.
    context.header('Vary', 'Accept');
    if (enrolledAccess === 'closed') return context.json({ message: words.enrolledClosed }, 403);
    const students = await fromDatabase(repositories.students.all());
    return context.json(enrolledAccess === 'masked' ? students.map(maskedStudent) : students);
  };
}
