import { localPath } from '../../domain/local-path.ts';
import type { PageContext } from '../page-context.ts';
import { pages } from '../pages.ts';
import { BlockPrint } from '../../ui/block-print.tsx';
import { Stitch } from '../../ui/stitch.tsx';
import { FooterContact } from './footer-contact.tsx';
import { Logo } from './logo.tsx';
import type { NavigationLink } from './navigation-links.ts';
import { SocialLinks } from './social-links.tsx';

/** The band of cloth that ends every page: where else to go, and how to reach the foundation. */
export function SiteFooter({ context }: { context: PageContext }) {
  const { messages } = context;
  const { footer, foundation } = messages.shell;
  return (
    <footer className="@container deep relative mt-auto print:hidden">
      <BlockPrint motif="leaf" />
      <Stitch className="absolute inset-x-0 top-1 text-accent/80" />
      <div className="page-width relative grid gap-x-6 gap-y-10 pt-14 pb-8 @xs:grid-cols-2 sm:gap-x-10 @5xl:grid-cols-[1.4fr_1fr_1.1fr_1.5fr]">
        <div className="max-sm:col-span-full">
          <Logo context={context} />
          <p className="mt-4 max-w-64 text-muted">{foundation.tagline}</p>
          <SocialLinks context={context} className="mt-5" />
        </div>
        <LinkList
          id="quick-links"
          heading={footer.quickLinks}
          links={localLinks(context, quickLinks(context))}
        />
        <LinkList
          id="programs"
          heading={footer.programs}
          links={localLinks(context, programLinks(context))}
        />
        <FooterContact context={context} className="max-sm:col-span-full" />
      </div>
      <div className="page-width relative flex flex-wrap items-center gap-x-6 pb-8 text-sm text-muted">
        <p>{footer.copyright}</p>
        {localLinks(context, duties(context)).map(({ label, path }) => (
          <a
            key={path}
            href={path}
            className="inline-flex min-h-11 items-center text-ink no-underline hover:underline"
          >
            {label}
          </a>
        ))}
      </div>
    </footer>
  );
}

function quickLinks({ messages }: PageContext): NavigationLink[] {
  const labels = messages.shell.footer.quickLinkLabels;
  return [
    { label: labels.home, path: pages.home.path },
    { label: labels.about, path: pages.about.path },
    { label: labels.gallery, path: pages.gallery.path },
    { label: labels.shop, path: pages.shop.path },
    { label: labels.donate, path: pages.donate.path },
  ];
}

function programLinks({ messages }: PageContext): NavigationLink[] {
  const labels = messages.shell.footer.programLinks;
  return [
    { label: labels.education, path: pages.about.path },
    { label: labels.training, path: pages.about.path },
    { label: labels.hostel, path: pages['hostel-enrollment'].path },
    { label: labels.goods, path: pages.shop.path },
  ];
}

function duties({ messages: { ownApplication, privacy, accessibility } }: PageContext): NavigationLink[] {
  return [
    { label: ownApplication.link, path: pages.application.path },
    { label: privacy.footer, path: pages.privacy.path },
    { label: accessibility.footer, path: pages.accessibility.path },
  ];
}

function localLinks({ language }: PageContext, links: readonly NavigationLink[]): NavigationLink[] {
  return links.map(({ label, path }) => ({ label, path: localPath(language, path) }));
}

function LinkList({ id, heading, links }: { id: string; heading: string; links: readonly NavigationLink[] }) {
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className="text-xl">
        {heading}
      </h2>
      <ul className="mt-2">
        {links.map(({ label, path }) => (
          <li key={label}>
            <a
              href={path}
              className="inline-flex min-h-11 items-center text-ink wrap-anywhere no-underline hover:underline"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
