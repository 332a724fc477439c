import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ReactNode } from 'react';
import { OF_ANOTHER, consentFor } from '../../back-office/consents/taken-back.ts';
import {
  type EditProblems,
  type EditedEntry,
  filesInForm,
  versionOfEntry,
} from '../../back-office/entries/edited-entry.ts';
import { mayAct } from '../../domain/people/person.ts';
import { fillIn } from '../../domain/values/fill-in.ts';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { DeskButton, TouchLink } from '../forms/controls.tsx';
import type { DeskRequest } from '../layout/desk-context.ts';
import { renderDeskPage } from '../layout/desk-page.tsx';
import { Notice } from '../layout/notice.tsx';
import { timeText } from '../layout/time-text.ts';
import { type PictureUploads, pictureFieldNames } from '../pictures/picture-field.tsx';
import { type EditArea, entryAddress, uploadsOf } from './edit-area.ts';
import { EditStateLabel } from './entry-list.tsx';
import { problemText } from './entry-words.ts';

/** A form as it is shown: of an entry that is there, or of a new one. */
type ShownForm<Item, Form> = {
  entry: EditedEntry<Item, Form> | undefined;
  form: Form;
  /** The version that the editor saw; that of `entry` unless something else was typed on. */
  version?: string | undefined;
  problems?: EditProblems | undefined;
};

type EditPage<Item, Form> = ShownForm<Item, Form> & {
  status?: ContentfulStatusCode;
  /** A message above the form. */
  alert?: ReactNode;
};

/** Answers with the page on which an entry is edited. */
export async function renderEditPage<Item, Form extends object>(
  c: DeskRequest,
  area: EditArea<Item, Form>,
  { status = 200, alert, ...shown }: EditPage<Item, Form>,
): Promise<Response> {
  const { messages, repositories, language } = c.get('desk');
  const uploads = await uploadsOf(repositories, area.kind, [shown.form]);
  const { editing } = messages;
  const words = area.wordsOf(messages);
  const { entry } = shown;
  const nameOf = (form: Form) => area.nameIn?.(form, language) ?? area.kind.nameOf(form);
  const notShown = entry && area.notShown?.(messages, entry);
  return renderDeskPage(c, {
    status,
    title: entry ? nameOf(entry.form) || words.unnamed : words.newTitle,
    back: { label: words.title, to: area.address },
    view: (
      <>
        <Notice c={c} messages={editing.done} />
        {alert}
        {entry && (
          <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2">
            <EditStateLabel c={c} state={entry.state} isSoldOut={isSoldOut(entry.form)} notShown={notShown} />
            {entry.draft && (
              <span className="text-sm text-muted">
                {fillIn(editing.lastChanged, {
                  name: entry.draft.changedBy,
                  when: timeText(entry.draft.changedAt, language),
                })}
              </span>
            )}
            {entry.published !== undefined && notShown === undefined && (
              <TouchLink href={area.publicAddress(entry)}>{editing.seeIt}</TouchLink>
            )}
          </div>
        )}
        <EditForm c={c} area={area} uploads={uploads} {...shown} />
      </>
    ),
  });
}

function isSoldOut(form: object): boolean {
  return 'soldOut' in form && form.soldOut === true;
}

type EditFormProps<Item, Form extends object> = ShownForm<Item, Form> & {
  c: DeskRequest;
  area: EditArea<Item, Form>;
  uploads: PictureUploads;
};

/** The form in which an entry is edited, with all that can be done with it. */
function EditForm<Item, Form extends object>(props: EditFormProps<Item, Form>) {
  const { c, area, entry, form, uploads } = props;
  const { messages, language } = c.get('desk');
  const { problems: found = {} } = props;
  const problems = area.problemsFor?.(found, language) ?? found;
  const { editing } = messages;
  const pictures = filesInForm(area.kind, form);
  const version = props.version ?? (entry ? versionOfEntry(area.kind, entry) : '');
  const action = entryAddress(area, entry?.id);
  const mayEdit = mayAct(c.get('signedIn').person.role, 'editor');
  return (
    <form
      method="post"
      action={action}
      encType="multipart/form-data"
      noValidate
      data-keep={action}
      className="grid max-w-2xl gap-5"
    >
      <ErrorSummary
        title={editing.wrong}
        problems={inOrder(form, problems).map(([path, problem]) => ({
          fieldId: pictures.has(path) ? pictureFieldNames.file(path) : path,
          text: `${area.labelOf(messages, path)}: ${problemText(c.get('desk'), problem)}`,
        }))}
      />
      <input type="hidden" name="version" value={version} />
      {Object.values(problems).includes(OF_ANOTHER) && (
        <input type="hidden" name="consentFor" value={consentFor(area.kind.consent, form)} />
      )}
      {/* The button that the Enter key presses. */}
      <button type="submit" name="action" value="save-draft" hidden tabIndex={-1} aria-hidden="true" />
      {mayEdit && entry && area.Actions && <area.Actions c={c} entry={entry} />}
      {/* The button that the desk's script presses to show rows again that were typed. */}
      <button
        type="submit"
        name="action"
        value="go-on"
        data-shows-typed
        hidden
        tabIndex={-1}
        aria-hidden="true"
      />
      {!mayEdit && <p className="text-muted">{editing.readOnly}</p>}
      <fieldset disabled={!mayEdit} className="grid min-w-0 gap-5">
        <area.Fields
          c={c}
          form={form}
          errorOf={(path) =>
            problems[path] === undefined ? undefined : problemText(c.get('desk'), problems[path])
          }
          uploads={uploads}
          action={action}
        />
      </fieldset>
      {mayEdit && (
        <>
          <div className="stays-in-sight z-1 -mx-4 flex flex-wrap gap-2 border-t-2 border-line bg-ground px-4 py-3">
            <DeskButton name="action" value="publish" className="px-2! max-sm:grow sm:px-8!">
              {editing.actions.publish}
            </DeskButton>
            <DeskButton
              variant="quiet"
              name="action"
              value="save-draft"
              className="px-2! max-sm:grow sm:px-5!"
            >
              {editing.actions.saveDraft}
            </DeskButton>
            <DeskButton variant="quiet" name="action" value="preview" className="px-2! max-sm:grow sm:px-5!">
              {editing.actions.preview}
            </DeskButton>
          </div>
          {entry && <MoreActions c={c} entry={entry} />}
        </>
      )}
    </form>
  );
}

// A form has its fields in the order in which they are shown.
function inOrder(form: object, problems: EditProblems): [path: string, problem: string][] {
  const fields = Object.keys(form);
  const placeOf = (path: string) => fields.indexOf(path.split('.')[0] ?? '');
  return Object.entries(problems).toSorted(([a], [b]) => placeOf(a) - placeOf(b));
}

/** The other actions on an entry: each button keeps what is typed, as a draft. */
function MoreActions<Item, Form>({ c, entry }: { c: DeskRequest; entry: EditedEntry<Item, Form> }) {
  const { actions, more } = c.get('desk').messages.editing;
  const button = (value: string, label: string) => (
    <DeskButton variant={value === 'move-to-bin' ? 'danger' : 'quiet'} name="action" value={value}>
      {label}
    </DeskButton>
  );
  return (
    <section aria-label={more} className="flex flex-wrap gap-3">
      {button('move-up', actions.moveUp)}
      {button('move-down', actions.moveDown)}
      {entry.published !== undefined && button('unpublish', actions.unpublish)}
      {entry.state === 'changed' && button('discard', actions.discard)}
      {button('move-to-bin', actions.moveToBin)}
    </section>
  );
}
