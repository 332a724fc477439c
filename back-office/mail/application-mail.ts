import { setTimeout as pause } from 'node:timers/promises';
import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import type { DeskMessages } from '../../content/schemas/desk-messages.ts';
import { fillIn } from '../../domain/fill-in.ts';
import type { Person } from '../../domain/person.ts';
import { recordMailFailure } from './mail-failure.ts';
import { type MailProblem, mailProblem, mailProblemText } from './mail-problem.ts';
import type { Mail, SendMail } from './open-smtp.ts';

/** Tells staff by e-mail that an application came. */
export type ApplicationMail = {
  /** Begins to send; returns at once and never throws. */
  announce(reference: string): void;
  /** Waits at most 3 s for e-mail that is under way, and writes down what was not sent. */
  stop(): Promise<void>;
};

type ApplicationMailParts = {
  repositories: Pick<Repositories, 'people' | 'statuses'>;
  send: SendMail;
  /** The name of the mail server, for what staff read of a failure. */
  server: string;
  from: Mail['from'];
  messages: DeskMessages['mail'];
  /** The address of an application on the desk. */
  linkTo: (reference: string) => string;
  log: (problem: string, cause?: unknown) => void;
  /** How long to wait before each further try, in ms. */
  pauses?: readonly number[];
  /** How long to wait when the site stops, in ms. */
  patience?: number;
};

const PAUSES = [5000, 30_000, 180_000];
const PATIENCE_MS = 3000;

/**
 * Sends each person on staff who wants it an e-mail with an application's reference and link, and nothing of what the
 * family wrote. Why it could not be sent is kept as `last-mail-failure` from the first try on, until sending succeeds.
 */
export function createApplicationMail({
  repositories,
  send,
  server,
  from,
  messages,
  linkTo,
  log,
  pauses = PAUSES,
  patience = PATIENCE_MS,
}: ApplicationMailParts): ApplicationMail {
  const stopping = new AbortController();
  const underWay = new Set<Promise<void>>();

  async function tellAll(reference: string): Promise<void> {
    const everyone = await repositories.people.all();
    const people = everyone.filter(({ wantsMail, email }) => wantsMail && email !== '');
    if (people.length === 0) return;
    const outcomes = await Promise.all(people.map((person) => tell(person, reference)));
    const problem = outcomes.find((each) => each !== undefined);
    if (problem !== undefined) log(`${reference}: ${mailProblemText(messages, problem)}`);
    await recordMailFailure(repositories, problem, new Date());
  }

  /** The problem that was left after the last try; undefined where the e-mail was sent. */
  async function tell(person: Person, reference: string): Promise<MailProblem | undefined> {
    const names = { server, name: person.name };
    const mail = {
      from,
      to: person.email,
      subject: fillIn(messages.subject, { reference }),
      text: fillIn(messages.text, { reference, link: linkTo(reference) }),
    };
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
    announce(reference) {
      const work = tellAll(reference)
        .catch((error: unknown) => log(`${reference}: staff could not be told by e-mail`, error))
        .finally(() => underWay.delete(work));
      underWay.add(work);
    },

    async stop() {
      stopping.abort();
      // A timer that is still to come does not keep the process.
      await Promise.race([Promise.all(underWay), pause(patience, undefined, { ref: false })]);
      if (underWay.size === 0) return;
      const problem = { key: 'stopped', server, name: '' } as const;
      log(mailProblemText(messages, problem));
      await recordMailFailure(repositories, problem, new Date()).catch((error: unknown) =>
        log('why an e-mail was not sent could not be written', error),
      );
    },
  };
}
