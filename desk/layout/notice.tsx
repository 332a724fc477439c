import type { ReactNode } from 'react';
import { RefusalError, type StaffError } from '../../back-office/staff-error.ts';
import type { DeskMessages } from '../../content/schemas/desk-messages.ts';
import { fillIn } from '../../domain/fill-in.ts';
import type { DeskRequest } from '../desk-context.ts';

type NoticeProps = {
  c: DeskRequest;
  /** The sentences for finished actions, by the word that the address names one with: `?done=saved`. */
  messages: Readonly<Record<string, string>>;
};

/** Says what the form has done that led here; nothing where the address names nothing that was done. */
export function Notice({ c, messages }: NoticeProps) {
  const done = c.req.query('done') ?? '';
  if (!Object.hasOwn(messages, done)) return null;
  return <DoneNotice>{messages[done]}</DoneNotice>;
}

/** Says what a form has done. */
export function DoneNotice({ children }: { children: ReactNode }) {
  return (
    <p
      role="status"
      className="mb-6 max-w-prose rounded-patch border-2 border-success bg-surface px-4 py-3 font-semibold text-success"
    >
      {children}
    </p>
  );
}

type RefusalProps = {
  /** Why nothing was done; nothing is shown without it. */
  text: string | undefined;
  title: string;
};

/** Says above a form why what it asked for was not done. */
export function Refusal({ text, title }: RefusalProps) {
  if (text === undefined) return null;
  return (
    <div role="alert" className="mb-6 max-w-prose rounded-patch border-4 border-danger bg-surface p-5">
      <h2 className="text-xl text-danger">{title}</h2>
      <p className="mt-2">{text}</p>
    </div>
  );
}

/** Why a task was refused, in the language of the desk; what only the command line says stays in English. */
export function refusalText({ refusals }: Pick<DeskMessages, 'refusals'>, error: StaffError): string {
  return error instanceof RefusalError ? fillIn(refusals[error.key], error.values) : error.message;
}
