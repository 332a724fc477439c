import type { ReactNode } from 'react';
import { ChildSafetyContact } from '../../layout/child-safety-contact.tsx';
import { ContactWay, type ContactWayName } from '../../layout/contact-way.tsx';
import { SocialLinks } from '../../layout/social-links.tsx';
import type { PageContext } from '../../page-context.ts';

const ways: readonly Extract<ContactWayName, 'address' | 'hours' | 'phone' | 'email'>[] = [
  'address',
  'hours',
  'phone',
  'email',
];

/** Where, when and how the foundation is reached. */
export function ContactDetails({ context }: { context: PageContext }) {
  const terms = context.messages.contact.contact;
  return (
    <dl className="grid gap-6">
      {ways.map((way) => (
        <Detail key={way} term={terms[way]}>
          <ContactWay way={way} context={context} linkClassName="inline-flex min-h-11 items-center" />
        </Detail>
      ))}
      <Detail term={context.messages.factLabels.childSafety}>
        <ChildSafetyContact context={context} explained />
      </Detail>
      {context.facts.socials.length > 0 && (
        <Detail term={terms.socials}>
          <SocialLinks context={context} className="mt-1" />
        </Detail>
      )}
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
