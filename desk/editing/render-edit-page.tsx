import type { ReactNode } from 'react';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { fillIn } from '../../domain/fill-in.ts';
import type { DeskRequest } from '../desk-context.ts';
import { Notice } from '../layout/notice.tsx';
import { renderDeskPage } from '../layout/render-desk-page.tsx';
import { timeText } from '../layout/time-text.ts';
import { TouchLink } from '../layout/touch-link.tsx';
import type { EditArea } from './edit-area.ts';
import { EditForm, type ShownForm } from './edit-form.tsx';
import { uploadsOf } from './uploads-of.ts';
import { EditStateLabel } from './edit-state.tsx';

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
            <EditStateLabel
              messages={editing}
              state={entry.state}
              isSoldOut={isSoldOut(entry.form)}
              notShown={notShown}
            />
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
