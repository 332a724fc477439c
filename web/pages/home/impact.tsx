import { Section } from '../../layout/section.tsx';
import type { PageContext } from '../../page-context.ts';

/** How many people were reached, on a band of indigo: figures that count up, each when it is seen (move.ts). */
export function Impact({ context }: { context: PageContext }) {
  const { facts, messages } = context;
  const { heading, counters } = messages.home.impact;
  const names = ['childrenEducated', 'youthTrained', 'studentsSheltered'] as const;
  return (
    <Section heading={heading} ground="deep" print="lamp">
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
