import type { Messages } from '../../../content/schemas/messages.ts';
import { Section } from '../../layout/section.tsx';
import { Motif } from '../../../ui/motif.tsx';
import { Stitch } from '../../../ui/stitch.tsx';

// One for each step, in the order of the messages.
const looks = [
  { motif: 'house', height: 'md:mt-0' },
  { motif: 'star', height: 'md:mt-16' },
  { motif: 'pot', height: 'md:mt-4' },
] as const;

/** The way from the first visit in three steps, on one thread. */
export function HowItWorks({ messages }: { messages: Messages['home']['how'] }) {
  return (
    <Section heading={messages.heading} ground="cloth">
      <div className="relative">
        <Thread />
        <Stitch down className="absolute top-8 bottom-24 left-7 text-thread md:hidden" />
        <ol className="relative grid gap-x-10 gap-y-10 md:grid-cols-3">
          {messages.steps.map(({ title, text }, index) => {
            const { motif, height } = looks[index] ?? looks[0];
            return (
              <li key={title} className={`flex gap-5 md:block ${height}`}>
                <span className="grid size-16 shrink-0 place-items-center rounded-full border-2 border-thread bg-surface text-primary md:size-20">
                  <Motif name={motif} className="size-9 md:size-11" />
                </span>
                <div className="md:mt-4">
                  <h3>{title}</h3>
                  <p className="mt-1 max-w-prose">{text}</p>
                </div>
              </li>
            );
          })}
        </ol>
      </div>
    </Section>
  );
}

function Thread() {
  return (
    <svg
      viewBox="0 0 1136 128"
      preserveAspectRatio="none"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      className="thread-follows absolute top-0 hidden h-32 w-full overflow-visible text-thread md:block"
    >
      <path
        d="M40 40C180-20 260 150 445 104S640 10 830 56s240 60 340 20"
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray="14 10 11 9 16 10 12 9"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
