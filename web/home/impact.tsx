import { siteMotif } from '../../domain/look/site-motif.ts';
import { isOn } from '../../domain/values/parts.ts';
import type { Messages } from '../../texts/schemas/messages.ts';
import { Section } from '../layout/section.tsx';
import type { PageContext } from '../page-context.ts';

/** How many people were reached, on a band of indigo: figures that count up, each when it is seen (move.ts). */
export function Impact({ context }: { context: PageContext }) {
  const { facts, messages } = context;
  const { heading, counters } = messages.home.impact;
  const names = [
    'childrenEducated',
    'youthTrained',
    ...(isOn('hostel') ? (['studentsSheltered'] as const) : []),
  ] as const;
  return (
    <Section heading={heading} ground="deep" print={siteMotif}>
      <ul className="grid grid-cols-3 gap-x-4 sm:gap-x-10">
        {names.map((name) => (
          <ImpactCounter key={name} figure={facts.impact[name]} {...counters[name]} />
        ))}
      </ul>
    </Section>
  );
}

// It counts up for the eye only; read aloud or printed, the figure is the final one from the start.
function ImpactCounter({ figure, label }: { figure: number; label: string }) {
  return (
    <li>
      <p className="font-heading font-bold">
        <span
          data-figure={figure}
          aria-hidden="true"
          className="block text-[clamp(2.5rem,1.5rem+5vw,6rem)] leading-none text-accent tabular-figures print:hidden"
        >
          {figure}
        </span>
        <span className="sr-only print:not-sr-only">{figure} </span>
        <span className="block leading-snug sm:text-xl">{label}</span>
      </p>
    </li>
  );
}

/** The words of two people. */
export function Testimonials({ messages }: { messages: Messages['home']['testimonials'] }) {
  return (
    <Section heading={messages.heading} ground="cloth">
      <div className="grid gap-x-14 gap-y-6 md:grid-cols-2">
        {messages.list.map(({ quote, name, about }) => (
          <figure key={name}>
            <blockquote className="font-heading text-lg leading-snug font-semibold sm:text-xl">
              <p>“{quote}”</p>
            </blockquote>
            <figcaption className="mt-2 text-muted">
              <strong>{name}</strong>, {about}
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}
