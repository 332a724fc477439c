import { setTimeout as pause } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import * as v from 'valibot';
import type { Person } from '../../domain/people/person.ts';
import { fillIn } from '../../domain/values/fill-in.ts';
import type { Repositories } from '../../storage/create-repositories.ts';
import type { DeskMessages } from '../../texts/schemas/desk-messages.ts';

/** An email of plain text to one person. */
type Mail = { from: { name: string; address: string }; to: string; subject: string; text: string };

/** Sends one email by a connection of its own; rejects with the error of nodemailer where the server does not take it. */
export type SendMail = (mail: Mail) => Promise<void>;

/** An email to each person on staff whom `isFor` chooses; `about` is what the log calls it. */
type StaffNotice = {
  about: string;
  subject: string;
  text: string;
  isFor: (person: Person) => boolean;
};

/** Tells people on staff by email. */
export type StaffMail = {
  /** Begins to send; returns at once and never throws. */
  tell(notice: StaffNotice): void;
  /** Waits at most 3 s for email that is under way, and writes down what was not sent. */
  stop(): Promise<void>;
};

type StaffMailParts = {
  repositories: Pick<Repositories, 'people' | 'keyValues'>;
  send: SendMail;
  /** The name of the mail server, for what staff read of a failure. */
  server: string;
  /** The sender of an email that is sent now. */
  from: () => Promise<Mail['from']>;
  messages: DeskMessages['mail'];
  log: (problem: string, cause?: unknown) => void;
  /** How long to wait before each further try, in ms. */
  pauses?: readonly number[];
  /** How long to wait when the site stops, in ms. */
  timeoutMs?: number;
};

const PAUSES = [5000, 30_000, 180_000];
const TIMEOUT_MS = 3000;

/**
 * Sends email to people on staff who have an address, each one of their own. Why it could not be sent is kept as
 * `last-mail-failure` from the first try on, until sending succeeds.
 */
export function createStaffMail({
  repositories,
  send,
  server,
  from,
  messages,
  log,
  pauses = PAUSES,
  timeoutMs = TIMEOUT_MS,
}: StaffMailParts): StaffMail {
  const stopping = new AbortController();
  const underWay = new Set<Promise<void>>();

  async function tellAll(notice: StaffNotice): Promise<void> {
    const everyone = await repositories.people.all();
    const people = everyone.filter((person) => person.email !== '' && notice.isFor(person));
    if (people.length === 0) return;
    const outcomes = await Promise.all(people.map((person) => tellOne(person, notice)));
    const problem = outcomes.find((each) => each !== undefined);
    if (problem !== undefined) log(`${notice.about}: ${mailProblemText(messages, problem)}`);
    await recordMailFailure(repositories, problem, new Date());
  }

  /** The problem that was left after the last try; undefined where the email was sent. */
  async function tellOne(person: Person, { subject, text }: StaffNotice): Promise<MailProblem | undefined> {
    const names = { server, name: person.name };
    const mail = { from: await from(), to: person.email, subject, text };
    let problem: MailProblem | undefined;
    for (const wait of [0, ...pauses]) {
      try {
        await pause(wait, undefined, { signal: stopping.signal });
      } catch {
        return problem ?? { key: 'stopped', ...names };
      }
      try {
        await send(mail);
        return undefined;
      } catch (error) {
        problem = mailProblem(error, names);
        await recordMailFailure(repositories, problem, new Date());
      }
    }
    return problem;
  }

  return {
    tell(notice) {
      const work = tellAll(notice)
        .catch((error: unknown) => log(`${notice.about}: staff could not be told by email`, error))
        .finally(() => underWay.delete(work));
      underWay.add(work);
    },

    async stop() {
      stopping.abort();
      // A timer that is still to come does not keep the process.
      await Promise.race([Promise.all(underWay), pause(timeoutMs, undefined, { ref: false })]);
      if (underWay.size === 0) return;
      const problem = { key: 'stopped', server, name: '' } as const;
      log(mailProblemText(messages, problem));
      await recordMailFailure(repositories, problem, new Date()).catch((error: unknown) =>
        log('why an email was not sent could not be written', error),
      );
    },
  };
}

/** How long, in ms, a mail server may be silent. */
const SILENCE_MS = 10_000;

/**
 * Sends email by the server of an `smtp://` or `smtps://` address. A password leaves this machine by a secure connection
 * only.
 */
