import type { EditProblems } from '../../back-office/editing/edited-kind.ts';
import { type EditedEntry, versionOfEntry } from '../../back-office/editing/edited-entry.ts';
import { mayAct } from '../../domain/person.ts';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import type { DeskRequest } from '../desk-context.ts';
import { DeskButton } from '../forms/desk-button.tsx';
import type { EditArea } from './edit-area.ts';
import { MoreActions } from './more-actions.tsx';
import { pictureFieldNames } from '../pictures/picture-field-names.ts';
import type { PictureUploads } from '../pictures/picture-uploads.ts';
import { problemText } from './problem-text.ts';
import { entryAddress } from './entry-address.ts';
import { picturesOf } from './uploads-of.ts';

/** A form as it is shown: of an entry that is there, or of a new one. */
export type ShownForm<Item, Form> = {
  entry: EditedEntry<Item, Form> | undefined;
  form: Form;
  /** The version that the editor saw; that of `entry` unless something else was typed on. */
  version?: string | undefined;
  problems?: EditProblems | undefined;
};

type EditFormProps<Item, Form extends object> = ShownForm<Item, Form> & {
  c: DeskRequest;
  area: EditArea<Item, Form>;
  uploads: PictureUploads;
};

/** The form in which an entry is edited, with all that can be done with it. */
export function EditForm<Item, Form extends object>(props: EditFormProps<Item, Form>) {
  const { c, area, entry, form, uploads } = props;
  const { messages, messagesIn, language } = c.get('desk');
  const { problems: found = {} } = props;
  const problems = area.problemsFor?.(found, language) ?? found;
  const { editing } = messages;
  const pictures = picturesOf(area.kind, form);
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
          text: `${area.labelOf(messages, path)}: ${problemText(messages, problem)}`,
        }))}
      />
      <input type="hidden" name="version" value={version} />
      {/* The button that the Enter key presses. */}
      <button type="submit" name="action" value="save-draft" hidden tabIndex={-1} aria-hidden="true" />
      {mayEdit && entry && area.Actions && <area.Actions messages={messages} entry={entry} />}
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
          messages={messages}
          messagesIn={messagesIn}
          language={language}
          form={form}
          errorOf={(path) =>
            problems[path] === undefined ? undefined : problemText(messages, problems[path])
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
              variant="secondary"
              name="action"
              value="save-draft"
              className="px-2! max-sm:grow sm:px-5!"
            >
              {editing.actions.saveDraft}
            </DeskButton>
            <DeskButton
              variant="secondary"
              name="action"
              value="preview"
              className="px-2! max-sm:grow sm:px-5!"
            >
              {editing.actions.preview}
            </DeskButton>
          </div>
          {entry && <MoreActions messages={editing} entry={entry} />}
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
