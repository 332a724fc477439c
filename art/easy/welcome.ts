import { dyes } from '../kit/dyes.ts';
import { easyPicture } from '../kit/easy-picture.ts';
import { sari } from '../kit/outfit.ts';
import { lifted } from '../kit/patch.ts';
import { cut } from '../kit/pattern.ts';
import { person } from '../kit/person.ts';
import type { Drawing } from '../kit/picture.ts';
import { box } from '../kit/shapes.ts';
import { stitch } from '../kit/stitch.ts';

/** A woman stands in an open door and greets with her hand. */
export const drawings: Drawing[] = [
  easyPicture({ name: 'welcome', ground: dyes.mist }, [
    lifted([cut(box(106, 60, 388, 500, 10), '#8a4a2c')]),
    stitch('M124 556V78H476V556', dyes.straw, { width: 5, length: 15 }),
    cut(box(142, 96, 316, 464), '#f6c667'),
    lifted([cut('M142 96L90 130V590L142 560z', dyes.teal)]),
    lifted([cut('M458 96L510 130V590L458 560z', dyes.teal)]),
    cut('M96 552H504L540 600H60z', '#c9875c'),
    person({
      at: [300, 574],
      size: 1.2,
      facing: 'front',
      skin: 'almond',
      hair: { cut: 'plait', jasmine: true },
      face: { eyes: 'smiling', mouth: 'laugh', bindi: dyes.madder, earring: dyes.brass },
      wears: sari(dyes.teal, dyes.marigold, dyes.madder),
      near: { at: [186, 236], grip: 'open', elbow: 'out' },
    }),
  ]),
];
