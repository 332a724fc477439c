import type { Messages } from '../../../content/schemas/messages.ts';
import { Section } from '../../layout/section.tsx';
import { Stitch } from '../../../ui/stitch.tsx';

/** The four steps, buttons on one thread: it runs down the page on a phone and wanders across it on a desk. */
export function EnrollmentSteps({ messages }: { messages: Messages['hostel']['steps'] }) {
  return (
    <Section heading={messages.heading} ground="deep" print="house">
      <div className="relative">
        <Stitch down className="absolute top-7 bottom-16 left-6 text-accent lg:hidden" />
        <WanderingThread />
        <ol className="grid grid-cols-1 gap-10 lg:grid-cols-4 lg:gap-0 lg:pb-10">
          {messages.items.map(({ title, text }, index) => (
            <li
              key={title}
              className="relative grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-5 lg:block lg:pr-8 lg:even:translate-y-10"
            >
              <span
                aria-hidden="true"
                className="grid size-14 place-items-center rounded-full bg-accent p-1 font-heading text-2xl leading-none font-bold text-on-accent"
              >
                <span className="grid size-full place-items-center rounded-full border-2 border-dashed border-on-accent/60">
                  {index + 1}
                </span>
              </span>
              <div className="lg:mt-5">
                <h3>{title}</h3>
                <p className="mt-1.5 max-w-prose">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}

function WanderingThread() {
  return (
    <svg
      viewBox="0 0 300 40"
      preserveAspectRatio="none"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      className="absolute top-7 left-7 hidden h-10 w-3/4 overflow-visible text-accent lg:block"
    >
      <path
        d="M0 0C40-14 60 54 100 40S160-14 200 0 260 54 300 40"
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray="13 9 11 8 14 10 10 9"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
