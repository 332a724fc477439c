import { Motif } from '../../../ui/motif.tsx';
import type { MotifName } from '../../../ui/motif-shapes.ts';
import { StitchedFrame } from '../../../ui/stitch.tsx';

const blocks: readonly MotifName[] = ['pot', 'leaf', 'lamp', 'fish', 'house'];

/** A strip of block-printed cloth, where there is room beside the opening words; decoration. */
export function PrintedStrip() {
  return (
    <div
      aria-hidden="true"
      className="deep relative hidden justify-self-end rounded-patch px-10 py-9 shadow-lift lg:block print:hidden"
    >
      <StitchedFrame className="text-accent/80" />
      <div className="flex gap-6">
        {blocks.map((name, at) => (
          <Motif
            key={name}
            name={name}
            className={`size-16 ${at % 2 === 0 ? 'rotate-3 text-accent' : 'translate-y-2 -rotate-6 text-ink'}`}
          />
        ))}
      </div>
    </div>
  );
}
