import { Secret, TOTP } from 'otpauth';
import { describe, expect, test } from 'vitest';
import type { Repositories } from '../../storage/create-repositories.ts';
import { onEachEngine } from '../../storage/test-on-each-engine.ts';
import { person } from '../../storage/test-records.ts';
import { commandLine } from '../log/log.ts';
import {
  acceptInvitation,
  invite,
  inviteAgain,
  inviteFirstOwner,
  openInvitation,
  openInvitations,
  withdrawInvitation,
} from './invitations.ts';
import { newAuthenticatorSecret, renewRecoveryCodes, setPassword } from './passwords.ts';
import { changeMail, changeRole, removePerson } from './people.ts';
import { tokenHash as fastHash } from './secret-token.ts';
import {
  AccessEnded,
  type SignedIn,
  activeSessions,
  deviceOf,
  findSession,
  openSession,
} from './sessions.ts';
import { signIn } from './sign-in.ts';
import { atOnce, doneOf } from './test-at-once.ts';
import { hashCheaply } from './test-cheap-hashes.ts';
import { hasWayIn } from './ways-in.ts';

hashCheaply();

const HOUR = 60 * 60 * 1000;
const now = new Date('2026-04-01T06:30:00.000Z');
const after = (ms: number) => new Date(now.getTime() + ms);
const password = 'lamp thread river nine';
const ravi = { ...person, id: 'p2', name: 'Ravi Rao' };

async function accept(repositories: Repositories, token: string, at = now, name = '') {
  const session = await acceptInvitation(repositories, { token, name, device: 'Edge on Windows' }, at);
  return session === undefined ? undefined : findSession(repositories, session, at);
}

async function signedInAs(repositories: Repositories, who = person): Promise<SignedIn> {
  await repositories.people.save(who);
  const signedIn = await findSession(repositories, await openSession(repositories, who, 'Edge', now), now);
  if (!signedIn) throw new Error('nobody is signed in');
  return signedIn;
}

function demote(repositories: Repositories, personId: string) {
  return changeRole(repositories, commandLine, { personId, role: 'editor' }, now);
}

async function withPassword(repositories: Repositories, who = person) {
  const secret = newAuthenticatorSecret();
  const code = codeOf(secret, now);
  const signedIn = await signedInAs(repositories, who);
  expect(await setPassword(repositories, signedIn, { password, secret, code }, 'Desk', now)).toEqual({});
  return { secret, signedIn };
}

function codeOf(secret: string, at: Date): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });
}

