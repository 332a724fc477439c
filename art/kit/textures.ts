import type { Pattern } from './pattern.ts';

const line = (d: string, colour: string, opacity: number, width = 1) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="${width}" stroke-linecap="round"/>`;

/** The over and under of plain cotton; lies over every picture that is sewn. */
export const weave: Pattern = {
  width: 6,
  height: 6,
  content: line('M0 1.5h6M0 4.5h6', '#fff', 0.1) + line('M1.5 0v6M4.5 0v6', '#000', 0.06),
};

/** Coarse jute, knot by knot. */
export const jute: Pattern = {
  width: 10,
  height: 10,
  content: line('M0 2.5h4M6 2.5h4M1 7.5h8', '#7a5a2e', 0.35, 2) + line('M5 4.5v1M0 4.5v1', '#fff', 0.25, 2),
};

/** The grain of a planed board. */
export const grain: Pattern = {
  width: 220,
  height: 34,
  content:
    line('M0 8q60-8 120 0t100 0M30 24q50 7 90 0t100 2', '#3d220c', 0.2, 2) +
    line('M0 17q80 6 220 0', '#fff', 0.12, 2),
};

/** The ribs that a handloom beats into a dhurrie. */
export const ribs: Pattern = {
  width: 14,
  height: 8,
  content: line('M1 2h5M8 6h5', '#fff', 0.22, 2) + line('M1 5h5M8 1h5', '#000', 0.16, 2),
};
