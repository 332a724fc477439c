import { changedGuardedFacts, restoreText } from '../../back-office/texts/edit-texts.ts';
import { readEditedTexts, versionOfTexts } from '../../back-office/texts/edited-text.ts';
import { valueProblem } from '../../back-office/texts/shown-content.ts';
import { mayChangeText } from '../../back-office/texts/text-rules.ts';
import { fillIn } from '../../domain/values/fill-in.ts';
import { mailLanguage } from '../../domain/values/languages.ts';
import type { TextVersion } from '../../storage/texts/text-repository.ts';
import type { Text } from '../../texts/texts.ts';
import { DeskButton } from '../forms/controls.tsx';
import { postedTexts } from '../forms/read-form.ts';
import type { DeskRequest } from '../layout/desk-context.ts';
import { renderDeskMessage, renderDeskPage } from '../layout/desk-page.tsx';
import { Refusal, refusalText, refused } from '../layout/notice.tsx';
import { timeText } from '../layout/time-text.ts';
import { unlessProved } from '../people/reauthentication.tsx';
import { tellOwnersOf } from '../people/tell-owners.ts';
import { accountsToShow, mayNameInTexts } from './text-accounts.ts';
import {
  type AskedTexts,
  TextValueView,
  askedTexts,
  fieldName,
  textLabel,
  textTitle,
  pageName,
  textsAddress,
  versionsAddress,
} from './text-names.tsx';

/** All versions of one text, the newest first, each with its time and who wrote it. */
export async function getVersions(c: DeskRequest): Promise<Response> {
  const found = await findText(c);
  return found ? renderVersions(c, found, {}) : c.notFound();
}

/** Lets visitors read an earlier version again, or the original. */
export async function postVersion(c: DeskRequest): Promise<Response> {
  const found = await findText(c);
  if (!found) return c.notFound();
  const { repositories, messages, now } = c.get('desk');
  const { page, content, text, sectionId } = found;
  const back = textsAddress(page.id, sectionId);
  const { restore: versionId = '', version = '' } = await postedTexts(c);
  const { person } = c.get('signedIn');
  const restored = (await repositories.texts.versions(text.id)).find(({ id }) => id === versionId);
  const accounts = accountsToShow(c, content, new Map([[text.id, restored?.value]]));
  if (accounts.length > 0) {
    const asked = await unlessProved(c);
    if (asked) return asked;
  }
  const at = now();
  const mayName = mayNameInTexts(c, content, [text]);
  const wanted = {
    page: page.id,
    id: text.id,
    version,
    versionId: versionId === '' ? undefined : versionId,
    mayName,
  };
  let outcome = '';
  const error = await refused(async () => {
    ({ outcome } = await restoreText(repositories, person, wanted, content.texts.files, at));
  });
  if (error) {
    const { title, link } = messages.texts.refused;
    const status = mayChangeText(text, person.role) ? 422 : 403;
    return renderDeskMessage(c, { status, title, text: refusalText(c, error), link, to: back });
  }
  if (outcome === 'conflict')
    return renderVersions(c, found, { status: 409, problem: messages.texts.versions.changed });
  await tellOwners(c, at);
  for (const id of accounts) tellOwnersOfText(c, id, at);
  return c.redirect(`${back}?done=${versionId === '' ? 'reset' : 'restored'}`, 303);
}

type FoundText = AskedTexts & { text: Text; sectionId: string };

async function findText(c: DeskRequest): Promise<FoundText | undefined> {
  const sectionId = c.req.query('section') ?? '';
  const asked = await askedTexts(c, sectionId);
  const text = asked?.page.sections
    .flatMap(({ rows }) => rows.flatMap(({ texts }) => texts))
    .find((each) => fieldName(each) === c.req.param('text'));
  return asked && text ? { ...asked, text, sectionId } : undefined;
}

async function renderVersions(
  c: DeskRequest,
  { page, content, text, section, sectionId }: FoundText,
  { status = 200, problem }: { status?: 200 | 409; problem?: string },
): Promise<Response> {
  const desk = c.get('desk');
  const { repositories, messages } = desk;
  const said = messages.texts.versions;
  const written = content.texts.files;
  const edited = await readEditedTexts(repositories, { page: page.id, texts: [text], written });
  const versions = text.changedBy === 'files' ? [] : await repositories.texts.versions(text.id);
  const mayChange = mayChangeText(text, c.get('signedIn').person.role);
  const row = section?.rows.find(({ texts }) => texts.includes(text));
  const label = section && row ? textLabel(desk, section, row, text) : text.path.join(', ');
  const action = versionsAddress(page.id, sectionId, text);
  const version = <input type="hidden" name="version" value={versionOfTexts(edited)} />;
  return renderDeskPage(c, {
    status,
    title: `${said.title}: ${label}`,
    back: { label: pageName(messages.texts, page.id), to: textsAddress(page.id, sectionId) },
    view: (
      <>
        <Refusal text={problem} />
        <ol className="border-t-2 border-line">
          {versions.map((each, index) => (
            <li key={each.id} className="border-b-2 border-line py-4">
              <VersionText c={c} text={text} version={each} />
              {index === 0 ? (
                <p className="mt-2 font-semibold text-success">{said.current}</p>
              ) : valueProblem(text, each.value) !== undefined ? (
                <p className="mt-2 text-muted">{said.unfit}</p>
              ) : (
                mayChange && (
                  <form method="post" action={action} className="mt-2">
                    {version}
                    <DeskButton variant="quiet" name="restore" value={each.id}>
                      {said.restore}
                    </DeskButton>
                  </form>
                )
              )}
            </li>
          ))}
        </ol>
        {mayChange && edited[0]?.changed && (
          <form method="post" action={action} className="mt-8">
            {version}
            <p className="mb-2 max-w-prose text-muted">{said.resetHint}</p>
            <DeskButton variant="quiet" name="restore" value="">
              {said.reset}
            </DeskButton>
          </form>
        )}
      </>
    ),
  });
}

/** A version of a text: who wrote it, when, and what it says. */
function VersionText({ c, text, version }: { c: DeskRequest; text: Text; version: TextVersion }) {
  const { messages, language } = c.get('desk');
  const { versions } = messages.texts;
  const { since, by, value } = version;
  return (
    <>
      <p className="text-sm text-muted">
        {since === ''
          ? versions.original
          : fillIn(versions.since, { name: by, time: timeText(since, language) })}
      </p>
      <TextValueView c={c} value={value} schema={text.schema} lang={text.language} />
    </>
  );
}

/** Tells every owner by email which of the facts that only owners change was changed at a time; call it once that is done. */
export async function tellOwners(c: DeskRequest, at: Date): Promise<void> {
  const { repositories } = c.get('desk');
  const changes = (await changedGuardedFacts(repositories, at)).filter(
    (entry) => entry.at === at.toISOString(),
  );
  for (const { entryId } of changes) tellOwnersOfText(c, entryId, at);
}

/** Tells every owner by email that a text was changed. */
export function tellOwnersOfText(c: DeskRequest, id: string, at: Date): void {
  const messages = c.get('desk').messagesIn[mailLanguage];
  tellOwnersOf(c, { id, text: textTitle({ messages, language: mailLanguage }, id) ?? id }, at);
}
