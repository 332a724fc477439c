import type { Messages } from '../../../content/schemas/messages.ts';
import { Section } from '../../layout/section.tsx';
import type { PageContext } from '../../page-context.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Stitch, StitchedFrame } from '../../../ui/stitch.tsx';

/** A day in the house, hour by hour, and the things that stand ready all the time. */
export function HostelDay({ context }: { context: PageContext }) {
  const messages = context.messages.hostel.day;
  return (
    <Section heading={messages.heading} lead={messages.lead}>
      <div className="grid items-start gap-12 lg:grid-cols-[1fr_22rem] xl:gap-20">
        <div className="relative">
          <Stitch down className="absolute inset-y-2 left-[5.75rem] hidden text-thread sm:block" />
          <ol className="grid gap-8">
            {messages.hours.map(({ said, title, text }, index) => (
              <li key={said} className="grid gap-x-12 sm:grid-cols-[5rem_1fr]">
                <time
                  dateTime={context.facts.hostelDay[index]}
                  className="pt-0.5 font-heading text-lg font-bold text-thread tabular-figures sm:text-right"
                >
                  {said}
                </time>
                <div>
                  <h3>{title}</h3>
                  <p className="mt-1 max-w-prose text-muted">{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
        <Ready messages={messages.ready} />
      </div>
    </Section>
  );
}

function Ready({ messages }: { messages: Messages['hostel']['day']['ready'] }) {
  return (
    <section
      aria-labelledby="what-stands-ready"
      className="relative rounded-patch bg-cloth p-7 shadow-lift lg:mt-2 lg:rotate-1"
    >
      <StitchedFrame />
      <h3 id="what-stands-ready">{messages.heading}</h3>
      <ul className="mt-3 grid gap-2.5">
        {messages.items.map((item) => (
          <li key={item} className="flex items-start gap-3">
            <Icon name="check" className="mt-1 size-5 text-success" />
            {item}
          </li>
        ))}
      </ul>
    </section>
  );
}
