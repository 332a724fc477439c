import { Motif, type MotifName } from '../../../ui/motif.tsx';
import { StitchedFrame } from '../../../ui/stitch.tsx';

const dyes = {
  indigo: 'bg-deep text-accent',
  marigold: 'bg-accent text-on-accent',
  madder: 'bg-danger text-surface',
  leaf: 'bg-success text-surface',
};

/** The dyes that a patch comes in. */
export type Dye = keyof typeof dyes;

/** A square of dyed cloth with one press of a block; decoration. */
export function DyedPatch({
  motif,
  dye,
  className = '',
}: {
  motif: MotifName;
  dye: Dye;
  className?: string;
}) {
  return (
    <span
      className={`relative grid size-24 shrink-0 place-items-center rounded-patch shadow-lift ${dyes[dye]} ${className}`}
    >
      <StitchedFrame className="opacity-80" />
      <Motif name={motif} className="size-12" />
    </span>
  );
}
