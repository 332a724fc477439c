import { useId } from 'react';
import { type NavigationLink, programLinks, quickLinks } from '../../content/navigation.ts';
import * as shell from '../../content/shell.ts';
import { site } from '../../content/site.ts';
import { BlockPrint } from '../ui/block-print.tsx';
import { Stitch } from '../ui/stitch.tsx';
import { FooterContact } from './footer-contact.tsx';
import { Logo } from './logo.tsx';
import { SocialLinks } from './social-links.tsx';

/** The band of cloth that ends every page: where else to go, and how to reach the foundation. */
export function SiteFooter() {
  return (
    <footer className="deep relative mt-auto print:hidden">
      <BlockPrint motif="leaf" />
      <Stitch className="absolute inset-x-0 top-1 text-accent/80" />
      <div className="page-width relative grid grid-cols-2 gap-x-6 gap-y-10 pt-14 pb-8 sm:gap-x-10 lg:grid-cols-[1.4fr_1fr_1.1fr_1.5fr]">
        <div className="max-sm:col-span-2">
          <Logo />
          <p className="mt-4 max-w-64 text-muted">{site.tagline}.</p>
          <SocialLinks className="mt-5" />
        </div>
        <LinkList heading={shell.footer.quickLinks} links={quickLinks} />
        <LinkList heading={shell.footer.programs} links={programLinks} />
        <FooterContact className="max-sm:col-span-2" />
      </div>
      <p className="page-width relative pb-8 text-sm text-muted">{shell.footer.copyright}</p>
    </footer>
  );
}

function LinkList({ heading, links }: { heading: string; links: readonly NavigationLink[] }) {
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className="text-xl">
        {heading}
      </h2>
      <ul className="mt-2">
        {links.map(({ label, to }) => (
          <li key={label}>
            <a href={to} className="inline-flex min-h-11 items-center text-ink no-underline hover:underline">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
