import { lampMark } from '../kit/lamp-mark.ts';
import type { Drawing } from '../kit/picture.ts';

/** The sign of the foundation, large, for pages that show it as a picture. */
export const drawings: Drawing[] = [
  { name: 'lamp-mark', svg: lampMark({ width: 800, round: 176, share: 0.74 }) },
];