export function openSmtp(address: string, silenceMs = SILENCE_MS): SendMail {
  const { protocol, hostname, port, username, password } = new URL(address);
  const host = hostname.replace(/^\[|\]$/g, '');
  const isHere = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/.test(host);
  const transport = createTransport({
    host,
    ...(port && { port: Number(port) }),
    secure: protocol === 'smtps:',
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    requireTLS: username !== '' && !isHere,
    // A mail server on this machine has a certificate that nobody else has signed.
    tls: { rejectUnauthorized: !isHere },
    connectionTimeout: silenceMs,
    greetingTimeout: silenceMs,
    socketTimeout: silenceMs,
    dnsTimeout: silenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (mail) => {
    await transport.sendMail({ ...mail, headers: { 'Auto-Submitted': 'auto-generated' } });
  };
}

type MailMessages = DeskMessages['mail'];

/** Tells whoever wants it that an application came, with its reference and link, and nothing of what the family wrote. */
export function applicationNotice(
  { subject, text }: MailMessages,
  { reference, link }: { reference: string; link: string },
): StaffNotice {
  return {
    about: reference,
    subject: fillIn(subject, { reference }),
    text: fillIn(text, { reference, link }),
    isFor: ({ wantsMail }) => wantsMail,
  };
}

/** Tells every owner, whether they want email or not, who changed a fact that leads calls, orders, worries or visitors. */
export function changedFactNotice(
  { fact }: MailMessages,
  { id, ...values }: { id: string; person: string; text: string; time: string; link: string },
): StaffNotice {
  return {
    about: id,
    subject: fillIn(fact.subject, values),
    text: fillIn(fact.text, values),
    isFor: ({ role }) => role === 'owner',
  };
}

/** Tells every owner that a night had no good backup, why, and which one is the last good one: '' for none. */
export function backupNotice(
  { backup }: MailMessages,
  {
    problem = backup.stopped,
    lastGood,
    link,
  }: { problem?: string | undefined; lastGood: string; link: string },
): StaffNotice {
  return {
    about: 'backup',
    subject: backup.subject,
    text: fillIn(backup.text, { problem, lastGood: lastGood || backup.none, link }),
    isFor: ({ role }) => role === 'owner',
  };
}

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
const mailProblemSchema = v.object({ key: v.picklist(keys), server: v.string(), name: v.string() });

/** Why an email could not be sent; never with the password or an address. */
type MailProblem = v.InferOutput<typeof mailProblemSchema>;

/** Why an email to someone could not be sent, by the error of nodemailer. */
export function mailProblem(error: unknown, names: Pick<MailProblem, 'server' | 'name'>): MailProblem {
  return { key: keyOf(error), ...names };
}

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

function keyOf(error: unknown): MailProblem['key'] {
  if (!(error instanceof Error)) return 'other';
  // Only the sentence tells this from a server that is not there.
  if (/certificate/i.test(error.message)) return 'insecure';
  if ('command' in error && error.command === 'MAIL FROM') return 'sender';
  return ('code' in error && keyOfCode[String(error.code)]) || 'other';
}

/** The problem as a sentence. */
export function mailProblemText(
  { problems }: Pick<DeskMessages['mail'], 'problems'>,
  { key, server, name }: MailProblem,
): string {
  return fillIn(problems[key], { server, name });
}

const NAME = 'last-mail-failure';

const failureSchema = v.object({ at: v.string(), problem: mailProblemSchema });

/** Why email could not be sent, and when (an ISO time). */
export type MailFailure = v.InferOutput<typeof failureSchema>;

type KeyValues = Pick<Repositories, 'keyValues'>;

/** The last failure, where no email was sent since. */
export async function readMailFailure({ keyValues }: KeyValues): Promise<MailFailure | undefined> {
  const json = await keyValues.read(NAME);
  const reading = v.safeParse(v.pipe(v.string(), v.parseJson(), failureSchema), json);
  return reading.success ? reading.output : undefined;
}

/** Keeps why email could not be sent; where there is no problem, forgets the last one. */
export async function recordMailFailure(
  { keyValues }: KeyValues,
  problem: MailProblem | undefined,
  now: Date,
): Promise<void> {
  if (problem === undefined) return keyValues.remove(NAME);
  await keyValues.write(NAME, JSON.stringify({ at: now.toISOString(), problem }));
}
