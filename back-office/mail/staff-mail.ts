import { setTimeout as pause } from 'node:timers/promises';
import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import type { DeskMessages } from '../../content/schemas/desk-messages.ts';
import type { Person } from '../../domain/person.ts';
import { recordMailFailure } from './mail-failure.ts';
import { type MailProblem, mailProblem, mailProblemText } from './mail-problem.ts';
import type { Mail, SendMail } from './open-smtp.ts';

/** An email to each person on staff whom `isFor` chooses; `about` is what the log calls it. */
export type StaffNotice = {
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