onEachEngine('a link', (open) => {
  test('that was made while the clock was ahead opens nothing', async () => {
    const { repositories } = await open();
    const token = await invite(repositories, commandLine, { name: 'Asha', role: 'editor' }, after(72 * HOUR));
    expect(await openInvitation(repositories, token, now)).toBeUndefined();
  });

  test('makes someone a member of the staff once, also where it is used twice at once', async () => {
    const { repositories } = await open();
    const token = await invite(repositories, commandLine, { name: ' Asha  Rao ', role: 'editor' }, now);
    expect(await repositories.people.count()).toBe(0);
    const accepting = () => accept(repositories, token);
    const joined = doneOf(await atOnce(repositories, [accepting, accepting]));
    const member = joined.find((each) => each !== undefined);
    expect(joined).toContain(undefined);
    expect(member?.person).toMatchObject({ role: 'editor' });
    expect(await accept(repositories, token)).toBeUndefined();
    expect(await repositories.people.count()).toBe(1);
    const entries = await repositories.log.page({}, { offset: 0, limit: 9 });
    expect(entries.map(({ action }) => action).toSorted()).toEqual(['invite', 'join']);
  });

  test('works for 48 hours', async () => {
    const { repositories } = await open();
    const token = await invite(repositories, commandLine, { name: 'Asha', role: 'reader' }, now);
    expect(await openInvitation(repositories, token, after(48 * HOUR - 1))).toBeDefined();
    expect(await openInvitation(repositories, token, after(48 * HOUR))).toBeUndefined();
    expect(await accept(repositories, token, after(48 * HOUR))).toBeUndefined();
  });

  test('replaces the one before for the same name, and can be withdrawn', async () => {
    const { repositories } = await open();
    const first = await invite(repositories, commandLine, { name: 'Asha', role: 'reader' }, now);
    const second = await invite(repositories, commandLine, { name: 'ASHA', role: 'editor' }, now);
    expect(await openInvitation(repositories, first, now)).toBeUndefined();
    const [pending] = await openInvitations(repositories, now);
    await withdrawInvitation(repositories, commandLine, pending?.tokenHash ?? '', now);
    expect(await accept(repositories, second)).toBeUndefined();
  });

  test.each([
    ['is removed', (all: Repositories) => removePerson(all, commandLine, person.id, now)],
    ['is no owner any more', (all: Repositories) => demote(all, person.id)],
    [
      'was no owner for a while',
      async (all: Repositories) => {
        await demote(all, person.id);
        await changeRole(all, commandLine, { personId: person.id, role: 'owner' }, now);
      },
    ],
  ])('ends when the owner who made it %s', async (_, change) => {
    const { repositories } = await open();
    const owner = { ...person, role: 'owner' as const };
    for (const who of [owner, { ...ravi, role: 'owner' as const }]) await repositories.people.save(who);
    const joining = await invite(repositories, owner, { name: 'Asha', role: 'owner' }, now);
    const reset = await inviteAgain(repositories, owner, ravi.id, now);
    const lasting = await invite(repositories, ravi, { name: 'Other', role: 'reader' }, now);
    await change(repositories);
    for (const token of [joining, reset]) {
      expect(await openInvitation(repositories, token, now)).toBeUndefined();
      expect(await accept(repositories, token)).toBeUndefined();
    }
    expect((await openInvitations(repositories, now)).map(({ name }) => name)).toEqual(['Other']);
    expect(await accept(repositories, lasting)).toBeDefined();
  });

  test('is refused for a name that someone on the staff has', async () => {
    const { repositories } = await open();
    await repositories.people.save(person);
    await expect(
      invite(repositories, commandLine, { name: 'meera  JOSHI', role: 'owner' }, now),
    ).rejects.toThrow('is on the staff already');
    await expect(repositories.people.save({ ...person, id: 'p9' })).rejects.toThrow();
  });

  test('for a reset ends passkeys, password, codes and sessions of its person', async () => {
    const { repositories } = await open();
    const { signedIn } = await withPassword(repositories);
    await renewRecoveryCodes(repositories, signedIn, now);
    const token = await inviteAgain(repositories, commandLine, person.id, now);
    expect(await hasWayIn(repositories, person)).toBe(true);
    const again = await accept(repositories, token);
    expect(again?.person).toEqual(person);
    expect(await hasWayIn(repositories, person)).toBe(false);
    expect((await repositories.people.secrets(person.id)).recoveryCodes).toEqual([]);
    const left = await activeSessions(repositories, person, now);
    expect(left.map(({ tokenHash }) => tokenHash)).not.toContain(signedIn.session.tokenHash);
    expect(left).toHaveLength(1);
  });

  test('of the first owner is one at a time, and for nobody once someone is on the staff', async () => {
    const { repositories } = await open();
    const earlier = (await inviteFirstOwner(repositories, now)) ?? '';
    const token = (await inviteFirstOwner(repositories, now)) ?? '';
    expect(await accept(repositories, earlier, now, 'Asha')).toBeUndefined();
    const other = await inviteFirstOwner(repositories, now);
    expect((await accept(repositories, other ?? '', now, 'Asha'))?.person).toMatchObject({
      name: 'Asha',
      role: 'owner',
    });
    expect(await accept(repositories, token, now, 'Ravi')).toBeUndefined();
    expect(await inviteFirstOwner(repositories, now)).toBeUndefined();
  });

  test('of the first owner does not work after someone else has joined', async () => {
    const { repositories } = await open();
    const token = (await inviteFirstOwner(repositories, now)) ?? '';
    await repositories.people.save(person);
    expect(await accept(repositories, token, now, 'Asha')).toBeUndefined();
  });
});

