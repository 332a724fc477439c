import { figures as words } from '../../../content/donate.ts';
import { Section } from '../../layout/section.tsx';

/** What gifts have done so far, in three figures. */
export function GiftFigures() {
  return (
    <Section heading={words.heading} ground="deep" print="pot" className="print:hidden">
      <dl className="grid gap-8 sm:grid-cols-3 sm:gap-0">
        {words.list.map(({ figure, label, text }) => (
          <div
            key={label}
            className="grid content-start border-dashed border-accent/70 sm:border-l-2 sm:px-8 sm:first:border-0 sm:first:pl-0"
          >
            <dt className="order-2 text-lg font-semibold">{label}</dt>
            <dd className="order-1 font-heading text-[clamp(3rem,2rem+4vw,4.75rem)] leading-none font-bold text-accent">
              {figure}
            </dd>
            <dd className="order-3 mt-1 text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
