import { threadOn } from './dyes.ts';
import { framed, LIFT } from './framed.ts';
import type { Motif } from './motifs.ts';
import { filled } from './pattern.ts';
import { allOver } from './print.ts';
import { box } from './shapes.ts';
import { stitch } from './stitch.ts';

/** A finished picture. */
export type Drawing = {
  /** In kebab-case, unique. */
  name: string;
  svg: string;
  /** How it is sewn, where it is not printed. */
  hand?: Hand;
  /** How many pixels wide its largest file is; 1200 unless told. */
  pixels?: number;
};

/** No line of a hand is ruled: everything is pushed about by up to half of `scale` units, in waves of 1 / `frequency`. */
export type Hand = { scale: number; frequency: number };

/** The cloth that a picture is sewn on. */
export type Ground = {
  name: string;
  width?: number;
  height?: number;
  ground: string;
  motif: Motif;
  /** The thread of the frame, where the one that suits the ground is not wanted. */
  frame?: string;
};

/** Sews content on a dyed, faintly printed ground with a frame of running stitch: the same input, the same SVG. */
export function picture(cloth: Ground, content: readonly string[]): Drawing {
  const { name, width = 800, height = 600, ground, motif } = cloth;
  const thread = cloth.frame ?? threadOn(ground);
  const whole = box(0, 0, width, height);
  const frame = box(26, 26, width - 52, height - 52, 6);
  const svg = framed(width, height, [
    LIFT,
    `<path d="${whole}" fill="${ground}"/>`,
    filled(whole, { ...allOver(motif, 34, 132, thread, 0.13), turn: -8 }),
    stitch(frame, thread, { width: 4, length: 17, opacity: 0.8 }),
    ...content,
  ]);
  return { name, svg, hand: { scale: 9, frequency: 0.012 } };
}
