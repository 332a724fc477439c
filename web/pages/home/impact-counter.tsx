import { useRef } from 'react';
import { useCountUp } from './use-count-up.ts';
import { useMotion } from './use-motion.ts';

export type ImpactCounterProps = { figure: number; label: string; text: string };

/** One figure that counts up for the eye; read aloud or printed, it is the final one from the start. */
export function ImpactCounter({ figure, label, text }: ImpactCounterProps) {
  const number = useRef<HTMLSpanElement>(null);
  const shown = useCountUp(figure, number, useMotion() === 'moving');
  return (
    <li>
      <p className="font-heading font-bold">
        <span
          ref={number}
          aria-hidden="true"
          className="block text-[clamp(3.5rem,2.5rem+5vw,6rem)] leading-none text-accent tabular-figures print:hidden"
        >
          {shown}
        </span>
        <span className="sr-only print:not-sr-only">{figure} </span>
        <span className="text-xl">{label}</span>
      </p>
      <p className="text-muted">{text}</p>
    </li>
  );
}
