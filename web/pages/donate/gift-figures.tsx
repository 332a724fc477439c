import type { Facts } from '../../../content/schemas/facts.ts';
import type { Messages } from '../../../content/schemas/messages.ts';
import { Section } from '../../layout/section.tsx';

type GiftFiguresProps = { messages: Messages['donate']['figures']; figures: Facts['giftFigures'] };

const names = ['livesImpacted', 'activeProjects', 'fundsUtilized'] as const;

/** The results of gifts so far, in three figures. */
export function GiftFigures({ messages, figures }: GiftFiguresProps) {
  return (
    <Section heading={messages.heading} ground="deep" print="pot" className="print:hidden">
      <dl className="grid gap-8 sm:grid-cols-3 sm:gap-0">
        {names.map((name) => (
          <div
            key={name}
            className="grid content-start border-dashed border-accent/70 sm:border-l-2 sm:px-8 sm:first:border-0 sm:first:pl-0"
          >
            <dt className="order-2 text-lg font-semibold">{messages.list[name].label}</dt>
            <dd className="order-1 font-heading text-[clamp(3rem,2rem+4vw,4.75rem)] leading-none font-bold text-accent">
              {figures[name]}
            </dd>
            <dd className="order-3 mt-1 text-muted">{messages.list[name].text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
