import type { DeskRequest } from '../desk-context.ts';

/** Says that visitors can read the whole list of students, where they can; stands on forms that add somebody to it. */
export function OpenListNote({ c }: { c: DeskRequest }) {
  const { listIsOpen, messages } = c.get('desk');
  if (!listIsOpen) return null;
  return (
    <p className="max-w-prose rounded-patch border-2 border-line bg-surface px-4 py-3">
      {messages.students.openList}
    </p>
  );
}
