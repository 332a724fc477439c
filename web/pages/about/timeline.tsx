import type { Messages } from '../../../content/schemas/messages.ts';
import { Section } from '../../layout/section.tsx';
import { Stitch } from '../../../ui/stitch.tsx';

/** The years that mattered, sewn to one thread that runs down to the needle. */
export function Timeline({ messages }: { messages: Messages['about']['timeline'] }) {
  return (
    <Section heading={messages.heading} ground="cloth" print="leaf">
      <div className="relative">
        <Stitch down className="absolute top-3 bottom-22 left-[1.1rem] text-thread lg:left-[calc(50%-4px)]" />
        <ol className="grid gap-10 lg:gap-0">
          {messages.steps.map(({ year, title, text }) => (
            <li
              key={year}
              className="group relative grid gap-x-24 pl-16 lg:grid-cols-2 lg:pl-0 lg:not-first:-mt-6"
            >
              <Knot />
              <p className="font-heading text-3xl leading-none font-bold text-thread lg:group-odd:text-right lg:group-even:order-2">
                <time dateTime={year}>{year}</time>
              </p>
              <div className="mt-2 max-w-md lg:mt-0 lg:pb-16 lg:group-even:justify-self-end lg:group-even:text-right">
                <h3>{title}</h3>
                <p className="mt-2">{text}</p>
              </div>
            </li>
          ))}
        </ol>
        <p className="mt-10 flex items-end gap-6 pl-2 text-muted lg:mt-4 lg:ml-[calc(50%-1.1rem)] lg:pl-0">
          <Needle />
          <span className="pb-2">{messages.next}</span>
        </p>
      </div>
    </Section>
  );
}

function Knot() {
  return (
    <span
      aria-hidden="true"
      className="absolute top-1 left-2 size-7 rounded-full border-4 border-cloth bg-thread forced-color-adjust-none lg:left-[calc(50%-0.875rem)]"
    />
  );
}

function Needle() {
  return (
    <svg viewBox="0 0 24 96" aria-hidden="true" fill="none" className="h-24 w-6 shrink-0">
      <path
        d="M12 2c4 0 5 6 4.6 14L12 95 7.4 16C7 8 8 2 12 2zm0 5.500c-2 0-2 9-1.600 11 .5 1.600 2.700 1.600 3.200 0 .4-2 .4-11-1.600-11z"
        fillRule="evenodd"
        className="fill-edge"
      />
      <path d="M12 0v10" strokeWidth="2.500" strokeLinecap="round" className="stroke-thread" />
    </svg>
  );
}
