import * as v from 'valibot';
import { binEntry } from '../../back-office/editing/bin-entry.ts';
import { discardDraft } from '../../back-office/editing/discard-draft.ts';
import { findEntry } from '../../back-office/editing/find-entry.ts';
import { moveBy } from '../../back-office/editing/move-by.ts';
import { publishEntry } from '../../back-office/editing/publish-entry.ts';
import { saveDraft } from '../../back-office/editing/save-draft.ts';
import { unpublishEntry } from '../../back-office/editing/unpublish-entry.ts';
import type { EditResult, SeenEntry } from '../../back-office/editing/edit-entry.ts';
import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import type { DeskRequest } from '../desk-context.ts';
import { nestedForm } from '../forms/nested-fields.ts';
import { readDeskForm } from '../forms/read-desk-form.ts';
import type { EditArea } from './edit-area.ts';
import { renderEditConflict } from './render-edit-conflict.tsx';
import { renderEditPage } from './render-edit-page.tsx';
import { entryAddress } from './entry-address.ts';

const text = v.fallback(v.string(), '');
const postedSchema = v.object({ version: text, action: text });

/** Does what the pressed button of an edit form says; `id` is undefined for a new entry. */
export async function postEdit<Item, Form extends object>(
  c: DeskRequest,
  area: EditArea<Item, Form>,
  id: string | undefined,
): Promise<Response> {
  const { repositories } = c.get('desk');
  const fields = nestedForm((await readDeskForm(c)).entries());
  const { version, action } = v.parse(postedSchema, fields);
  if (id !== undefined && version === '') return c.notFound();
  const typed = v.parse(area.kind.formSchema, fields);

  const changed = action === 'go-on' ? typed : area.changeRows?.(typed, action);
  if (changed) {
    const entry = id === undefined ? undefined : await findEntry(repositories, area.kind, id);
    return entry || id === undefined
      ? renderEditPage(c, area, { entry, version, form: changed })
      : renderGone(c, area, changed);
  }

  const form = area.tidy?.(typed) ?? typed;
  const edit: Edit<Form> = { id, version, form };
  const { result, done } = await run(c, area, edit, action);
  if (result.outcome === 'incomplete') {
    const entry = id === undefined ? undefined : await findEntry(repositories, area.kind, id);
    return renderEditPage(c, area, { status: 422, entry, form, version, problems: result.problems });
  }
  if (result.outcome === 'conflict')
    return result.current
      ? renderEditConflict(c, area, { current: result.current, form, action })
      : renderGone(c, area, form);
  return c.redirect(done(result.id), 303);
}

type Edit<Form> = SeenEntry & { form: Form };

type Done<Item, Form> = {
  result: EditResult<Item, Form>;
  /** The address of the page that comes next. */
  done: (id: string) => string;
};

async function run<Item, Form extends object>(
  c: DeskRequest,
  area: EditArea<Item, Form>,
  edit: Edit<Form>,
  action: string,
): Promise<Done<Item, Form>> {
  const { repositories, picture, now: clock } = c.get('desk');
  const hasPicture = (name: string) => picture(name) !== '';
  const actor = c.get('signedIn').person;
  const { kind } = area;
  const now = clock();
  const saying = (word: string) => (id: string) => `${entryAddress(area, id)}?done=${word}`;
  const own = area.actions && Object.hasOwn(area.actions, action) ? area.actions[action] : undefined;
  if (own) return { result: await own.run(repositories, actor, edit, now), done: saying(own.done) };

  switch (action) {
    case 'publish':
      return {
        result: await publishEntry(repositories, kind, actor, { ...edit, hasPicture }, now),
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
    default:
      return { result: await saveDraft(repositories, kind, actor, edit, now), done: saying('draft') };
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

function renderGone<Item, Form extends object>(
  c: DeskRequest,
  area: EditArea<Item, Form>,
  form: Form,
): Promise<Response> {
  const { gone, openBin } = c.get('desk').messages.editing;
  return renderEditPage(c, area, {
    status: 409,
    entry: undefined,
    form,
    alert: (
      <div role="alert" className="mb-6 max-w-prose rounded-patch border-4 border-danger bg-surface p-5">
        <h2 className="text-xl text-danger">{gone.title}</h2>
        <p className="mt-2">{gone.text}</p>
        <a href="/desk/bin" className="mt-2 inline-flex min-h-11 items-center font-semibold">
          {openBin}
        </a>
      </div>
    ),
  });
}
