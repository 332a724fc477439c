import type { ReactNode } from 'react';
import type { EditState } from '../../back-office/entries/edited-entry.ts';
import { mayAct } from '../../domain/people/person.ts';
import { ButtonLink } from '../../ui/button.tsx';
import type { DeskRequest } from '../layout/desk-context.ts';
import { StateLabel } from '../layout/list.tsx';
import { Notice } from '../layout/notice.tsx';

/** The part above a list of entries: the last action, with the way to undo it, and the button that adds an entry. */
export function ListHead({ c, address, add }: { c: DeskRequest; address: string; add: string }) {
  return (
    <>
      <Notice c={c} messages={c.get('desk').messages.editing.done} />
      {mayAct(c.get('signedIn').person.role, 'editor') && (
        <p className="mb-5">
          <ButtonLink to={`${address}/new`}>{add}</ButtonLink>
        </p>
      )}
    </>
  );
}

type EntryDetailProps = {
  /** The details that matter, such as the price; '' is left out. */
  texts: readonly string[];
  state: ReactNode;
};

/** The details of an entry in a list, below its name. */
export function EntryDetail({ texts, state }: EntryDetailProps) {
  return (
    <span className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-1 tabular-figures">
      {texts.some(Boolean) && <span>{texts.filter(Boolean).join(' · ')}</span>}
      {state}
    </span>
  );
}

type EditStateProps = {
  c: DeskRequest;
  state: EditState;
  isSoldOut?: boolean;
  /** Why visitors don't see what is published; undefined where they do. */
  notShown?: string | undefined;
};

const tones = { draft: 'open', changed: 'waits' } as const;

/** Whether visitors see an entry, as a word. */
export function EditStateLabel({ c, state, isSoldOut = false, notShown }: EditStateProps) {
  const { states } = c.get('desk').messages.editing;
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      {isSoldOut && <StateLabel tone="open">{states.soldOut}</StateLabel>}
      {notShown !== undefined && <StateLabel tone="waits">{notShown}</StateLabel>}
      {state !== 'published' && <StateLabel tone={tones[state]}>{states[state]}</StateLabel>}
      {/* An entry that is sold out and published says one thing. */}
      {state === 'published' && !isSoldOut && notShown === undefined && (
        <span className="text-muted">{states.published}</span>
      )}
    </span>
  );
}
