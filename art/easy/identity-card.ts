import { dyes } from '../kit/dyes.ts';
import { easyPicture } from '../kit/easy-picture.ts';
import { head } from '../kit/head.ts';
import { lifted, patch } from '../kit/patch.ts';
import { cut, within } from '../kit/pattern.ts';
import type { Drawing } from '../kit/picture.ts';
import { place } from '../kit/place.ts';
import { box } from '../kit/shapes.ts';
import { stroke } from '../kit/stitch.ts';

/** An identity card and two photographs. */
export const drawings: Drawing[] = [
  easyPicture({ name: 'identity-card', ground: dyes.leaf }, [
    place({ x: 290, y: 226, turn: -4 }, [
      patch(box(-206, -132, 412, 264, 18), dyes.cotton, {
        seam: dyes.indigo,
        inset: 16,
        thread: { width: 5, length: 14 },
      }),
      portrait(-110, 6, 1.3, dyes.sky),
      stroke('M6-44H150M6 8H120M6 60H140', dyes.indigo, 16),
    ]),
    place({ x: 214, y: 462, turn: 5 }, [portrait(0, 0, 1.1, dyes.rose)]),
    place({ x: 386, y: 456, turn: -6 }, [portrait(0, 0, 1.1, dyes.rose)]),
  ]),
];

function portrait(x: number, y: number, size: number, ground: string): string {
  const { behind, front } = head(
    { skin: 'chestnut', hair: { cut: 'plait' }, face: { eyes: 'looking', bindi: dyes.madder } },
    false,
  );
  const frame = box(-56, -68, 112, 136, 6);
  return place({ x, y, size }, [
    lifted([cut(box(-64, -76, 128, 152, 6), '#ffffff')]),
    cut(frame, ground),
    within(frame, [
      cut('M-60 90Q-60 46 0 44Q60 46 60 90z', dyes.marigold),
      place({ x: 0, y: 2, size: 0.86 }, [behind, front]),
    ]),
  ]);
}
