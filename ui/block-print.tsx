import { useId } from 'react';
import { type MotifName, motifShapes } from './motif-shapes.ts';

/** A carved block printed all over the band it lies in (which is `relative`), faintly, in the text's colour. */
export function BlockPrint({ motif }: { motif: MotifName }) {
  const id = useId();
  const press = `${id}-press`;
  return (
    <svg
      aria-hidden="true"
      fill="currentColor"
      className="pointer-events-none absolute inset-0 size-full opacity-[0.07] print:hidden"
    >
      <pattern id={id} width="88" height="96" patternUnits="userSpaceOnUse">
        <path
          id={press}
          d={motifShapes[motif]}
          fillRule="evenodd"
          transform="translate(22 24) rotate(8) scale(.26)"
        />
        <use href={`#${press}`} x="44" y="48" />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
