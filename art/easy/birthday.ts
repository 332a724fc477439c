import { dyes } from '../kit/dyes.ts';
import { easyPicture } from '../kit/easy-picture.ts';
import { groundShadow } from '../kit/ground-shadow.ts';
import { lifted, patch } from '../kit/patch.ts';
import { cut } from '../kit/pattern.ts';
import type { Drawing } from '../kit/picture.ts';
import { box, ellipse } from '../kit/shapes.ts';
import { stitch } from '../kit/stitch.ts';

/** A birthday cake with candles. */
export const drawings: Drawing[] = [
  easyPicture({ name: 'birthday', ground: dyes.sky }, [
    groundShadow(300, 494, 220),
    lifted([cut(ellipse(300, 486, 226, 26), dyes.cotton)]),
    ...[190, 245, 300, 355, 410].map((x, at) =>
      candle(x, [dyes.madder, dyes.teal, dyes.plum, dyes.leaf, dyes.indigo][at] ?? dyes.madder),
    ),
    patch('M128 290H472V470Q300 492 128 470z', dyes.coral, { seam: false }),
    stitch('M146 430Q300 448 454 430', dyes.cotton, { width: 6, length: 18 }),
    lifted([
      cut(
        'M122 270Q300 254 478 270V318Q466 366 440 326Q420 390 388 332Q362 372 336 334Q308 400 276 334Q250 370 222 332Q196 388 172 328Q140 362 122 318z',
        dyes.cotton,
      ),
    ]),
  ]),
];

function candle(x: number, dye: string): string {
  return [
    lifted([cut(box(x - 11, 186, 22, 92, 5), dye)]),
    cut(
      `M${x} 178C${x - 24} 166 ${x - 14} 138 ${x} 118C${x + 14} 138 ${x + 24} 166 ${x} 178z`,
      dyes.marigold,
    ),
    cut(`M${x} 174C${x - 10} 166 ${x - 6} 152 ${x} 144C${x + 6} 152 ${x + 10} 166 ${x} 174z`, '#fff0b8'),
  ].join('');
}
