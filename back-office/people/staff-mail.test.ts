import { describe, expect, test, vi } from 'vitest';
import type { Person } from '../../domain/people/person.ts';
import type { Repositories } from '../../storage/create-repositories.ts';
import { onEachEngine } from '../../storage/test-on-each-engine.ts';
import {
  type SendMail,
  applicationNotice,
  changedFactNotice,
  createStaffMail,
  mailProblem,
  openSmtp,
} from './staff-mail.ts';
import { startMailServer, startSilentServer } from './test-mail-server.ts';

const messages = {
  subject: 'New: {reference}',
  text: 'Read {reference} at {link}',
  fact: { subject: 'Changed: {text}', text: '{person} changed {text} ({time}): {link}' },
  backup: {
    subject: 'No backup',
    text: '{problem} Last: {lastGood}. {link}',
    none: 'none',
    stopped: 'stopped',
  },
  problems: {
    unreachable: '{server} is not there',
    slow: '{server} is silent',
    insecure: '{server} is not secure',
    signIn: '{server} does not know us',
    refused: '{server} does not know {name}',
    sender: '{server} does not know the sender',
    other: '{server} failed',
    stopped: 'stopped',
  },
};

const asha: Person = {
  id: 'asha',
  name: 'Asha',
  role: 'editor',
  email: 'asha@example.org',
  wantsMail: true,
  createdAt: '2026-04-01T06:30:00.000Z',
};
const ravi: Person = { ...asha, id: 'ravi', name: 'Ravi', email: 'ravi@example.org' };

function mailOf(
  repositories: Repositories,
  send: SendMail,
  { pauses = [1, 2], timeoutMs = 3000 }: { pauses?: number[]; timeoutMs?: number } = {},
) {
  const logged: string[] = [];
  const mail = createStaffMail({
    repositories,
    send,
    server: 'mail.example.org',
    from: async () => ({ name: 'Foundation', address: 'desk@example.org' }),
    messages,
    log: (problem) => logged.push(problem),
    pauses,
    timeoutMs,
  });
  const announce = (reference: string) => {
    const link = `https://site.test/desk/applications/${reference}`;
    mail.tell(applicationNotice(messages, { reference, link }));
  };
  return { ...mail, announce, logged };
}

async function failureIn({ keyValues }: Repositories): Promise<unknown> {
  const json = await keyValues.read('last-mail-failure');
  return json === undefined ? undefined : JSON.parse(json);
}

onEachEngine('the email about an application', (open) => {
  test('goes to each person who wants it and has an address, with reference and link', async () => {
    const { repositories } = await open();
    await repositories.people.save(asha);
    await repositories.people.save(ravi);
    await repositories.people.save({
      ...asha,
      id: 'one',
      name: 'One',
      wantsMail: false,
      email: 'one@example.org',
    });
    await repositories.people.save({ ...asha, id: 'two', name: 'Two', email: '' });
    const server = await startMailServer();
    mailOf(repositories, openSmtp(server.address)).announce('HE-7K3M9Q');
    await expect.poll(() => server.mails.length).toBe(2);
    // Each has a mail of their own: nobody reads the others' addresses.
    expect(new Set(server.mails.map(({ to }) => to.join()))).toEqual(
      new Set(['asha@example.org', 'ravi@example.org']),
    );
    for (const { source, to } of server.mails) {
      expect(source).toContain(`To: ${to[0]}`);
      expect(source).toContain('From: Foundation <desk@example.org>');
      expect(source).toContain('Subject: New: HE-7K3M9Q');
      expect(source).toContain('Read HE-7K3M9Q at https://site.test/desk/applications/HE-7K3M9Q');
      expect(source).toContain('Auto-Submitted: auto-generated');
    }
  });

  test('about a fact that was changed goes to every owner with an address, also who wants no email', async () => {
    const { repositories } = await open();
    const owner = { ...ravi, role: 'owner', wantsMail: false } as const;
    for (const each of [asha, owner]) await repositories.people.save(each);
    const server = await startMailServer();
    const change = {
      id: 'facts#phone',
      person: 'Asha',
      text: 'Phone',
      time: '24 Nov',
      link: 'https://site.test',
    };
    mailOf(repositories, openSmtp(server.address)).tell(changedFactNotice(messages, change));
    await expect.poll(() => server.mails.length).toBe(1);
    expect(server.mails[0]?.to).toEqual([owner.email]);
    expect(server.mails[0]?.source).toContain('Asha changed Phone (24 Nov): https://site.test');
  });

  test('that can’t be sent is tried again; the last failure is kept, and the next success clears it', async () => {
    const { repositories } = await open();
    await repositories.people.save(asha);
    const send = vi.fn<SendMail>(() => Promise.reject(Object.assign(new Error('no'), { code: 'EDNS' })));
    const mail = mailOf(repositories, send);
    mail.announce('HE-7K3M9Q');
    await expect
      .poll(() => failureIn(repositories))
      .toEqual({
        at: expect.stringMatching(/^\d{4}-.+Z$/),
        problem: { key: 'unreachable', server: 'mail.example.org', name: 'Asha' },
      });
    await expect.poll(() => mail.logged.length).toBe(1);
    expect(send).toHaveBeenCalledTimes(3);
    expect(mail.logged).toEqual(['HE-7K3M9Q: mail.example.org is not there']);

    send.mockResolvedValue();
    mail.announce('HE-AAAAAA');
    await expect.poll(() => failureIn(repositories)).toBeUndefined();
  });

  test('that succeeds at the second try leaves no failure', async () => {
    const { repositories } = await open();
    await repositories.people.save(asha);
    const send = vi.fn<SendMail>().mockRejectedValueOnce(new Error('busy')).mockResolvedValue();
    const mail = mailOf(repositories, send);
    mail.announce('HE-7K3M9Q');
    await expect.poll(() => send.mock.calls.length).toBe(2);
    await expect.poll(() => failureIn(repositories)).toBeUndefined();
  });

  test('that one person’s address refuses reaches the others, and the failure names that person', async () => {
    const { repositories } = await open();
    await repositories.people.save(asha);
    await repositories.people.save(ravi);
    const server = await startMailServer({
      onRcptTo: ({ address }, _, done) =>
        address === 'asha@example.org' ? done(new Error('unknown')) : done(),
    });
    const mail = mailOf(repositories, openSmtp(server.address));
    mail.announce('HE-7K3M9Q');
    await expect.poll(() => mail.logged).toEqual(['HE-7K3M9Q: mail.example.org does not know Asha']);
    await expect
      .poll(() => failureIn(repositories))
      .toMatchObject({ problem: { key: 'refused', name: 'Asha' } });
    expect(server.mails.map(({ to }) => to)).toEqual([['ravi@example.org']]);
  });

  test('that waits for its next try is given up when the site stops, and kept as a failure', async () => {
    const { repositories } = await open();
    await repositories.people.save(asha);
    const send = vi.fn<SendMail>(() => Promise.reject(new Error('no')));
    const mail = mailOf(repositories, send, { pauses: [100_000] });
    mail.announce('HE-7K3M9Q');
    await expect.poll(() => send.mock.calls.length).toBe(1);
    await mail.stop();
    expect(await failureIn(repositories)).toMatchObject({ problem: { key: 'other' } });
  });

  test('that is under way is waited for when the site stops', async () => {
    const { repositories } = await open();
    await repositories.people.save(asha);
    const taking = Promise.withResolvers<void>();
    const send = vi.fn<SendMail>(() => taking.promise);
    const mail = mailOf(repositories, send);
    mail.announce('HE-7K3M9Q');
    await expect.poll(() => send.mock.calls.length).toBe(1);
    const stopped = vi.fn();
    const stopping = mail.stop().then(stopped);
    expect(stopped).not.toHaveBeenCalled();
    taking.resolve();
    await stopping;
    expect(await failureIn(repositories)).toBeUndefined();
  });

  test('that hangs keeps the site no longer than its timeout', async () => {
    const { repositories } = await open();
    await repositories.people.save(asha);
    const mail = mailOf(repositories, () => new Promise(() => {}), { timeoutMs: 10 });
    mail.announce('HE-7K3M9Q');
    await mail.stop();
    expect(await failureIn(repositories)).toMatchObject({ problem: { key: 'stopped' } });
  });
});

