import type { Messages } from '../../../content/schemas/messages.ts';
import { contactMessageSchema } from '../../../domain/contact-message.ts';
import { pickProblems } from '../../../domain/field-problem-text.ts';
import { Island } from '../../islands/island.tsx';
import { NoticeLink } from '../../layout/notice-link.tsx';
import { Section } from '../../layout/section.tsx';
import type { PageContext } from '../../page-context.ts';
import { StitchedFrame } from '../../../ui/stitch.tsx';
import { ContactDetails } from './contact-details.tsx';
import type { ReturnedMessage } from './post-message.ts';

type ContactSectionProps = {
  context: PageContext;
  messages: Messages['contact'];
  returned: ReturnedMessage | undefined;
};

/** Every way to reach the foundation, and the form that becomes a WhatsApp message. */
export function ContactSection({ context, messages, returned }: ContactSectionProps) {
  const { assets, facts } = context;
  const { form, message, contact } = messages;
  const { summary, problems } = context.messages.forms;
  return (
    <Section heading={contact.heading} ground="cloth" print="hand" id="contact">
      <div className="grid items-start gap-12 lg:grid-cols-[1fr_1.2fr] lg:gap-20">
        <ContactDetails context={context} />
        <div className="relative rounded-patch bg-surface p-7 shadow-lift sm:p-10">
          <StitchedFrame className="text-line" />
          <h3 className="mb-3">{form.heading}</h3>
          {facts.whatsapp ? (
            <Island
              assets={assets}
              name="contact-form"
              when="near"
              props={{
                messages: { form, message },
                forms: {
                  summary,
                  problems: pickProblems(problems, Object.keys(contactMessageSchema.entries)),
                },
                whatsappNumber: facts.whatsapp,
                ...(returned ? { returned } : {}),
              }}
            />
          ) : (
            <p>{form.noWhatsapp}</p>
          )}
          {facts.whatsapp && <NoticeLink context={context} form="contact" className="mt-3" />}
        </div>
      </div>
    </Section>
  );
}
