import { localPath } from '../../domain/values/local-path.ts';
import { isOn } from '../../domain/values/parts.ts';
import { Icon } from '../../ui/icon.tsx';
import { BlockPrint } from '../../ui/motif.tsx';
import type { PageContext } from '../page-context.ts';
import { pages } from '../pages.ts';
import { ChildSafetyContact } from './child-safety-contact.tsx';
import { CONTACT_ID, ContactWay, type ContactWayName, contactIcons } from './contact-way.tsx';
import { Logo } from './logo.tsx';
import { type NavigationLink, linksIn } from './site-header.tsx';

/** The band of cloth that ends every page: where else to go, and how to reach the foundation. */
export function SiteFooter({ context }: { context: PageContext }) {
  const { messages } = context;
  const { footer, foundation } = messages.shell;
  return (
    <footer className="@container deep relative mt-auto print:hidden">
      <BlockPrint motif="leaf" />
      <div className="page-width relative grid gap-x-6 gap-y-6 pt-9 pb-3 sm:pt-14 @xs:grid-cols-2 sm:gap-x-10 @5xl:grid-cols-[1.4fr_1fr_1.1fr_1.5fr]">
        <div className="max-sm:col-span-full">
          <Logo context={context} />
          <p className="mt-2 max-w-64 text-muted">{foundation.tagline}</p>
          <SocialLinks context={context} className="mt-3" />
        </div>
        <LinkList id="quick-links" heading={footer.quickLinks} links={linksIn('footer', context)} />
        <LinkList id="programs" heading={footer.programs} links={programLinks(context)} />
        <FooterContact context={context} />
      </div>
      <div className="page-width relative flex flex-wrap items-center gap-x-6 pb-5 text-sm text-muted">
        <p>{footer.copyright}</p>
        {linksIn('end', context).map(({ label, path }) => (
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

function programLinks({ language, messages }: PageContext): NavigationLink[] {
  const labels = messages.shell.footer.programLinks;
  const links = [
    { label: labels.education, path: pages.about.path },
    { label: labels.training, path: pages.about.path },
    ...(isOn('hostel') ? [{ label: labels.hostel, path: pages['hostel-enrollment'].path }] : []),
    ...(isOn('shop') ? [{ label: labels.goods, path: pages.shop.path }] : []),
  ];
  return links.map(({ label, path }) => ({ label, path: localPath(language, path) }));
}

function LinkList({ id, heading, links }: { id: string; heading: string; links: readonly NavigationLink[] }) {
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className="text-xl">
        {heading}
      </h2>
      <ul className="mt-1">
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

/** Every way to reach the foundation; WhatsApp only where a number is known. */
function FooterContact({ context }: { context: PageContext }) {
  const { factLabels, shell } = context.messages;
  const { footer } = shell;
  const ways: readonly ContactWayName[] = context.facts.whatsapp
    ? ['phone', 'email', 'whatsapp', 'address', 'hours']
    : ['phone', 'email', 'address', 'hours'];
  return (
    <section id={CONTACT_ID} className="max-sm:col-span-full">
      <h2 className="text-xl">{footer.contact}</h2>
      <ul className="mt-1">
        {ways.map((way) => (
          <li key={way} className="flex items-start gap-3 py-2">
            <Icon name={contactIcons[way]} className="mt-0.5 size-6 text-accent" />
            <div className="min-w-0 [&_a]:-my-2.5 [&_a]:inline-block [&_a]:py-2.5 [&_a]:text-ink">
              <ContactWay
                way={way}
                context={context}
                whatsapp={{ label: footer.whatsapp, text: footer.whatsappGreeting }}
              />
            </div>
          </li>
        ))}
        <li className="flex items-start gap-3 py-2">
          <Icon name={contactIcons.phone} className="mt-0.5 size-6 text-accent" />
          <div className="min-w-0 [&_a]:-mb-2 [&_a]:text-ink">
            <p>{factLabels.childSafety}</p>
            <ChildSafetyContact context={context} />
          </div>
        </li>
      </ul>
    </section>
  );
}

/** Where the foundation shows its work elsewhere, if anywhere; each opens in a new tab, and says so. */
export function SocialLinks({ context, className = '' }: { context: PageContext; className?: string }) {
  const { shell } = context.messages;
  if (context.facts.socials.length === 0) return undefined;
  return (
    <ul aria-label={shell.footer.socials} className={`flex flex-wrap gap-2 ${className}`}>
      {context.facts.socials.map(({ network, label, address }) => (
        <li key={network}>
          <a
            href={address}
            target="_blank"
            rel="noopener"
            aria-label={`${label} ${shell.opensInNewTab}`}
            className="grid size-11 place-items-center rounded-full border-2 border-edge text-ink transition-colors duration-150 hover:bg-ink hover:text-ground"
          >
            <Icon name={network} className="size-5" />
          </a>
        </li>
      ))}
    </ul>
  );
}
