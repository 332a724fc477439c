import { type ReactNode, useId } from 'react';

type EasySectionProps = { heading: string; id?: string; children: ReactNode };

/** A part of a page in easy read, named by its heading. */
export function EasySection({ heading, id, children }: EasySectionProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} id={id} className="mt-14 grid gap-8 md:mt-20 md:gap-10">
      <h2 id={headingId}>{heading}</h2>
      {children}
    </section>
  );
}
