import { dyes } from './dyes.ts';
import { bent, limb, stretch } from './limb.ts';
import type { Outfit } from './outfit.ts';
import { lifted, shade } from './patch.ts';
import { cut } from './pattern.ts';
import { place } from './place.ts';
import { legsOf, type Leg, type Pose } from './pose.ts';
import type { Point } from './shapes.ts';
import { skins, type Skin } from './skin.ts';
import { skirt } from './skirt.ts';
import { stitch, stroke } from './stitch.ts';

/** What is on the feet and the shins beside clothes. */
export type Footwear = { sandals?: string; barefoot?: boolean; braces?: string };

/** Both legs with trousers, shorts or skirt, round hips at (0, 0). */
export function legs(pose: Pose, turned: boolean, skin: Skin, { below }: Outfit, shoes: Footwear): string {
  const [far, near] = legsOf(pose, turned);
  if (below.kind === 'skirt') {
    return [
      foot(far, skin, shoes),
      foot(near, skin, shoes),
      skirt(pose, turned, below.dye, below.trim ?? below.dye),
    ].join('');
  }
  return lifted([leg(far, skin, below, shoes), shade(wholeLeg(far), 0.12), leg(near, skin, below, shoes)]);
}

function wholeLeg({ joints }: Leg): string {
  return limb(bent(...joints), 44, 30);
}

function leg(one: Leg, skin: Skin, below: Outfit['below'], shoes: Footwear): string {
  const line = bent(...one.joints);
  const bare = below.kind === 'shorts' ? limb(line, 38, 22) : '';
  const cloth =
    below.kind === 'shorts'
      ? limb(stretch(line, 0, 0.52), 46, 42, 'round root')
      : limb(line, 46, 31, 'round root');
  return [
    foot(one, skin, shoes),
    bare && cut(bare, skins[skin].cloth),
    cut(cloth, below.dye),
    stitch(seamLine(line, below.kind === 'shorts' ? 0.5 : 0.96), dyes.ecru, {
      width: 2,
      length: 8,
      opacity: 0.4,
    }),
    shoes.braces ? brace(line, shoes.braces) : '',
  ].join('');
}

function seamLine(line: readonly Point[], to: number): string {
  return stretch(line, 0.15, to)
    .map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('');
}

/** An ankle brace: a shell along the shin with two straps. */
function brace(line: readonly Point[], dye: string): string {
  const strap = (share: number) => cut(limb(stretch(line, share, share + 0.04), 37, 36, 'flat'), dyes.ink);
  return [lifted([cut(limb(stretch(line, 0.62, 1), 36, 33, 'flat'), dye)]), strap(0.68), strap(0.88)].join(
    '',
  );
}

function foot({ foot: { x, y, turn, outward } }: Leg, skin: Skin, shoes: Footwear): string {
  const { cloth, line } = skins[skin];
  const sole = 'M-17-9Q-4-14 8-8Q26-5 28 4Q28 9 20 9H-14Q-20 6-17-9z';
  const dye = shoes.sandals ?? dyes.ragi;
  const shoe = shoes.barefoot
    ? stroke('M18 1l5 1M15-2l6 0', line, 1.8, 'opacity=".6"')
    : stroke('M-16 9H24', dye, 6) + stroke('M4-9Q10-2 16 8M-12-9Q-8 0-12 8', dye, 4.5);
  return place({ x, y, turn: outward ? -turn : turn, mirrored: outward }, [cut(sole, cloth), shoe]);
}
