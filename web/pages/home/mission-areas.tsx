import { useId } from 'react';
import * as home from '../../../content/home.ts';
import { Stitch } from '../../ui/stitch.tsx';
import { DyedPatch } from './dyed-patch.tsx';

const words = home.mission;

/** The four kinds of work, as a list that is read beside its heading. */
export function MissionAreas() {
  const heading = useId();
  return (
    <section
      aria-labelledby={heading}
      className="page-width grid gap-x-16 gap-y-8 py-14 sm:py-20 lg:grid-cols-[2fr_3fr]"
    >
      <div className="self-start lg:sticky lg:top-28">
        <h2 id={heading} className="stitched">
          {words.heading}
        </h2>
        <p className="mt-4 max-w-prose text-lg text-muted">{words.lead}</p>
      </div>
      <ul>
        {words.areas.map(({ motif, dye, title, text }, index) => (
          <li key={title}>
            {index > 0 && <Stitch className="my-6 text-line" />}
            <div className="flex items-start gap-5 sm:gap-7">
              <DyedPatch motif={motif} dye={dye} className="max-sm:size-18" />
              <div>
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
