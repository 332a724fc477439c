import type { ReactNode } from 'react';
import { FirstScreenEnd } from './first-screen.tsx';

type PageHeaderProps = {
  title: string;
  /** How wide the title's lines may be, where its words would else break in one place or another. */
  titleWidth?: string;
  lead?: string;
  /** Whether it leaves a phone's first screen to what follows. */
  isShort?: boolean;
  aside?: ReactNode;
  children?: ReactNode;
};

/** A page's opening: its one `<h1>`, underlined with a thread that is drawn once, and what the page is about. */
export function PageHeader({
  title,
  titleWidth = 'max-w-[22ch]',
  lead,
  isShort = false,
  aside,
  children,
}: PageHeaderProps) {
  const space = isShort ? 'pt-3 pb-3 sm:pt-8 sm:pb-6' : 'pt-10 pb-8 sm:pt-14 sm:pb-10';
  return (
    <div
      className={`page-width grid grid-cols-1 items-center gap-x-12 gap-y-8 ${space} lg:grid-flow-col lg:auto-cols-fr`}
    >
      <div>
        <h1 className={`stitched ${titleWidth} ${isShort ? 'max-sm:text-2xl' : ''}`}>{title}</h1>
        {lead !== undefined && <p className="mt-5 max-w-prose text-lg text-muted">{lead}</p>}
        {children}
      </div>
      {aside}
      <FirstScreenEnd />
    </div>
  );
}
