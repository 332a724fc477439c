import { Island } from '../../islands/island.tsx';
import { Section } from '../../layout/section.tsx';
import type { PageContext } from '../../page-context.ts';

/** How many people were reached, on a band of indigo. */
export function Impact({ context }: { context: PageContext }) {
  const { assets, facts, messages } = context;
  const { heading, counters } = messages.home.impact;
  const names = ['childrenEducated', 'youthTrained', 'studentsSheltered'] as const;
  return (
    <Section heading={heading} ground="deep" print="lamp">
      <Island
        assets={assets}
        name="impact-counters"
        // The figures have to stand at 0 before they are seen.
        when="painted"
        props={{ counters: names.map((name) => ({ figure: facts.impact[name], ...counters[name] })) }}
      />
    </Section>
  );
}
