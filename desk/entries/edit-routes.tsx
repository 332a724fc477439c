import { Hono } from 'hono';
import type { ReactNode } from 'react';
import * as v from 'valibot';
import { consentProblemOfForm, noConsent } from '../../back-office/consents/taken-back.ts';
import {
  type EditResult,
  type SeenEntry,
  discardDraft,
  publishEntry,
  saveDraft,
  unpublishEntry,
  withoutLostFiles,
} from '../../back-office/entries/edit-entry.ts';
import { type EditedEntry, findEntry, versionOfEntry } from '../../back-office/entries/edited-entry.ts';
import { binEntry, moveBy } from '../../back-office/entries/move-entry.ts';
import { CHECKED } from '../../domain/entries/field-problems.ts';
import { partsOfField } from '../../domain/entries/translated-fields.ts';
import { ownPicture } from '../../domain/pictures/picture-address.ts';
import { fillIn } from '../../domain/values/fill-in.ts';
import { languageTag } from '../../domain/values/languages.ts';
import type { Repositories } from '../../storage/create-repositories.ts';
import { Picture } from '../../web/pictures/picture.tsx';
import { TouchLink } from '../forms/controls.tsx';
import { nestedFields, nestedForm } from '../forms/nested-fields.ts';
import { readDeskForm } from '../forms/read-desk-form.ts';
import { MalformedForm } from '../forms/read-multipart.ts';
import { addresses } from '../layout/addresses.ts';
import type { DeskEnv, DeskRequest } from '../layout/desk-context.ts';
import { renderDeskPage } from '../layout/desk-page.tsx';
import { Refusal } from '../layout/notice.tsx';
import { unlessProved } from '../people/reauthentication.tsx';
import { tellOwnersOf } from '../people/tell-owners.ts';
import { staffPicture } from '../pictures/staff-picture.ts';
import { ConflictView, type ConflictingField } from './conflict-view.tsx';
import { type EditArea, entryAddress, withShownPictures } from './edit-area.ts';
import { renderEditPage } from './edit-page.tsx';
import { allowedIn, needsProof } from './entry-accounts.ts';
import { getPreview } from './preview-page.tsx';

/** The pages of an area on which one entry is edited: a new one, one that is there, and its preview. */
export function editRoutes<Item, Form extends object>(area: EditArea<Item, Form>): Hono<DeskEnv> {
  const routes = new Hono<DeskEnv>({ strict: false });
  routes.get('/new', (c) =>
    renderEditPage(c, area, { entry: undefined, form: v.parse(area.kind.formSchema, {}) }),
  );
  routes.post('/new', (c) => postEdit(c, area, undefined));
  routes.get('/:id', async (c) => {
    const entry = await findEntry(c.get('desk').repositories, area.kind, c.req.param('id'));
    return entry ? renderEditPage(c, area, { entry, form: entry.form }) : c.notFound();
  });
  routes.post('/:id', (c) => postEdit(c, area, c.req.param('id')));
  routes.get('/:id/preview', (c) => getPreview(c, area, c.req.param('id')));
  return routes;
}

const textSchema = v.fallback(v.string(), '');
const postedSchema = v.object({ version: textSchema, action: textSchema, consentFor: textSchema });

/**
 * Does what the pressed button of an edit form says; `id` is undefined for a new entry. Throws a MalformedForm, and changes
 * nothing, where no button says that.
 */
