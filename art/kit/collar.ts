import { dyes, threadOn } from './dyes.ts';
import type { Outfit } from './outfit.ts';
import { lifted } from './patch.ts';
import { cut } from './pattern.ts';
import { circle } from './shapes.ts';
import { skins, type Skin } from './skin.ts';
import { stitch, stroke } from './stitch.ts';

/** The neck of a garment and what closes it, on an upper body from hips at (0, 0). */
export function collar({ neck, dye, trim }: Outfit, turned: boolean, skin: Skin): string {
  const x = turned ? 5 : 0;
  const { cloth } = skins[skin];
  const open = `M${x - 17}-142Q${x}-116 ${x + 16}-142Q${x}-146 ${x - 17}-142z`;
  const rim = `M${x - 18}-141Q${x}-115 ${x + 17}-141`;
  if (neck === 'round') return cut(open, cloth) + stroke(rim, trim === dye ? threadOn(dye) : trim, 4);
  if (neck === 'placket') {
    const down = `M${x}-130L${x + (turned ? 6 : 0)}-66`;
    return [
      cut(open, cloth),
      stroke(rim, trim, 5),
      stroke(down, trim, 11),
      ...[-112, -94, -76].map((y) => cut(circle(x + (turned ? (y + 130) * 0.09 : 0), y, 2.6), dyes.cotton)),
    ].join('');
  }
  const wings = `M${x - 20}-146L${x - 2}-126L${x - 20}-116L${x - 30}-136zM${x + 18}-146L${x + 2}-126L${x + 18}-116L${x + 28}-136z`;
  const points = [
    cut(open, cloth),
    lifted([cut(wings, dye)]),
    stroke(wings, '#1b1206', 1.6, 'opacity=".25"'),
  ];
  if (neck === 'tie') {
    const tie = `M${x - 6}-130H${x + 8}L${x + 5}-118L${x + 12}-66L${x + 3}-54L${x - 6}-66L${x - 3}-118z`;
    return [
      ...points,
      lifted([cut(tie, trim)]),
      stitch(`M${x - 4}-90L${x + 8}-84M${x - 5}-76L${x + 9}-70`, dyes.cotton, { width: 2, length: 6 }),
    ].join('');
  }
  const line = `M${x}-124L${x + 3} 2`;
  return [
    ...points,
    stroke(line, '#1b1206', 1.8, 'opacity=".3"'),
    ...[-104, -76, -48, -20].map((y) => cut(circle(x + 4, y, 2.6), threadOn(dye))),
  ].join('');
}