onEachEngine('signing in', (open) => {
  const attempt = (repositories: Repositories, typed: Partial<Parameters<typeof signIn>[1]>, at = now) =>
    signIn(repositories, { name: person.name, password, code: '', ...typed }, 'Edge on Windows', at);

  test('needs the name, however it is written, the password and the code', async () => {
    const { repositories } = await open();
    const { secret } = await withPassword(repositories);
    const code = codeOf(secret, now);
    expect(await attempt(repositories, { code: '123456' })).toBeUndefined();
    expect(await attempt(repositories, { code, password: `${password} ` })).toBeUndefined();
    expect(await attempt(repositories, { code, password: '' })).toBeUndefined();
    expect(await attempt(repositories, { code, name: 'Nobody' })).toBeUndefined();
    expect(await attempt(repositories, { code: '' })).toBeUndefined();
    const token = await attempt(repositories, {
      code: ` ${code.slice(0, 3)} ${code.slice(3)}`,
      name: 'MEERA joshi ',
    });
    expect((await findSession(repositories, token ?? '', now))?.person.id).toBe(person.id);
  });

  test('takes each code of the app once, also where two requests bring it at once', async () => {
    const { repositories } = await open();
    const { secret } = await withPassword(repositories);
    const code = codeOf(secret, now);
    const attempting = () => attempt(repositories, { code });
    const tokens = doneOf(await atOnce(repositories, [attempting, attempting, attempting]));
    expect(tokens.filter((token) => token !== undefined)).toHaveLength(1);
    expect(await attempt(repositories, { code: codeOf(secret, after(-30_000)) })).toBeUndefined();
    expect(await attempt(repositories, { code: codeOf(secret, after(60_000)) }, after(60_000))).toBeDefined();
  });

  test('takes each recovery code once, also where two requests bring it at once', async () => {
    const { repositories } = await open();
    const { signedIn } = await withPassword(repositories);
    const codes = await renewRecoveryCodes(repositories, signedIn, now);
    expect(new Set(codes).size).toBe(10);
    const [code = ''] = codes;
    const attempting = () => attempt(repositories, { code });
    const tokens = doneOf(await atOnce(repositories, [attempting, attempting, attempting]));
    expect(tokens.filter((token) => token !== undefined)).toHaveLength(1);
    expect((await repositories.people.secrets(person.id)).recoveryCodes).toHaveLength(9);
    const again = await renewRecoveryCodes(repositories, signedIn, now);
    expect(await attempt(repositories, { code: codes[1] ?? '' })).toBeUndefined();
    expect(await attempt(repositories, { code: again[1]?.replaceAll(' ', '') ?? '' })).toBeDefined();
  });

  test('with a recovery code alone is for those who have no password', async () => {
    const { repositories } = await open();
    const { signedIn } = await withPassword(repositories);
    const [ownCode = ''] = await renewRecoveryCodes(repositories, signedIn, now);
    const [code = ''] = await renewRecoveryCodes(repositories, await signedInAs(repositories, ravi), now);
    expect(await attempt(repositories, { password: '', code: ownCode })).toBeUndefined();
    expect(await attempt(repositories, { name: ravi.name, password: '', code: '' })).toBeUndefined();
    expect(await attempt(repositories, { name: ravi.name, password: '', code })).toBeDefined();
  });

  test('gives a token of which the database holds only a hash, and no secret is in clear', async () => {
    const { repositories, db } = await open();
    const { secret, signedIn } = await withPassword(repositories);
    const codes = await renewRecoveryCodes(repositories, signedIn, now);
    const token = await attempt(repositories, { code: codeOf(secret, now) });
    const [sessions, people] = [
      await db.selectFrom('sessions').selectAll().execute(),
      await db.selectFrom('people').selectAll().execute(),
    ];
    const stored = JSON.stringify([sessions, people]);
    for (const text of [token ?? '', password, ...codes]) expect(stored).not.toContain(text);
    // Nor what is found from it in minutes: a code has few digits.
    for (const text of [password, ...codes.map((each) => each.replaceAll(' ', ''))])
      expect(stored).not.toContain(fastHash(text));
  });
});

onEachEngine('a session', (open) => {
  test('that began or was used while the clock was ahead is over', async () => {
    const { repositories } = await open();
    await repositories.people.save(person);
    const ahead = after(10 * HOUR);
    const usedAhead = await openSession(repositories, person, 'Edge', now);
    const begunAhead = await openSession(repositories, person, 'Edge', ahead);
    expect(await findSession(repositories, usedAhead, ahead)).toBeDefined();
    for (const token of [begunAhead, usedAhead])
      expect(await findSession(repositories, token, now)).toBeUndefined();
    expect(await activeSessions(repositories, person, now)).toEqual([]);
  });

  test('ends 12 hours after it was last used, and 14 days after it began', async () => {
    const { repositories } = await open();
    await repositories.people.save(person);
    const token = await openSession(repositories, person, 'Edge', now);
    let last = 0;
    for (let hours = 11; hours < 14 * 24; hours += 11) {
      expect(await findSession(repositories, token, after(hours * HOUR))).toBeDefined();
      last = hours;
    }
    expect(await findSession(repositories, token, after(14 * 24 * HOUR + 1))).toBeUndefined();
    expect(await findSession(repositories, token, after((last + 12) * HOUR + 1))).toBeUndefined();
    expect(await activeSessions(repositories, person, after((last + 12) * HOUR + 1))).toEqual([]);
  });

  test('ends everywhere when its person leaves the staff, and what they did stays in the log', async () => {
    const { repositories } = await open();
    await repositories.people.save(ravi);
    const { session } = await signedInAs(repositories);
    const token = await openSession(repositories, person, 'Firefox', now);
    await removePerson(repositories, ravi, person.id, now);
    expect(await findSession(repositories, token, now)).toBeUndefined();
    expect(await repositories.sessions.find(session.tokenHash)).toBeUndefined();
    const [entry] = await repositories.log.page({}, { offset: 0, limit: 1 });
    expect(entry).toMatchObject({ action: 'remove', personName: ravi.name, entryName: person.name });
  });

  test('on other devices ends when the password changes', async () => {
    const { repositories } = await open();
    await repositories.people.save(person);
    const elsewhere = await openSession(repositories, person, 'Firefox', now);
    const { signedIn } = await withPassword(repositories);
    expect(await findSession(repositories, elsewhere, now)).toBeUndefined();
    expect(await activeSessions(repositories, person, now)).toEqual([signedIn.session]);
  });
});

