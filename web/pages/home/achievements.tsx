import * as home from '../../../content/home.ts';
import { Section } from '../../layout/section.tsx';
import { ContactDetails } from './contact-details.tsx';

const words = home.achievements;

/** What was reached year by year, beside the ways to reach the foundation. */
export function Achievements() {
  return (
    <Section heading={words.heading}>
      <div className="grid items-start gap-x-16 gap-y-12 lg:grid-cols-[3fr_2fr]">
        <ol>
          {words.list.map(({ year, text }) => (
            <li
              key={year}
              className="grid gap-x-8 border-t border-line py-5 first:border-t-0 first:pt-0 sm:grid-cols-[5.5rem_1fr]"
            >
              <strong className="font-heading text-2xl leading-none text-thread">{year}</strong>
              <p className="text-lg">{text}</p>
            </li>
          ))}
        </ol>
        <ContactDetails />
      </div>
    </Section>
  );
}
