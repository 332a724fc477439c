import type { ReactNode } from 'react';
import { ChildSafetyContact } from '../../layout/child-safety-contact.tsx';
import { contactIcons, ContactWay, type ContactWayName } from '../../layout/contact-way.tsx';
import { Section } from '../../layout/section.tsx';
import type { PageContext } from '../../page-context.ts';
import { Icon } from '../../../ui/icon.tsx';

const linkLook = 'inline-flex min-h-11 items-center';

/** The people behind the form; WhatsApp only where a number is known. */
export function HostelContact({ context }: { context: PageContext }) {
  const messages = context.messages.hostel.contact;
  const whatsapp = { label: messages.whatsappText, text: messages.whatsappMessage };
  return (
    <Section heading={messages.heading} lead={messages.lead} ground="cloth" print="hand" id="contact">
      <ul className="grid gap-x-12 gap-y-6 sm:grid-cols-2">
        <Way way="phone" name={messages.call}>
          <ContactWay way="phone" context={context} linkClassName={linkLook} />
        </Way>
        {context.facts.whatsapp && (
          <Way way="whatsapp" name={messages.whatsapp}>
            <ContactWay way="whatsapp" context={context} whatsapp={whatsapp} linkClassName={linkLook} />
          </Way>
        )}
        <Way way="email" name={messages.write}>
          <ContactWay way="email" context={context} linkClassName={linkLook} />
        </Way>
        <Way way="address" name={messages.visit}>
          <div className="text-base font-normal">
            <ContactWay way="address" context={context} />
            <p className="text-muted">
              <ContactWay way="hours" context={context} />
            </p>
          </div>
        </Way>
        <Way way="phone" name={context.messages.factLabels.childSafety}>
          <ChildSafetyContact context={context} explained />
        </Way>
      </ul>
    </Section>
  );
}

function Way({ way, name, children }: { way: ContactWayName; name: string; children: ReactNode }) {
  return (
    <li className="flex items-start gap-4">
      <Icon name={contactIcons[way]} className="mt-1 size-7 text-thread" />
      <div className="min-w-0">
        <p className="text-sm text-muted">{name}</p>
        <div className="text-lg font-semibold">{children}</div>
      </div>
    </li>
  );
}
