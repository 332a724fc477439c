import { type Upload, pictureProblem } from '../../back-office/pictures/uploads.ts';
import {
  type TextsResult,
  confirmText,
  discardTextDraft,
  publishTexts,
  saveTextDraft,
  withDrafts,
} from '../../back-office/texts/edit-texts.ts';
import {
  type EditedText,
  englishBefore,
  readEditedTexts,
  readPageDraft,
  versionOfTexts,
} from '../../back-office/texts/edited-text.ts';
import { isSameValue } from '../../back-office/texts/shown-content.ts';
import type { TextPage, TextSection } from '../../back-office/texts/text-pages.ts';
import { mayChangeText } from '../../back-office/texts/text-rules.ts';
import { pictureMayBeShown } from '../../domain/consents/publication-consent.ts';
import { dayInIndia } from '../../domain/values/indian-time.ts';
import { sourceLanguage } from '../../domain/values/languages.ts';
import { isOn } from '../../domain/values/parts.ts';
import { reasonText } from '../../texts/content-problem.ts';
import { isPlacedPicture } from '../../texts/schemas/site.ts';
import { textValue, texts as allTexts } from '../../texts/texts.ts';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { languagesOf } from '../../web/pages.ts';
import { TouchLink } from '../forms/controls.tsx';
import { readFormWithFiles } from '../forms/read-desk-form.ts';
import { postedTexts } from '../forms/read-form.ts';
import { addresses } from '../layout/addresses.ts';
import type { DeskRequest } from '../layout/desk-context.ts';
import { renderDeskMessage, renderDeskPage } from '../layout/desk-page.tsx';
import { DoneNotice, Notice, Refusal } from '../layout/notice.tsx';
import { unlessProved } from '../people/reauthentication.tsx';
import { changeList, isInForm, readListChange, readTextForm } from './read-text-form.ts';
import { accountsToShow, mayNameInTexts } from './text-accounts.ts';
import { TextForm, whyNotChanged } from './text-form.tsx';
import { SectionList, sectionName } from './text-list.tsx';
import {
  type AskedTexts,
  TextValueView,
  askedTexts,
  changeableTexts,
  fieldName,
  inner,
  previewAddress,
  textLabel,
  pageName,
  textsAddress,
} from './text-names.tsx';
import { tellOwners, tellOwnersOfText } from './text-versions.tsx';

/** The texts of a page, or of a section of it; a page with many texts lists its sections. */
export async function getSection(c: DeskRequest): Promise<Response> {
  const asked = await askedTexts(c, sectionOf(c));
  if (!asked) return c.notFound();
  const { page, section, content } = asked;
  if (section) return renderSection(c, asked, section, {});
  const { messages, repositories } = c.get('desk');
  const draft = await readPageDraft(repositories, page.id);
  return renderDeskPage(c, {
    title: pageName(messages.texts, page.id),
    back: { label: messages.texts.title, to: addresses.texts },
    view: <SectionList c={c} page={page} content={content} draft={draft} />,
  });
}