onEachEngine('the staff', (open) => {
  test('always has an owner', async () => {
    const { repositories } = await open();
    await repositories.people.save(person);
    await repositories.people.save({ ...ravi, role: 'editor' });
    const toReader = { personId: person.id, role: 'reader' } as const;
    await expect(changeRole(repositories, person, toReader, now)).rejects.toThrow('only owner');
    await expect(removePerson(repositories, person, person.id, now)).rejects.toThrow('only owner');
    await changeRole(repositories, person, { personId: ravi.id, role: 'owner' }, now);
    await changeRole(repositories, person, toReader, now);
    expect((await repositories.people.find(person.id))?.role).toBe('reader');
  });

  test('keeps an owner where two owners remove each other at once', async () => {
    const { repositories } = await open();
    await repositories.people.save(person);
    await repositories.people.save(ravi);
    const removals = await atOnce(repositories, [
      () => removePerson(repositories, person, ravi.id, now),
      () => removePerson(repositories, ravi, person.id, now),
    ]);
    expect(removals.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await repositories.people.count()).toBe(1);
  });

  test('gets mail where someone wants it, and their role stays what it is', async () => {
    const { repositories } = await open();
    await repositories.people.save({ ...person, role: 'editor' });
    // As it was read before the role changed.
    await changeMail(repositories, person, { email: 'new@example.org', wantsMail: false }, now);
    expect(await repositories.people.find(person.id)).toEqual({
      ...person,
      role: 'editor',
      email: 'new@example.org',
      wantsMail: false,
    });
  });
});

onEachEngine('a new password', (open) => {
  test('is refused with a wrong code or where it is easy to guess, and nothing changes', async () => {
    const { repositories } = await open();
    const signedIn = await signedInAs(repositories);
    const secret = newAuthenticatorSecret();
    const set = (typed: string, code: string) =>
      setPassword(repositories, signedIn, { password: typed, secret, code }, 'Diya Dhaga desk', now);
    const code = codeOf(secret, now);
    expect(await set(password, codeOf(secret, after(HOUR)))).toEqual({ code: 'wrong' });
    expect(await set('meera joshi 2026', code)).toEqual({ password: 'common' });
    expect(await set('diyadhaga2026', code)).toEqual({ password: 'common' });
    expect(await set('short', '')).toEqual({ password: 'too-short', code: 'wrong' });
    expect(await hasWayIn(repositories, person)).toBe(false);
  });

  test('and new recovery codes are refused where their person was reset meanwhile', async () => {
    const { repositories } = await open();
    const { signedIn, secret } = await withPassword(repositories);
    await accept(repositories, await inviteAgain(repositories, commandLine, person.id, now));
    const code = codeOf(secret, now);
    await expect(
      setPassword(repositories, signedIn, { password, secret, code }, 'Desk', now),
    ).rejects.toThrow(AccessEnded);
    await expect(renewRecoveryCodes(repositories, signedIn, now)).rejects.toThrow(AccessEnded);
    expect(await repositories.people.secrets(person.id)).toMatchObject({
      passwordHash: '',
      recoveryCodes: [],
    });
  });
});

describe('a device', () => {
  test.each([
    [
      'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36',
      'Chrome',
      'Android',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1 Version/18.1 Mobile Safari/604.1',
      'Safari',
      'iPhone',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0',
      'Edge',
      'Windows',
    ],
    [
      'Mozilla/5.0 (Linux; Android 13; SM-A135F) SamsungBrowser/25.0 Chrome/121 Mobile Safari/537.36',
      'Samsung Internet',
      'Android',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox', 'Linux'],
    ['curl/8.5', '', ''],
  ])('that says %s is %s on %s', (userAgent, browser, system) => {
    expect(deviceOf(userAgent)).toEqual({ browser, system });
  });
});
