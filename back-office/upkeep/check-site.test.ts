import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { contentFindings } from './check-site.ts';

it.each([
  ['2020-03-31', ['The 80G certificate was valid until 2020-03-31.']],
  ['2099-03-31', []],
])('an 80G certificate valid until %s', (validUntil, what) => {
  expect(findings({ certificate80g: { number: 'AAATD1', validUntil } })).toEqual(what);
});

it('a link that is not https is a mistake', () => {
  expect(findings({ mapLink: 'http://maps.example' })).toEqual(['There is a mistake in the content.']);
});

it('pages that a language does not have are named by the file that they lack', () => {
  const folder = copyOfContent();
  rmSync(join(folder, 'hi/own-application.json'));
  expect(contentFindings(folder)).toContainEqual({
    where: 'content/hi/own-application.json',
    what: 'Its pages are not in Hindi: their addresses lead to the English ones.',
    fix: 'Copy content/en/own-application.json there, translate it, and build the site again; or leave it.',
  });
});

it.each(['email', 'additionalInfo'])('a notice without the posted field %s is a mistake', (field) => {
  const folder = copyOfContent();
  const file = join(folder, 'en/privacy.json');
  const notice = JSON.parse(readFileSync(file, 'utf8'));
  delete notice.application.fields[field];
  writeFileSync(file, JSON.stringify(notice));
  expect(contentFindings(folder)).toContainEqual(
    expect.objectContaining({ where: `content/en/privacy.json, application.fields.${field}` }),
  );
});

/** The findings in the shipped content with these facts that the content has not without them. */
function findings(facts: object): string[] {
  const folder = copyOfContent();
  const before = contentFindings(folder).map(({ what }) => what);
  const file = join(folder, 'facts.json');
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...facts }));
  return contentFindings(folder)
    .map(({ what }) => what)
    .filter((what) => !before.includes(what));
}

function copyOfContent(): string {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync('content', folder, { recursive: true });
  return folder;
}
