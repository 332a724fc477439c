import * as v from 'valibot';
import type { DeskMessages } from '../../content/schemas/desk-messages.ts';
import { fillIn } from '../../domain/fill-in.ts';

const keys = [
  'unreachable',
  'slow',
  'insecure',
  'signIn',
  'refused',
  'sender',
  'other',
  'stopped',
] as const satisfies readonly (keyof DeskMessages['mail']['problems'])[];

/** The schema of why an email could not be sent, with the names of the mail server and of whom it was for. */
export const mailProblemSchema = v.object({ key: v.picklist(keys), server: v.string(), name: v.string() });

/** Why an email could not be sent; never with the password or an address. */
export type MailProblem = v.InferOutput<typeof mailProblemSchema>;

const keyOfCode: Readonly<Record<string, MailProblem['key']>> = {
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

/** Why an email to someone could not be sent, by the error of nodemailer. */
export function mailProblem(error: unknown, names: Pick<MailProblem, 'server' | 'name'>): MailProblem {
  return { key: keyOf(error), ...names };
}

/** The problem as a sentence. */
export function mailProblemText(
  { problems }: Pick<DeskMessages['mail'], 'problems'>,
  { key, server, name }: MailProblem,
): string {
  return fillIn(problems[key], { server, name });
}

function keyOf(error: unknown): MailProblem['key'] {
  if (!(error instanceof Error)) return 'other';
  // Only the sentence tells this from a server that is not there.
  if (/certificate/i.test(error.message)) return 'insecure';
  if ('command' in error && error.command === 'MAIL FROM') return 'sender';
  return ('code' in error && keyOfCode[String(error.code)]) || 'other';
}
