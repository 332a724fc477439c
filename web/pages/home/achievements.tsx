import { Section } from '../../layout/section.tsx';
import type { PageContext } from '../../page-context.ts';
import { ContactDetails } from './contact-details.tsx';

/** The achievements year by year, beside the ways to reach the foundation. */
export function Achievements({ context }: { context: PageContext }) {
  const messages = context.messages.home.achievements;
  return (
    <Section heading={messages.heading}>
      <div className="grid items-start gap-x-16 gap-y-12 lg:grid-cols-[3fr_2fr]">
        <ol>
          {messages.list.map(({ year, text }) => (
            <li
              key={year}
              className="grid gap-x-8 border-t border-line py-5 first:border-t-0 first:pt-0 sm:grid-cols-[5.5rem_1fr]"
            >
              <strong className="font-heading text-2xl leading-none text-thread">{year}</strong>
              <p className="text-lg">{text}</p>
            </li>
          ))}
        </ol>
        <ContactDetails context={context} />
      </div>
    </Section>
  );
}
