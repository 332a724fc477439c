import { ContactWay, type ContactWayName } from '../../layout/contact-way.tsx';
import type { PageContext } from '../../page-context.ts';
import { StitchedFrame } from '../../../ui/stitch.tsx';

/** Every way to reach the foundation, as a card; WhatsApp only where a number is known. */
export function ContactDetails({ context }: { context: PageContext }) {
  const messages = context.messages.home.contact;
  const terms: Readonly<Record<ContactWayName, string>> = {
    phone: messages.phone,
    whatsapp: messages.whatsapp,
    email: messages.email,
    address: messages.address,
    hours: messages.openingHours,
  };
  const ways = (Object.keys(terms) as ContactWayName[]).filter(
    (way) => way !== 'whatsapp' || context.facts.whatsapp,
  );
  return (
    <div className="relative rounded-patch bg-cloth p-7 sm:p-9">
      <StitchedFrame />
      <h3>{messages.heading}</h3>
      <p className="mt-1">{messages.text}</p>
      <dl className="mt-4">
        {ways.map((way) => (
          <div key={way} className="grid gap-x-4 py-1 sm:grid-cols-[7rem_1fr]">
            <dt className="font-semibold sm:py-1.5">{terms[way]}</dt>
            <dd className="min-w-0 wrap-anywhere sm:py-1.5">
              <ContactWay
                way={way}
                context={context}
                whatsapp={{ label: messages.writeOnWhatsapp, text: messages.greeting }}
                linkClassName="inline-flex min-h-11 items-center sm:-my-2.5"
              />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
