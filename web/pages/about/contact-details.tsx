import type { ReactNode } from 'react';
import { contact as words } from '../../../content/contact.ts';
import { site } from '../../../content/site.ts';
import { SocialLinks } from '../../layout/social-links.tsx';

/** Where, when and how the foundation is reached. */
export function ContactDetails() {
  return (
    <dl className="grid gap-6">
      <Detail term={words.address}>
        <address className="not-italic">
          {site.address.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </address>
      </Detail>
      <Detail term={words.hours}>{site.openingHours}</Detail>
      <Detail term={words.phone}>
        <a href={`tel:${site.phone.replace(/[^+\d]/g, '')}`} className="inline-flex min-h-11 items-center">
          {site.phone}
        </a>
      </Detail>
      <Detail term={words.email}>
        <a href={`mailto:${site.email}`} className="inline-flex min-h-11 items-center wrap-anywhere">
          {site.email}
        </a>
      </Detail>
      <Detail term={words.socials}>
        <SocialLinks className="mt-1" />
      </Detail>
    </dl>
  );
}

function Detail({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{term}</dt>
      <dd className="text-lg">{children}</dd>
    </div>
  );
}
