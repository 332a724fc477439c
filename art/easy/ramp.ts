import { dyes } from '../kit/dyes.ts';
import { easyPicture } from '../kit/easy-picture.ts';
import { door } from '../kit/house.ts';
import { kurta } from '../kit/outfit.ts';
import { lifted, patch } from '../kit/patch.ts';
import { cut } from '../kit/pattern.ts';
import { person } from '../kit/person.ts';
import type { Drawing } from '../kit/picture.ts';
import { place } from '../kit/place.ts';
import { box } from '../kit/shapes.ts';
import { stitch } from '../kit/stitch.ts';
import { wheelchair } from '../kit/wheelchair.ts';

const chair = wheelchair({ at: [0, 0], size: 1.16, facing: 'right', dye: dyes.teal, rim: dyes.indigo });
const rider = person({
  at: [0, 0],
  size: 1.16,
  pose: 'sitting',
  facing: 'right',
  skin: 'cocoa',
  hair: { cut: 'ponytail', ribbon: dyes.marigold },
  face: { eyes: 'smiling', mouth: 'laugh', earring: dyes.brass },
  wears: kurta(dyes.madder, { trim: dyes.straw, below: dyes.cotton }),
  shoes: { sandals: dyes.ink },
  near: { at: [20, 6], grip: 'hold' },
});

/** A young woman drives her wheelchair up a ramp. */
export const drawings: Drawing[] = [
  easyPicture({ name: 'ramp', ground: dyes.straw }, [
    lifted([cut(box(440, 120, 180, 420, 6), '#e9b06a')]),
    door(520, 462, 100, 236, dyes.indigo),
    patch('M-20 560L440 462H620V620H-20z', '#b96f4a', { seam: false }),
    stitch('M20 574L446 484H600', dyes.straw, { width: 6, length: 18 }),
    place({ x: 206, y: 386, turn: -12 }, [chair.behind, rider, chair.front]),
  ]),
];
