import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { Unbroken } from '../../../ui/unbroken.tsx';

/** The result of a step, or why it failed; it is read out when the page opens. */
export function Message({ tone, children }: { tone: 'success' | 'failure'; children: string }): ReactNode {
  const succeeded = tone === 'success';
  return (
    <p
      role={succeeded ? 'status' : 'alert'}
      className={`flex max-w-prose items-start gap-3 rounded-patch border-2 bg-surface p-4 font-semibold ${succeeded ? 'border-success' : 'border-danger'}`}
    >
      <Icon
        name={succeeded ? 'check' : 'warning'}
        className={`mt-0.5 size-6 shrink-0 ${succeeded ? 'text-success' : 'text-danger'}`}
      />
      <span>
        <Unbroken text={children} />
      </span>
    </p>
  );
}
