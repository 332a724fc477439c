import type { ReactNode } from 'react';
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
