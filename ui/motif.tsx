import { useId } from 'react';

/** One press of a carved block, in the text's colour; decoration, so it says nothing. */
export function Motif({ name, className = 'size-8' }: { name: MotifName; className?: string }) {
  return (
    <svg
      viewBox="-52 -52 104 104"
      fill="currentColor"
      fillRule="evenodd"
      aria-hidden="true"
      className={`shrink-0 ${className}`}
    >
      <path d={motifShapes[name]} />
    </svg>
  );
}

/** The carved blocks, cut plainly enough to be pressed small: path data in a box from -50 to 50, holes by even-odd. */
export const motifShapes = {
  lamp: 'M-44 4Q0 20 44 0 40 36 0 37-38 36-44 4zM-18 42H18L26 50H-26zM6-4C-16-16-6-36 6-50 16-34 24-18 6-4zM-24 22a4 4 0 1 0 8 0 4 4 0 1 0-8 0zM-4 26a4 4 0 1 0 8 0 4 4 0 1 0-8 0zM16 22a4 4 0 1 0 8 0 4 4 0 1 0-8 0z',
  leaf: 'M0-50C30-26 32 14 0 42-32 14-30-26 0-50zM-2 44H2V50H-2zM0-36L3 0 0 34-3 0zM6-10L19-23 16-15 6-4zM-6-10L-19-23-16-15-6-4zM6 10L21-5 18 3 6 17zM-6 10L-21-5-18 3-6 17z',
  fish: 'M-48 0C-32-28 8-30 24-5L48-24Q40 0 48 24L24 5C8 30-32 28-48 0zM-34-4a4 4 0 1 0 8 0 4 4 0 1 0-8 0zM-18-17Q-7 0-18 17-13 0-18-17zM-6-20Q8 0-6 20 2 0-6-20zM7-16Q19 0 7 16 12 0 7-16z',
  elephant:
    'M-28-24C-12-38 26-36 38-18Q48-4 45 36H29V16Q8 22-8 16V36H-24V10Q-30 8-33 0-36 14-35 22-33 28-28 27L-27 33Q-44 38-46 20-48 8-47-2-46-18-28-24zM-36-8a3 3 0 1 0 6 0 3 3 0 1 0-6 0zM-20-18C-4-22-2 4-15 9-11 0-11-10-20-18zM6-23L25-22 30 2 2 2z',
  hand: 'M-20 48Q-24 26-26 14L-42-6Q-46-16-36-17L-22-2-25-32Q-24-41-16-38L-9-10-6-42Q-1-51 5-42L7-10 15-36Q22-42 26-34L20-4 31-22Q39-24 39-15L27 14Q24 30 20 48zM-10 17a11 11 0 1 0 22 0 11 11 0 1 0-22 0zM-5 17a6 6 0 1 0 12 0 6 6 0 1 0-12 0z',
  house:
    'M-48-2L0-46 48-2 40 3 36 0V44H-36V0L-40 3zM-10 44V14Q0 2 10 14V44zM-28 8H-17V20H-28zM17 8H28V20H17zM-6-18a6 6 0 1 0 12 0 6 6 0 1 0-12 0z',
  pot: 'M-20-46H20L23-37H-23zM-14-34H14Q15-24 26-17 44-4 40 18 35 44 0 46-35 44-40 18-44-4-26-17-15-24-14-34zM-36 4L-27-5-18 4-9-5 0 4 9-5 18 4 27-5 36 4 36 10 27 1 18 10 9 1 0 10-9 1-18 10-27 1-36 10zM-35 18H35V23H-35z',
  star: 'M0-50L8.4-20.3 35.4-35.4 20.3-8.4 50 0 20.3 8.4 35.4 35.4 8.4 20.3 0 50-8.4 20.3-35.4 35.4-20.3 8.4-50 0-20.3-8.4-35.4-35.4-8.4-20.3zM-14 0a14 14 0 1 0 28 0 14 14 0 1 0-28 0zM-7 0a7 7 0 1 0 14 0 7 7 0 1 0-14 0z',
} as const;

export type MotifName = keyof typeof motifShapes;

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