/** Saves, shows or publishes what was typed, or changes a list in the form. */
export async function postSection(c: DeskRequest): Promise<Response> {
  const asked = await askedTexts(c, sectionOf(c));
  const { repositories, messages, now } = c.get('desk');
  if (!asked?.section) return c.notFound();
  const { section, page, content } = asked;
  const { sent, logo } = await sentFields(c, page);
  const { texts: said } = messages;
  const { refused } = said;
  const { person } = c.get('signedIn');
  const guarded = [...allTexts.values()].find(
    (text) => !mayChangeText(text, person.role) && isInForm(sent, text),
  );
  if (guarded) {
    await logo?.discard();
    return renderDeskMessage(c, {
      status: 403,
      title: refused.title,
      text: whyNotChanged(said, guarded),
      link: refused.link,
      to: textsAddress(page.id, section.id),
    });
  }

  const texts = changeableTexts(section, person.role);
  const values = readTextForm(sent, texts);
  const inGallery = new Set(content.gallery.map(({ id }) => id));
  for (const { id, schema } of texts)
    if (isPlacedPicture(schema) && values.has(id) && !inGallery.has(String(values.get(id))))
      values.set(id, null);
  // A file is not sent again with the form that shows it.
  const drafted = page.id === 'look' ? (await readPageDraft(repositories, page.id))?.values : undefined;
  if (logo) values.set(LOGO, await keptLogo(c, logo));
  else if (drafted?.has(LOGO)) values.set(LOGO, drafted.get(LOGO));
  const version = sent.get('version') ?? '';
  if (sent.has('change')) {
    const change = readListChange(sent.get('change') ?? '');
    return renderSection(c, asked, section, { values: changeList(values, texts, change), version });
  }

  const files = content.texts.files;
  const confirmed = texts.find((text) => fieldName(text) === sent.get('confirm'));
  if (confirmed) {
    const confirming = { page: page.id, texts, version, text: confirmed };
    const result = await confirmText(repositories, person, confirming, files, now());
    // Values that were typed and not saved stay in the form.
    const isDone = result.outcome === 'saved';
    const typed = { values, version, ...(isDone ? { done: said.done.confirmed } : { result }) };
    return renderSection(c, asked, section, typed);
  }

  const action = sent.get('action');
  const accounts = action === 'discard' ? [] : accountsToShow(c, content, values);
  if (accounts.length > 0) {
    const confirming = await unlessProved(c);
    if (confirming) return confirming;
  }
  const at = now();
  const seen = { page: page.id, texts, version, mayName: mayNameInTexts(c, content, texts) };
  const save = () => {
    if (action === 'discard') return discardTextDraft(repositories, person, seen, files, at);
    const typed = { ...seen, values };
    if (action === 'publish') return publishTexts(repositories, person, typed, files, at);
    return saveTextDraft(repositories, person, typed, files, at);
  };
  const result = await save();
  if (result.outcome !== 'saved') return renderSection(c, asked, section, { values, version, result });
  if (action === 'publish') {
    await tellOwners(c, at);
    for (const id of accounts) tellOwnersOfText(c, id, at);
  }
  if (action === 'preview') return c.redirect(previewAddress(page.id, section.id), 303);
  const done = action === 'publish' ? 'published' : action === 'discard' ? 'discarded' : 'draft-saved';
  return c.redirect(`${textsAddress(page.id, section.id)}?done=${done}`, 303);
}

const LOGO = 'site#logo';

/** The fields of a form; that of the look may come with a picture of a logo, which stands for its field. */
async function sentFields(
  c: DeskRequest,
  page: TextPage,
): Promise<{ sent: Map<string, string>; logo: Upload | undefined }> {
  if (page.id !== 'look') return { sent: new Map(Object.entries(await postedTexts(c))), logo: undefined };
  const { form, files } = await readFormWithFiles(c);
  const name = fieldName({ id: LOGO });
  const logo = files.find(({ field }) => field === name)?.upload;
  await Promise.all(files.filter(({ upload }) => upload !== logo).map(({ upload }) => upload.discard()));
  const sent = new Map(form as Iterable<[string, string]>);
  sent.delete(name);
  if (logo) sent.set(name, '');
  return { sent, logo };
}

/** A logo that was sent, as it is kept; what is no picture is refused with the form. */
async function keptLogo(c: DeskRequest, upload: Upload): Promise<string> {
  try {
    const isPicture = (await pictureProblem(upload.file)) === undefined;
    return (isPicture ? await c.get('desk').readLogo(upload.file) : undefined) ?? 'no picture';
  } finally {
    await upload.discard();
  }
}

/** The typed values, and the outcome of saving them. */
type Typed = {
  values?: ReadonlyMap<string, unknown>;
  version?: string;
  result?: TextsResult;
  /** A sentence about another action that was done. */
  done?: string;
};

async function renderSection(
  c: DeskRequest,
  { page, content }: AskedTexts,
  section: TextSection,
  { values = new Map(), version, result, done }: Typed,
): Promise<Response> {
  const { repositories, messages, now } = c.get('desk');
  const { texts: said } = messages;
  const written = content.texts.files;
  const { role } = c.get('signedIn').person;
  const texts = changeableTexts(section, role);
  const edited = await readEditedTexts(repositories, { page: page.id, texts, written });
  const problems = result?.outcome === 'invalid' ? result.problems : [];
  const errors = new Map(
    problems.map(({ id, at, reason }) => {
      const name = fieldName({ id });
      return [at === '' ? name : inner(name, at), reasonText(reason, messages.textProblems)] as const;
    }),
  );
  const locked = section.rows.flatMap((row) => row.texts).filter((text) => !texts.includes(text));
  const isWhole = section.id === '';
  return renderDeskPage(c, {
    status: statusOf(result),
    title: isWhole ? pageName(said, page.id) : sectionName(c.get('desk'), section.id),
    back: isWhole
      ? { label: said.title, to: addresses.texts }
      : { label: pageName(said, page.id), to: textsAddress(page.id) },
    view: (
      <>
        {done === undefined ? <Notice c={c} messages={said.done} /> : <DoneNotice>{done}</DoneNotice>}
        {page.id === 'gallery' && <p className="mb-5 max-w-prose">{said.pictures}</p>}
        {page.id === 'look' && (
          <p className="mb-5 max-w-prose">
            {said.look} {isOn('gallery') && said.lookPictures}
          </p>
        )}
        {result?.outcome === 'conflict' && (
          <ConflictList
            c={c}
            section={section}
            current={result.current}
            typed={values}
            to={textsAddress(page.id, section.id)}
          />
        )}
        {errors.size > 0 && (
          <div className="mb-6">
            <ErrorSummary
              title={said.form.problems}
              problems={[...errors].map(([fieldId, text]) => ({ fieldId, text }))}
            />
          </div>
        )}
        <TextForm
          c={c}
          page={page.id}
          section={section}
          edited={edited}
          values={values}
          errors={errors}
          before={await englishBefore(repositories, edited, written)}
          version={versionToSend(result, edited, version)}
          versioned={await repositories.texts.versionedIds()}
          draft={await readPageDraft(repositories, page.id)}
          gallery={content.gallery.filter(({ consent }) =>
            pictureMayBeShown(consent, dayInIndia(now().toISOString())),
          )}
          locked={new Map(locked.map((text) => [text.id, textValue(content, text)]))}
        />
      </>
    ),
  });
}

