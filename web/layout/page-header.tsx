import type { ReactNode } from 'react';
import { FirstScreenEnd } from './first-screen.tsx';

type PageHeaderProps = {
  title: string;
  /** How wide the title's lines may be, where its words would else break in one place or another. */
  titleWidth?: string;
  lead?: string;
  aside?: ReactNode;
  children?: ReactNode;
};

/** A page's opening: its one `<h1>`, underlined with a thread that is drawn once, and what the page is about. */
export function PageHeader({ title, titleWidth = 'max-w-[22ch]', lead, aside, children }: PageHeaderProps) {
  return (
    <div className="page-width grid items-center gap-x-12 gap-y-8 pt-10 pb-8 sm:pt-14 sm:pb-10 lg:grid-flow-col lg:auto-cols-fr">
      <div>
        <h1 className={`stitched stitching ${titleWidth}`}>{title}</h1>
        {lead !== undefined && <p className="mt-5 max-w-prose text-lg text-muted">{lead}</p>}
        {children}
      </div>
      {aside}
      <FirstScreenEnd />
    </div>
  );
}
