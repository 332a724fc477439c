import { dyes } from '../kit/dyes.ts';
import { easyPicture } from '../kit/easy-picture.ts';
import { nightWindow } from '../kit/night-window.ts';
import { lifted, patch } from '../kit/patch.ts';
import { cut } from '../kit/pattern.ts';
import type { Drawing } from '../kit/picture.ts';
import { place } from '../kit/place.ts';
import { box, circle } from '../kit/shapes.ts';
import { stroke } from '../kit/stitch.ts';

/** A bed at night, with a bell to press beside it. */
export const drawings: Drawing[] = [
  easyPicture({ name: 'night', ground: dyes.night, floor: { at: 540, dye: dyes.plum } }, [
    nightWindow(90, 90, 150, 160),
    lifted([cut(box(64, 352, 26, 190, 6), dyes.bark), cut(box(512, 400, 26, 142, 6), dyes.bark)]),
    lifted([cut(box(76, 440, 450, 44, 6), dyes.wood)]),
    patch('M96 404Q92 372 130 370H188Q214 372 212 404V426H96z', dyes.cotton, { seam: false }),
    patch('M206 384Q360 366 514 392V462H196z', dyes.madder, {
      seam: dyes.straw,
      inset: 13,
      thread: { width: 5, length: 15 },
    }),
    cut(circle(404, 196, 130), '#ffd98a', 0.12),
    cut(circle(404, 196, 88), '#ffd98a', 0.16),
    place({ x: 404, y: 196 }, [
      lifted([cut('M-58 40Q-46 22-46-12Q-46-58 0-60Q46-58 46-12Q46 22 58 40z', dyes.marigold)]),
      lifted([cut(circle(0, 52, 15), dyes.brass), stroke('M0-60V-78', dyes.brass, 12)]),
      stroke('M-24-34Q-30-22-28 0', '#fff0b8', 8),
    ]),
    stroke('M316 150Q300 190 316 232M492 150Q508 190 492 232', dyes.marigold, 9),
  ]),
];