function statusOf(result: TextsResult | undefined): 200 | 409 | 422 {
  if (result?.outcome === 'conflict') return 409;
  return result?.outcome === 'invalid' ? 422 : 200;
}

// A form that comes back keeps the version that it was shown with, until both versions are on the screen.
function versionToSend(
  result: TextsResult | undefined,
  edited: readonly EditedText[],
  version: string | undefined,
): string {
  if (result?.outcome === 'conflict') return versionOfTexts(result.current);
  return version ?? versionOfTexts(edited);
}

function sectionOf(c: DeskRequest): string {
  return c.req.param('section') ?? '';
}

type ConflictListProps = {
  c: DeskRequest;
  section: TextSection;
  /** How the texts are now. */
  current: readonly EditedText[];
  /** The typed values, by text. */
  typed: ReadonlyMap<string, unknown>;
  /** Where the texts are as the other person saved them. */
  to: string;
};

/** Both versions of each text that someone else saved and that was typed in another way. */
function ConflictList({ c, section, current, typed, to }: ConflictListProps) {
  const desk = c.get('desk');
  const { conflict } = desk.messages.texts;
  const different = current.filter(
    ({ text, drafted }) => typed.has(text.id) && !isSameValue(typed.get(text.id), drafted),
  );
  return (
    <Refusal title={conflict.title} text={conflict.text}>
      {different.map(({ text, drafted }) => {
        const row = section.rows.find(({ texts }) => texts.includes(text));
        return (
          <div key={text.id} className="mt-4 border-t-2 border-line pt-3">
            <h3 className="font-semibold">{row ? textLabel(desk, section, row, text) : text.id}</h3>
            <div className="mt-2 grid gap-4 sm:grid-cols-2">
              <div>
                <p className="text-sm text-muted">{conflict.theirs}</p>
                <TextValueView c={c} value={drafted} schema={text.schema} lang={text.language} />
              </div>
              <div>
                <p className="text-sm text-muted">{conflict.yours}</p>
                <TextValueView c={c} value={typed.get(text.id)} schema={text.schema} lang={text.language} />
              </div>
            </div>
          </div>
        );
      })}
      <p className="mt-4">
        <TouchLink href={to}>{conflict.take}</TouchLink>
      </p>
    </Refusal>
  );
}

/** The site's page in a language as visitors would read it were its drafts published. */
export async function getPreview(c: DeskRequest): Promise<Response> {
  const sectionId = c.req.query('section') ?? '';
  const asked = await askedTexts(c, sectionId);
  const { preview, repositories, messages, language: own } = c.get('desk');
  const address = asked?.section?.address ?? asked?.page.address;
  if (!asked || address === undefined) return c.notFound();
  const { page, content } = asked;
  const hasDraft = (await readPageDraft(repositories, page.id)) !== undefined;
  const languages = languagesOf(address, content.untranslated);
  const language =
    languages.find((each) => each === c.req.query('language')) ?? languages[0] ?? sourceLanguage;
  return preview({ path: address, language }, await withDrafts(repositories, page.id, content), {
    ...messages.texts.preview,
    language: own,
    inLanguages: languages.map((each) => ({
      language: each,
      to: each === language ? undefined : previewAddress(page.id, sectionId, each),
    })),
    // The desk's script then knows that what was typed is saved.
    to: `${textsAddress(page.id, sectionId)}${hasDraft ? '?done=draft-saved' : ''}`,
  });
}
