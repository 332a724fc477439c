import type { ComponentProps } from 'react';

/** A link as high as a finger needs. */
export function TouchLink({ children, ...link }: Omit<ComponentProps<'a'>, 'className'>) {
  return (
    <a {...link} className="inline-flex min-h-11 items-center">
      {children}
    </a>
  );
}