describe('a mail server', () => {
  const names = { server: 'mail.example.org', name: 'Asha' };
  const mail = {
    from: { name: 'Foundation', address: 'desk@example.org' },
    to: 'asha@example.org',
    subject: 'A',
    text: 'B',
  };

  test('that is not there, or that never answers, is a failure in words', async () => {
    expect(await codeOf(openSmtp('smtp://127.0.0.1:1')(mail))).toMatch(/ECONNECTION|ESOCKET|ECONNREFUSED/);
    expect(await codeOf(openSmtp(await startSilentServer(), 50)(mail))).toBe('ETIMEDOUT');
  });

  test('that does not accept the sender is told from one that does not know the person', async () => {
    const server = await startMailServer({ onMailFrom: (_, __, done) => done(new Error('not ours')) });
    const error = await openSmtp(server.address)(mail).catch((cause: unknown) => cause);
    expect(mailProblem(error, names).key).toBe('sender');
  });

  test('is signed in to with the name and password of its address, by a secure connection where it offers one', async () => {
    const seen: unknown[] = [];
    const server = await startMailServer({
      authOptional: false,
      onAuth({ username, password }, { secure }, done) {
        seen.push({ username, password, secure });
        if (password === 'a/secret') done(null, { user: username });
        else done(new Error('wrong'));
      },
    });
    await openSmtp(`smtp://desk%40example.org:a%2Fsecret@127.0.0.1:${server.port}`)(mail);
    expect(seen).toEqual([{ username: 'desk@example.org', password: 'a/secret', secure: true }]);
    expect(server.mails).toHaveLength(1);
    expect(await codeOf(openSmtp(`smtp://desk:wrong@127.0.0.1:${server.port}`)(mail))).toBe('EAUTH');
  });

  test.each([
    ['offers no secure connection', { disabledCommands: ['STARTTLS'], allowInsecureAuth: true }],
    ['has a certificate that nobody has signed', {}],
  ])('on another machine that %s gets no password', async (_, options) => {
    const signedIn = vi.fn();
    const server = await startMailServer({
      ...options,
      onAuth(__, ___, done) {
        signedIn();
        done(null, { user: 'desk' });
      },
    });
    // This address leads here and does not say so.
    const error = await openSmtp(`smtp://desk:secret@0.0.0.0:${server.port}`)(mail).catch(
      (cause: unknown) => cause,
    );
    expect(mailProblem(error, names).key).toBe('insecure');
    expect(signedIn).not.toHaveBeenCalled();
  });

  test('is spoken to securely from the start at an address that begins with smtps', async () => {
    const server = await startMailServer({ secure: true });
    await openSmtp(`smtps://127.0.0.1:${server.port}`)(mail);
    expect(server.mails).toHaveLength(1);
  });
});

async function codeOf(sending: Promise<void>): Promise<unknown> {
  return sending.then(
    () => 'sent',
    (error: { code?: unknown }) => error.code,
  );
}
