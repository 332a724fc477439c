import type { ReactNode } from 'react';
import { type EditedEntry, versionOfEntry } from '../../back-office/editing/edited-entry.ts';
import { CHECKED } from '../../domain/checked-box.ts';
import { fillIn } from '../../domain/fill-in.ts';
import { languageTable } from '../../domain/languages.ts';
import { ownPicture } from '../../domain/picture-address.ts';
import { partsOfField } from '../../domain/translated-fields.ts';
import { Picture } from '../../web/pictures/picture.tsx';
import { staffPicture } from '../pictures/staff-picture.ts';
import type { DeskRequest } from '../desk-context.ts';
import { nestedFields } from '../forms/nested-fields.ts';
import { ConflictView, type Difference } from '../layout/conflict-view.tsx';
import { renderDeskPage } from '../layout/render-desk-page.tsx';
import type { EditArea } from './edit-area.ts';
import { entryAddress } from './entry-address.ts';
import { withShownPictures } from './uploads-of.ts';

/** Answers with both versions of an entry that someone else has changed since the form was opened. */
export async function renderEditConflict<Item, Form extends object>(
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
        differences={differencesOf(theirs, yours, {
          labelOf: (path) => area.labelOf(messages, path),
          ...conflict,
        })}
        theirsHeading={
          current.draft
            ? fillIn(conflict.theirs, { name: current.draft.changedBy })
            : conflict.theirsPublished
        }
        action={address}
        fields={[
          ['version', versionOfEntry(area.kind, current)],
          ...nestedFields(Object.fromEntries(Object.entries(form))),
        ]}
        pressed={['action', action]}
        goOn={['action', 'go-on']}
        savedAt={address}
      />
    ),
  });
}

type Naming = { labelOf(path: string): string; yes: string; no: string };

function differencesOf(theirs: object, yours: object, { labelOf, yes, no }: Naming): Difference[] {
  const saved = new Map(nestedFields(Object.fromEntries(Object.entries(theirs))));
  const typed = new Map(nestedFields(Object.fromEntries(Object.entries(yours))));
  return [...new Set([...saved.keys(), ...typed.keys()])]
    .map((path) => ({ path, theirs: saved.get(path) ?? '', yours: typed.get(path) ?? '' }))
    .filter((each) => each.theirs !== each.yours)
    .map(({ path, ...values }) => {
      // A checkbox that is not ticked sends nothing.
      const isBox = values.theirs === CHECKED || values.yours === CHECKED;
      const shown = (value: string) => (isBox ? (value === CHECKED ? yes : no) : shownValue(path, value));
      return { label: labelOf(path), theirs: shown(values.theirs), yours: shown(values.yours) };
    });
}

function shownValue(path: string, value: string): ReactNode {
  const language = partsOfField(path)?.language;
  if (language && value) return <span lang={languageTable[language].tag}>{value}</span>;
  if (!ownPicture(value)) return value;
  return <Picture address={staffPicture(value)} alt="" sizes="160px" className="size-40 rounded-patch" />;
}
