import type { DeskRequest } from '../desk-context.ts';

/** Says who can read the list of students, where visitors can; stands on forms that add somebody to it. */
export function OpenListNote({ c }: { c: DeskRequest }) {
  const { enrolledAccess, messages } = c.get('desk');
  if (enrolledAccess !== 'open' && enrolledAccess !== 'consented') return null;
  return (
    <p className="max-w-prose rounded-patch border-2 border-line bg-surface px-4 py-3">
      {enrolledAccess === 'open' ? messages.students.openList : messages.students.consentedList}
    </p>
  );
}
