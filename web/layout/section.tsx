import { type ReactNode, useId } from 'react';
import { BlockPrint, type MotifName } from '../../ui/motif.tsx';

const grounds = { plain: '', cloth: 'bg-cloth', deep: 'deep' };

type SectionProps = {
  heading: string;
  lead?: string;
  /** `plain` is the page's own cotton, `cloth` a warmer band, `deep` a band of indigo that turns its colours round. */
  ground?: keyof typeof grounds;
  /** A block printed all over the band, faintly. */
  print?: MotifName;
  id?: string;
  className?: string;
  children: ReactNode;
};

/** A part of a page across its whole width, named by its heading. */
export function Section({
  heading,
  lead,
  ground = 'plain',
  print,
  id,
  className = '',
  children,
}: SectionProps) {
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      id={id}
      className={`relative py-8 sm:py-16 ${grounds[ground]} ${className}`}
    >
      {print && <BlockPrint motif={print} />}
      <div className="page-width relative">
        <h2 id={headingId} className="max-w-[28ch]">
          {heading}
        </h2>
        {lead !== undefined && <p className="mt-2 max-w-prose text-muted sm:mt-4 sm:text-lg">{lead}</p>}
        <div className="mt-5 sm:mt-8">{children}</div>
      </div>
    </section>
  );
}