async function postEdit<Item, Form extends object>(
  c: DeskRequest,
  area: EditArea<Item, Form>,
  id: string | undefined,
): Promise<Response> {
  const { repositories, site } = c.get('desk');
  const posted = await readDeskForm(c);
  const fields = nestedForm(posted.entries());
  const { version, action, consentFor } = v.parse(postedSchema, fields);
  if (id !== undefined && version === '') return c.notFound();
  const typed = v.parse(area.kind.formSchema, fields);

  const changed = action === 'go-on' ? typed : area.changeRows?.(typed, action);
  if (changed) {
    const entry = id === undefined ? undefined : await findEntry(repositories, area.kind, id);
    return entry || id === undefined
      ? renderEditPage(c, area, { entry, version, form: changed })
      : renderGone(c, area, id, changed);
  }

  const form = await withoutLostFiles(repositories, site.files, area.kind, {
    id,
    form: area.tidy?.(typed) ?? typed,
  });
  const asksProof = action === 'publish' && (await needsProof(c, area, { id, form }));
  if (asksProof) {
    // What was read of the request is carried through the page that asks.
    c.set('form', Promise.resolve({ texts: posted, hasFiles: false }));
    const asked = await unlessProved(c);
    if (asked) return asked;
  }
  const at = c.get('desk').now();
  const edit: Edit<Form> = { id, version, form, consentFor, at, isProved: asksProof };
  const { result, done } = await run(c, area, edit, action);
  if (asksProof && result.outcome === 'saved')
    tellOwnersOf(c, { id: result.id, text: area.kind.nameOf(form) }, at);
  if (result.outcome === 'incomplete') {
    const entry = id === undefined ? undefined : await findEntry(repositories, area.kind, id);
    return renderEditPage(c, area, { status: 422, entry, form, version, problems: result.problems });
  }
  if (result.outcome === 'conflict')
    return result.current
      ? renderEditConflict(c, area, { current: result.current, form, action })
      : renderGone(c, area, id ?? '', form);
  return c.redirect(done(result.id), 303);
}

type Edit<Form> = SeenEntry & {
  form: Form;
  at: Date;
  /** Whether an owner has proved who they are, for what only an owner may publish. */
  isProved: boolean;
};

type Done<Item, Form> = {
  result: EditResult<Item, Form>;
  /** The address of the page that comes next. */
  done: (id: string) => string;
};

async function run<Item, Form extends object>(
  c: DeskRequest,
  area: EditArea<Item, Form>,
  { at: now, isProved, ...edit }: Edit<Form>,
  action: string,
): Promise<Done<Item, Form>> {
  const { repositories, picture } = c.get('desk');
  // An address is one already, whatever stands there.
  const hasPicture = (name: string) => !name.startsWith('/') && picture(name) !== '';
  const actor = c.get('signedIn').person;
  const { kind } = area;
  const saying = (word: string) => (id: string) => `${entryAddress(area, id)}?done=${word}`;
  const own = area.actions && Object.hasOwn(area.actions, action) ? area.actions[action] : undefined;
  if (own) return { result: await own.run(repositories, actor, edit, now), done: saying(own.done) };

  switch (action) {
    case 'publish':
      return {
        result: await publishEntry(
          repositories,
          kind,
          actor,
          { ...edit, hasPicture, mayName: isProved ? () => true : await allowedIn(c, area, edit.id) },
          now,
        ),
        done: saying('published'),
      };
    case 'unpublish':
      return {
        result: await unpublishEntry(repositories, kind, actor, edit, now),
        done: saying('unpublished'),
      };
    case 'discard':
      return {
        result: await discardDraft(repositories, kind, actor, edit, now),
        done: saying('discarded'),
      };
    case 'move-up':
    case 'move-down':
      return {
        result: await keepTyped(async (inside, id) => {
          await moveBy(inside, kind, actor, { id, by: action === 'move-up' ? -1 : 1 }, now);
        }),
        done: saying('moved'),
      };
    case 'move-to-bin':
      return {
        result: await keepTyped(async (inside, id) => {
          await binEntry(inside, kind, actor, id, now);
        }),
        done: () => `${area.address}?done=binned`,
      };
    case 'preview':
      return {
        result: await saveDraft(repositories, kind, actor, edit, now),
        done: (id) => `${entryAddress(area, id)}/preview?done=draft`,
      };
    case 'save-draft':
      return { result: await saveDraft(repositories, kind, actor, edit, now), done: saying('draft') };
    default:
      // A draft would look as if what was asked for had been done.
      throw new MalformedForm(`No button says ${JSON.stringify(action)}.`);
  }

  // The typed form is part of an entry that is moved or deleted.
  function keepTyped(
    work: (inside: Repositories, id: string) => Promise<void>,
  ): Promise<EditResult<Item, Form>> {
    return repositories.inTransaction(async (inside) => {
      const kept = await saveDraft(inside, kind, actor, edit, now);
      if (kept.outcome === 'saved') await work(inside, kept.id);
      return kept;
    });
  }
}

