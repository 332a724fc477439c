import { afterAll, expect, test } from 'vitest';
import { openSiteData } from '../back-office/open-site-data.ts';
import { startMailServer } from '../back-office/mail/test-mail-server.ts';
import { application } from '../backend/repositories/test-records.ts';
import { openSharedSite } from './test-site.ts';

const server = await startMailServer({}, afterAll);
const { site, dataDir } = await openSharedSite({ SMTP_URL: server.address });
const everythingWritten = Object.values(application)
  .flatMap((value) => value.split('\n'))
  .filter((value) => value.length > 2);
const unheard = await openSharedSite({ SMTP_URL: 'smtp://127.0.0.1:1' });

async function apply(to: typeof site, body: typeof application): Promise<Response> {
  return to.fetch(
    new Request('http://site.test/enrollment/add', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  );
}

test('a new application is announced once, with its link and nothing of what the family wrote', async () => {
  const { repositories, database } = await openSiteData({ databaseUrl: undefined, dataDir }, console.error);
  const createdAt = new Date().toISOString();
  for (const name of ['One', 'Two'])
    await repositories.people.save({
      id: name,
      name,
      role: 'editor',
      email: `${name}@staff.example`,
      wantsMail: true,
      createdAt,
    });
  await database.close();

  const { reference } = await (await apply(site, application)).json();
  await expect.poll(() => server.mails.length).toBe(2);
  await apply(site, application);
  await apply(site, { ...application, lastName: 'Other' });
  await expect.poll(() => server.mails.length).toBe(4);
  expect(server.mails.filter(({ source }) => source.includes(reference))).toHaveLength(2);
  for (const { source } of server.mails) {
    expect(source).toMatch(/http:\/\/site\.test\/desk\/applications\/HE-[0-9A-Z]{6}/);
    for (const written of everythingWritten) expect(source).not.toContain(written);
  }
});

test('an application is taken at once where the mail server is not there', async () => {
  expect((await apply(unheard.site, application)).status).toBe(201);
});
