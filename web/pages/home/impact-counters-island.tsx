import { ImpactCounter, type ImpactCounterProps } from './impact-counter.tsx';

/** Figures that count up, each when it is seen. */
export function ImpactCountersIsland({ counters }: { counters: readonly ImpactCounterProps[] }) {
  return (
    <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-3">
      {counters.map((counter) => (
        <ImpactCounter key={counter.label} {...counter} />
      ))}
    </ul>
  );
}
