import { expect, test } from 'vitest';
import type { Repositories } from '../../storage/create-repositories.ts';
import { onEachEngine } from '../../storage/test-on-each-engine.ts';
import { person } from '../../storage/test-records.ts';
import { addPasskey, newPasskeyOptions, removePasskey, signingOptions } from './passkeys.ts';
import { relyingParty } from './relying-party.ts';
import { AccessEnded, findSession, openSession } from './sessions.ts';
import { confirmSession, signInWithPasskey } from './sign-in.ts';
import { atOnce, doneOf } from './test-at-once.ts';
import { testAuthenticator } from './test-authenticator.ts';

const party = { id: 'site.test', origin: 'https://site.test' };
const now = new Date('2026-04-01T06:30:00.000Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const newDevice = () => testAuthenticator(party.origin, party.id);

async function signedInAs(repositories: Repositories, who = person) {
  const signedIn = await findSession(repositories, await openSession(repositories, who, 'Edge', now), now);
  if (!signedIn) throw new Error('nobody is signed in');
  return signedIn;
}

async function addDevice(repositories: Repositories, device = newDevice(), who = person) {
  const { challenge } = await newPasskeyOptions(repositories, party, { person: who, siteName: 'Desk' }, now);
  const made = { json: device.create(challenge), device: 'Chrome on Android', party };
  expect(await addPasskey(repositories, await signedInAs(repositories, who), made, now)).toBe(true);
  return device;
}

onEachEngine('a passkey', (open) => {
  async function openWithPerson() {
    const { repositories } = await open();
    await repositories.people.save(person);
    return repositories;
  }

  const signIn = (repositories: Repositories, json: string, at = now) =>
    signInWithPasskey(repositories, { json, device: 'Chrome on Android', party }, at);

  test('signs in whose it is', async () => {
    const repositories = await openWithPerson();
    const device = await addDevice(repositories);
    const { challenge } = await signingOptions(repositories, party, undefined, now);
    const token = await signIn(repositories, device.sign(challenge));
    expect((await findSession(repositories, token ?? '', now))?.person).toEqual(person);
  });

  test('signs a challenge once, within five minutes', async () => {
    const repositories = await openWithPerson();
    const device = await addDevice(repositories);
    const { challenge } = await signingOptions(repositories, party, undefined, now);
    const json = device.sign(challenge);
    const signing = () => signIn(repositories, json);
    const tokens = doneOf(await atOnce(repositories, [signing, signing]));
    expect(tokens.filter((token) => token !== undefined)).toHaveLength(1);
    const late = await signingOptions(repositories, party, undefined, now);
    expect(await signIn(repositories, device.sign(late.challenge), later(6))).toBeUndefined();
    expect(await signIn(repositories, device.sign('bWFkZS11cA'))).toBeUndefined();
  });

  test('signs no challenge that was made while the clock was ahead', async () => {
    const repositories = await openWithPerson();
    const device = await addDevice(repositories);
    const { challenge } = await signingOptions(repositories, party, undefined, later(16));
    expect(await signIn(repositories, device.sign(challenge))).toBeUndefined();
  });

  test.each([
    ['at another site', { origin: 'https://elsewhere.test' }],
    ['for another name', { rpId: 'elsewhere.test' }],
    ['without finger, face or PIN', { isUserVerified: false }],
  ])('that signs %s signs nobody in, and none is made so', async (_, deviation) => {
    const repositories = await openWithPerson();
    const device = await addDevice(repositories);
    const { challenge } = await signingOptions(repositories, party, undefined, now);
    expect(await signIn(repositories, device.sign(challenge, deviation))).toBeUndefined();

    const options = await newPasskeyOptions(repositories, party, { person, siteName: 'Desk' }, now);
    const json = newDevice().create(options.challenge, deviation);
    const made = { json, device: 'Edge', party };
    expect(await addPasskey(repositories, await signedInAs(repositories), made, now)).toBe(false);
  });

  test('whose counter goes back is a copy, and signs nobody in', async () => {
    const repositories = await openWithPerson();
    const device = await addDevice(repositories);
    const counted = async (counter: number) => {
      const { challenge } = await signingOptions(repositories, party, undefined, now);
      return signIn(repositories, device.sign(challenge, { counter }));
    };
    expect(await counted(5)).toBeDefined();
    expect(await counted(5)).toBeUndefined();
    expect(await counted(4)).toBeUndefined();
    expect(await counted(6)).toBeDefined();
  });

  test('that somebody else has made, or nobody, signs nobody in; and what is no answer neither', async () => {
    const repositories = await openWithPerson();
    const [device, other] = [await addDevice(repositories), newDevice()];
    const { challenge } = await signingOptions(repositories, party, undefined, now);
    // Another key pretends to be this one.
    const forged = { ...JSON.parse(other.sign(challenge)), id: device.id, rawId: device.id };
    expect(await signIn(repositories, JSON.stringify(forged))).toBeUndefined();
    for (const json of ['', '{}', '[]', 'null', '{"id":"\\u0000"}', JSON.stringify({ ...forged, id: '\0' })])
      expect(await signIn(repositories, json)).toBeUndefined();
    // PostgreSQL takes no such character in a text.
    expect(await signIn(repositories, device.sign('\0'))).toBeUndefined();
  });

  test('proves again who someone is only for them', async () => {
    const repositories = await openWithPerson();
    const colleague = { ...person, id: 'p2', name: 'Ravi Rao' };
    await repositories.people.save(colleague);
    const own = await addDevice(repositories);
    const other = await addDevice(repositories, newDevice(), colleague);
    const token = await openSession(repositories, person, 'Firefox on Linux', now);
    const at = later(11);
    const signedIn = await findSession(repositories, token, at);
    if (!signedIn) throw new Error('nobody is signed in');
    const prove = async (device: typeof own) => {
      const { challenge } = await signingOptions(repositories, party, person, at);
      const proof = { code: '', passkey: device.sign(challenge) };
      return confirmSession(repositories, signedIn, proof, party, at);
    };
    expect(await prove(other)).toBe(false);
    expect((await findSession(repositories, token, at))?.session.confirmedAt).toBe(now.toISOString());
    expect(await prove(own)).toBe(true);
    expect((await findSession(repositories, token, at))?.session.confirmedAt).toBe(at.toISOString());
    // A signature for signing in proves nothing here.
    const { challenge } = await signingOptions(repositories, party, undefined, at);
    const proof = { code: '', passkey: own.sign(challenge) };
    expect(await confirmSession(repositories, signedIn, proof, party, at)).toBe(false);
  });

  test('is one of several, and the last way in stays, also where all are removed at once', async () => {
    const repositories = await openWithPerson();
    const devices: { id: string }[] = [];
    for (let added = 0; added < 5; added += 1) devices.push(await addDevice(repositories));
    const removing = devices.map(
      ({ id }) =>
        () =>
          removePasskey(repositories, person, id, now),
    );
    const removed = doneOf(await atOnce(repositories, removing));
    expect(removed.filter(Boolean)).toHaveLength(4);
    expect(await repositories.passkeys.countOf(person.id)).toBe(1);
  });

  test('is not added once its person was signed out', async () => {
    const repositories = await openWithPerson();
    const signedIn = await signedInAs(repositories);
    const { challenge } = await newPasskeyOptions(repositories, party, { person, siteName: 'Desk' }, now);
    const made = { json: newDevice().create(challenge), device: 'Edge', party };
    await repositories.sessions.removeOf(person.id);
    await expect(addPasskey(repositories, signedIn, made, now)).rejects.toThrow(AccessEnded);
    expect(await repositories.passkeys.countOf(person.id)).toBe(0);
  });

  test('that is known already is not added to someone else', async () => {
    const repositories = await openWithPerson();
    const colleague = { ...person, id: 'p2', name: 'Ravi Rao' };
    await repositories.people.save(colleague);
    const device = await addDevice(repositories);
    const who = { person: colleague, siteName: 'Desk' };
    const { challenge } = await newPasskeyOptions(repositories, party, who, now);
    const made = { json: device.create(challenge), device: 'Edge', party };
    const signedIn = await signedInAs(repositories, colleague);
    expect(await addPasskey(repositories, signedIn, made, now)).toBe(false);
  });
});

test.each([
  ['https://example.org', { id: 'example.org', origin: 'https://example.org' }],
  ['http://127.0.0.1:3000', { id: 'localhost', origin: 'http://localhost:3000' }],
  ['http://[::1]:3000', { id: 'localhost', origin: 'http://localhost:3000' }],
  ['http://0.0.0.0:3000', { id: 'localhost', origin: 'http://localhost:3000' }],
  ['http://192.168.1.5:3000', undefined],
])('passkeys of %s belong to %j', (siteUrl, expected) => {
  expect(relyingParty(siteUrl)).toEqual(expected);
});
