import * as words from '../../../content/contact.ts';
import { site } from '../../../content/site.ts';
import { Section } from '../../layout/section.tsx';
import { StitchedFrame } from '../../ui/stitch.tsx';
import { ContactDetails } from './contact-details.tsx';
import { ContactForm } from './contact-form.tsx';
import type { ReturnedMessage } from './send-posted.ts';

/** Every way to reach the foundation, and the form that becomes a WhatsApp message. */
export function ContactSection({ returned }: { returned: ReturnedMessage | undefined }) {
  return (
    <Section heading={words.contact.heading} ground="cloth" print="hand" id="contact">
      <div className="grid items-start gap-12 lg:grid-cols-[1fr_1.2fr] lg:gap-20">
        <ContactDetails />
        <div className="relative rounded-patch bg-surface p-7 shadow-lift sm:p-10">
          <StitchedFrame className="text-line" />
          <h3 className="mb-3">{words.form.heading}</h3>
          {site.whatsapp ? (
            <ContactForm whatsappNumber={site.whatsapp} returned={returned} />
          ) : (
            <p>{words.form.noWhatsapp}</p>
          )}
        </div>
      </div>
    </Section>
  );
}
