import { useId } from 'react';
import type { Messages } from '../../../content/schemas/messages.ts';
import { Stitch } from '../../../ui/stitch.tsx';
import { DyedPatch } from './dyed-patch.tsx';

// One for each area, in the order of the messages.
const patches = [
  { motif: 'lamp', dye: 'indigo' },
  { motif: 'hand', dye: 'marigold' },
  { motif: 'house', dye: 'madder' },
  { motif: 'leaf', dye: 'leaf' },
] as const;

/** The four kinds of work, as a list that is read beside its heading. */
export function MissionAreas({ messages }: { messages: Messages['home']['mission'] }) {
  const heading = useId();
  return (
    <section
      aria-labelledby={heading}
      className="page-width grid grid-cols-1 gap-x-16 gap-y-8 py-14 sm:py-20 lg:grid-cols-[2fr_3fr]"
    >
      <div className="self-start lg:sticky lg:top-28">
        <h2 id={heading} className="stitched">
          {messages.heading}
        </h2>
        <p className="mt-4 max-w-prose text-lg text-muted">{messages.lead}</p>
      </div>
      <ul>
        {messages.areas.map(({ title, text }, index) => (
          <li key={title}>
            {index > 0 && <Stitch className="my-6 text-line" />}
            <div className="flex items-start gap-5 sm:gap-7">
              <DyedPatch {...(patches[index] ?? patches[0])} className="max-sm:size-18" />
              <div className="min-w-0">
                <h3>{title}</h3>
                <p className="mt-1 max-w-prose">{text}</p>
              </div>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