async function renderGone<Item, Form extends object>(
  c: DeskRequest,
  area: EditArea<Item, Form>,
  id: string,
  typed: Form,
): Promise<Response> {
  const { messages, repositories } = c.get('desk');
  const { gone, openBin } = messages.editing;
  const problems = await consentProblemOfForm(repositories, area.kind.consent, id, typed);
  // The new entry has an id of its own, under which nothing was taken back.
  const form = 'consentGivenOn' in problems ? { ...typed, ...noConsent } : typed;
  return renderEditPage(c, area, {
    status: 409,
    entry: undefined,
    form,
    problems,
    alert: (
      <Refusal title={gone.title} text={gone.text}>
        <p className="mt-2">
          <TouchLink href={addresses.bin}>{openBin}</TouchLink>
        </p>
      </Refusal>
    ),
  });
}

/** Answers with both versions of an entry that someone else has changed since the form was opened. */
async function renderEditConflict<Item, Form extends object>(
  c: DeskRequest,
  area: EditArea<Item, Form>,
  { current, form, action }: { current: EditedEntry<Item, Form>; form: Form; action: string },
): Promise<Response> {
  const { messages, repositories } = c.get('desk');
  const theirs = await withShownPictures(repositories, area.kind, current.form);
  const yours = await withShownPictures(repositories, area.kind, form);
  const { conflict } = messages.editing;
  const address = entryAddress(area, current.id);
  return renderDeskPage(c, {
    status: 409,
    title: conflict.title,
    view: (
      <ConflictView
        messages={conflict}
        differences={differencesOf(c, area, theirs, yours)}
        theirsHeading={
          current.draft
            ? fillIn(conflict.theirs, { name: current.draft.changedBy })
            : conflict.theirsPublished
        }
        action={address}
        fields={[['version', versionOfEntry(area.kind, current)], ...nestedFields(form)]}
        pressed={['action', action]}
        goOn={['action', 'go-on']}
        savedAt={address}
      />
    ),
  });
}

function differencesOf<Item, Form extends object>(
  c: DeskRequest,
  area: EditArea<Item, Form>,
  theirs: Form,
  yours: Form,
): ConflictingField[] {
  const { messages } = c.get('desk');
  const { yes, no } = messages.editing.conflict;
  const saved = new Map(nestedFields(theirs));
  const typed = new Map(nestedFields(yours));
  return [...new Set([...saved.keys(), ...typed.keys()])]
    .map((path) => ({ path, theirs: saved.get(path) ?? '', yours: typed.get(path) ?? '' }))
    .filter((each) => each.theirs !== each.yours)
    .map(({ path, ...values }) => {
      // A checkbox that is not ticked sends nothing.
      const isBox = values.theirs === CHECKED || values.yours === CHECKED;
      const shown = (value: string) => (isBox ? (value === CHECKED ? yes : no) : shownValue(path, value));
      return {
        label: area.labelOf(messages, path),
        theirs: shown(values.theirs),
        yours: shown(values.yours),
      };
    });
}

function shownValue(path: string, value: string): ReactNode {
  const language = partsOfField(path)?.language;
  if (language && value) return <span lang={languageTag(language)}>{value}</span>;
  if (!ownPicture(value)) return value;
  return <Picture address={staffPicture(value)} alt="" sizes="160px" className="size-40 rounded-patch" />;
}
