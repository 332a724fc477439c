import * as home from '../../../content/home.ts';
import { Section } from '../../layout/section.tsx';
import { ImpactCounter } from './impact-counter.tsx';

const words = home.impact;

/** How many were reached, on a band of indigo. */
export function ImpactCounters() {
  return (
    <Section heading={words.heading} ground="deep" print="lamp">
      <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-3">
        {words.counters.map((counter) => (
          <ImpactCounter key={counter.label} {...counter} />
        ))}
      </ul>
    </Section>
  );
}
