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
      <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-3">
        {names.map((name) => (
          <ImpactCounter key={name} figure={facts.impact[name]} {...counters[name]} />
        ))}
      </ul>
    </Section>
  );
}

// It counts up for the eye only; read aloud or printed, the figure is the final one from the start.
function ImpactCounter({ figure, label, text }: { figure: number; label: string; text: string }) {
  return (
    <li>
      <p className="font-heading font-bold">
        <span
          data-figure={figure}
          aria-hidden="true"
          className="block text-[clamp(3.5rem,2.5rem+5vw,6rem)] leading-none text-accent tabular-figures print:hidden"
        >
          {figure}
        </span>
        <span className="sr-only print:not-sr-only">{figure} </span>
        <span className="text-xl">{label}</span>
      </p>
      <p className="text-muted">{text}</p>
    </li>
  );
}

/** The words of two people: the first across, the second set in from the other side, as an answer. */
export function Testimonials({ messages }: { messages: Messages['home']['testimonials'] }) {
  return (
    <Section heading={messages.heading} ground="cloth">
      <div className="grid gap-12">
        {messages.list.map(({ quote, name, about }) => (
          <figure key={name} className="max-w-[44rem] even:justify-self-end">
            <blockquote className="font-heading text-2xl leading-snug font-semibold text-balance">
              <p>“{quote}”</p>
            </blockquote>
            <figcaption className="mt-3 flex gap-3">
              <span aria-hidden="true" className="stitch mt-2.5 w-12 shrink-0 text-thread" />
              <span>
                <strong>{name}</strong>, {about}
              </span>
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}
