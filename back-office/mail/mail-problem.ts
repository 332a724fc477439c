import type { DeskMessages } from '../../content/schemas/desk-messages.ts';
import { fillIn } from '../../domain/fill-in.ts';

type Problem = Exclude<keyof DeskMessages['mail']['problems'], 'stopped'>;

const problemOfCode: Readonly<Record<string, Problem>> = {
  ECONNECTION: 'unreachable',
  ECONNREFUSED: 'unreachable',
  EDNS: 'unreachable',
  ESOCKET: 'unreachable',
  ETIMEDOUT: 'slow',
  ETLS: 'insecure',
  EAUTH: 'signIn',
  ENOAUTH: 'signIn',
  EENVELOPE: 'refused',
};

/** Why an e-mail to someone could not be sent, in plain words; never with the password or an address. */
export function mailProblem(
  error: unknown,
  { problems }: Pick<DeskMessages['mail'], 'problems'>,
  { server, name }: { server: string; name: string },
): string {
  return fillIn(problems[problemOf(error)], { server, name });
}

function problemOf(error: unknown): Problem {
  if (!(error instanceof Error)) return 'other';
  // Only the sentence tells this from a server that is not there.
  if (/certificate/i.test(error.message)) return 'insecure';
  if ('command' in error && error.command === 'MAIL FROM') return 'sender';
  return ('code' in error && problemOfCode[String(error.code)]) || 'other';
}
