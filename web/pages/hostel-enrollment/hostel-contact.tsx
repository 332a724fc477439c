import { ContactWay, type ContactWayName, contactIcons } from '../../layout/contact-way.tsx';
import { Section } from '../../layout/section.tsx';
import type { PageContext } from '../../page-context.ts';
import { Icon } from '../../ui/icon.tsx';

/** The people behind the form; WhatsApp only where a number is known. */
export function HostelContact({ context }: { context: PageContext }) {
  const { contact } = context.messages.hostel;
  const ways: [name: string, way: ContactWayName][] = [
    [contact.call, 'phone'],
    ...(context.facts.whatsapp ? [[contact.whatsapp, 'whatsapp'] satisfies [string, ContactWayName]] : []),
    [contact.write, 'email'],
    [contact.visit, 'address'],
  ];
  return (
    <Section heading={contact.heading} lead={contact.lead} ground="cloth" print="hand" id="contact">
      <ul className="grid gap-x-12 gap-y-6 sm:grid-cols-2">
        {ways.map(([name, way]) => (
          <li key={way} className="flex items-start gap-4">
            <Icon name={contactIcons[way]} className="mt-1 size-7 text-thread" />
            <div className="min-w-0">
              <p className="text-sm text-muted">{name}</p>
              <div className="text-lg font-semibold [&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center [&_address]:text-base [&_address]:font-normal">
                <ContactWay
                  way={way}
                  context={context}
                  whatsapp={{ label: contact.whatsappText, text: contact.whatsappMessage }}
                />
                {way === 'address' && (
                  <p className="text-base font-normal text-muted">
                    <ContactWay way="hours" context={context} />
                  </p>
                )}
              </div>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
