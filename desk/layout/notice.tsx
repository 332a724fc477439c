import type { ReactNode } from 'react';
import { RefusalError, StaffError } from '../../back-office/staff-error.ts';
import { fillIn } from '../../domain/values/fill-in.ts';
import { TouchLink } from '../forms/controls.tsx';
import { addresses } from './addresses.ts';
import type { DeskRequest } from './desk-context.ts';

type NoticeProps = {
  c: DeskRequest;
  /** The sentences for finished actions, by the word that the address names one with: `?done=saved`. */
  messages: Readonly<Record<string, string>>;
};

/** Says what the form has done that led here; nothing where the address names nothing that was done. */
export function Notice({ c, messages }: NoticeProps) {
  const done = c.req.query('done') ?? '';
  if (!Object.hasOwn(messages, done)) return null;
  return (
    <>
      <DoneNotice>{messages[done]}</DoneNotice>
      {done === 'binned' && (
        <p className="-mt-4 mb-4">
          <TouchLink href={addresses.bin}>{c.get('desk').messages.editing.openBin}</TouchLink>
        </p>
      )}
    </>
  );
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
  title?: string;
  /** Why nothing was done; nothing is shown without it. */
  text: string | undefined;
  /** What there is to compare or to choose, as wide as the page. */
  children?: ReactNode;
};

/** Says above a form why what it asked for was not done. */
export function Refusal({ title, text, children }: RefusalProps) {
  if (text === undefined) return null;
  return (
    <div
      role="alert"
      className={`mb-6 rounded-patch border-4 border-danger bg-surface p-5 [.grid>&]:mb-0 ${children ? '' : 'max-w-prose'}`}
    >
      {title !== undefined && <h2 className="mb-2 text-xl text-danger">{title}</h2>}
      <p className={`max-w-prose ${title === undefined ? 'font-semibold text-danger' : ''}`}>{text}</p>
      {children}
    </div>
  );
}

/** The StaffError with which a task was refused; undefined where it was done. Every other error is thrown. */
export async function refused(task: () => Promise<unknown>): Promise<StaffError | undefined> {
  try {
    await task();
    return undefined;
  } catch (error) {
    if (error instanceof StaffError) return error;
    throw error;
  }
}

/** Why a task was refused, in the language of the desk; what only the command line says stays in English. */
export function refusalText(c: DeskRequest, error: StaffError): string {
  const { refusals } = c.get('desk').messages;
  return error instanceof RefusalError ? fillIn(refusals[error.key], error.values) : error.message;
}
