import { dyes } from './dyes.ts';
import { bent, limb, stretch } from './limb.ts';
import type { Outfit } from './outfit.ts';
import { lifted, patch, shade } from './patch.ts';
import { cut } from './pattern.ts';
import { place } from './place.ts';
import type { Point } from './shapes.ts';
import { skins, type Skin } from './skin.ts';
import { stitch, stroke } from './stitch.ts';

/** How the weight is borne. The hips lie at (0, 0); the poses' `rest` says how far below them the floor or seat is. */
export type Pose = 'standing' | 'walking' | 'sitting' | 'cross-legged' | 'kneeling' | 'legs out';

/** From the hips down to what a person rests on, in body units. */
export const restBelow: Record<Pose, number> = {
  standing: 172,
  walking: 172,
  sitting: 22,
  'cross-legged': 30,
  kneeling: 40,
  'legs out': 24,
};

type Leg = { joints: [Point, Point, Point]; foot: Place };
type Place = { x: number; y: number; turn: number; mirrored?: boolean };

/** The two legs of each pose: first the far one. A front view has its own sitting and standing. */
function legsOf(pose: Pose, turned: boolean): [Leg, Leg] {
  const side = (joints: Leg['joints'], foot: Place): Leg => ({ joints, foot });
  switch (pose) {
    case 'walking':
      return [
        side(
          [
            [10, 0],
            [38, 78],
            [62, 150],
          ],
          { x: 66, y: 158, turn: -8 },
        ),
        side(
          [
            [-8, 0],
            [-6, 84],
            [-36, 150],
          ],
          { x: -34, y: 160, turn: 16 },
        ),
      ];
    case 'sitting':
      return turned
        ? [
            side(
              [
                [12, -6],
                [96, -8],
                [106, 82],
              ],
              { x: 114, y: 90, turn: 0 },
            ),
            side(
              [
                [-4, -2],
                [84, 0],
                [86, 92],
              ],
              { x: 96, y: 100, turn: 0 },
            ),
          ]
        : [
            side(
              [
                [24, 0],
                [38, 22],
                [34, 96],
              ],
              { x: 36, y: 102, turn: 20 },
            ),
            side(
              [
                [-24, 0],
                [-38, 22],
                [-34, 96],
              ],
              { x: -36, y: 102, turn: 20, mirrored: true },
            ),
          ];
    case 'cross-legged':
      return [
        side(
          [
            [20, -2],
            [88, 8],
            [4, 20],
          ],
          { x: -24, y: 22, turn: 176 },
        ),
        side(
          [
            [-20, -2],
            [-88, 10],
            [0, 22],
          ],
          { x: 26, y: 24, turn: 4 },
        ),
      ];
    case 'kneeling':
      return [
        side(
          [
            [10, 0],
            [78, 22],
            [0, 30],
          ],
          { x: -32, y: 30, turn: 170 },
        ),
        side(
          [
            [-6, 2],
            [66, 28],
            [-14, 32],
          ],
          { x: -46, y: 32, turn: 170 },
        ),
      ];
    case 'legs out':
      return [
        side(
          [
            [10, 0],
            [84, -6],
            [158, 6],
          ],
          { x: 166, y: -2, turn: -70 },
        ),
        side(
          [
            [-4, 6],
            [72, 4],
            [150, 14],
          ],
          { x: 160, y: 6, turn: -66 },
        ),
      ];
    case 'standing':
      return [
        side(
          [
            [20, 0],
            [22, 84],
            [21, 152],
          ],
          { x: turned ? 32 : 27, y: 160, turn: turned ? 0 : 24 },
        ),
        side(
          [
            [-18, 0],
            [-20, 84],
            [-20, 154],
          ],
          { x: turned ? -9 : -27, y: 162, turn: turned ? 0 : 24, mirrored: !turned },
        ),
      ];
  }
}

/** What is on the feet and the shins beside clothes. */
export type Footwear = { sandals?: string; barefoot?: boolean; braces?: string };

/** Both legs with trousers, shorts or skirt, round hips at (0, 0). */
export function legs(pose: Pose, turned: boolean, skin: Skin, { below }: Outfit, shoes: Footwear): string {
  const [far, near] = legsOf(pose, turned);
  if (below.kind === 'skirt') {
    return [
      ...[far, near].map((leg) => foot(leg, skin, shoes)),
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

function foot({ foot: { x, y, turn, mirrored = false } }: Leg, skin: Skin, shoes: Footwear): string {
  const { cloth, line } = skins[skin];
  const sole = 'M-17-9Q-4-14 8-8Q26-5 28 4Q28 9 20 9H-14Q-20 6-17-9z';
  const dye = shoes.sandals ?? dyes.ragi;
  const shoe = shoes.barefoot
    ? stroke('M18 1l5 1M15-2l6 0', line, 1.8, 'opacity=".6"')
    : stroke('M-16 9H24', dye, 6) + stroke('M4-9Q10-2 16 8M-12-9Q-8 0-12 8', dye, 4.5);
  return place({ x, y, turn: mirrored ? -turn : turn, mirrored }, [cut(sole, cloth), shoe]);
}

const SKIRTS: Record<
  Pose,
  { front: string; turned: string; pleats: string; hem: string; hemTurned?: string }
> = {
  standing: {
    front: 'M-46-8Q-58 80-62 156Q0 168 62 156Q58 80 46-8z',
    turned: 'M-46-8Q-56 80-60 156Q0 168 60 156Q56 80 46-8z',
    pleats: 'M4 4Q2 90-8 160M12 4Q14 90 8 161M20 4Q28 90 24 160',
    hem: 'M-60 146Q0 158 60 146',
  },
  walking: {
    front: 'M-46-8Q-60 80-70 150Q0 168 78 150Q62 80 46-8z',
    turned: 'M-46-8Q-60 80-70 150Q0 168 78 150Q62 80 46-8z',
    pleats: 'M4 4Q10 90 12 160M14 4Q26 90 32 158M22 4Q42 90 52 154',
    hem: 'M-68 141Q0 158 76 141',
  },
  sitting: {
    front: 'M-48-8Q0-22 48-8Q66 8 62 40L66 94Q0 106-66 94L-62 40Q-66 8-48-8z',
    turned: 'M-46-14C0-28 60-32 98-22Q114-14 112 14L122 88Q84 100 52 90L58 32Q10 34-42 26z',
    pleats: 'M80 0Q92 40 88 92M66 4Q72 40 68 90',
    hem: 'M-64 84Q0 96 64 84',
    hemTurned: 'M120 78Q86 90 54 80',
  },
  'cross-legged': {
    front: 'M-44-10Q-104-14-112 12Q-114 30-84 32Q0 40 84 32Q114 30 112 12Q104-14 44-10z',
    turned: 'M-44-10Q-104-14-112 12Q-114 30-84 32Q0 40 84 32Q114 30 112 12Q104-14 44-10z',
    pleats: 'M-30 6Q-60 18-94 14M30 6Q60 18 94 14M-10 12Q0 24 10 12',
    hem: 'M-96 26Q0 36 96 26',
  },
  kneeling: {
    front: 'M-46-10Q-70 20-64 36Q0 48 64 36Q70 20 46-10z',
    turned: 'M-46-8C0-14 60 0 88 20Q96 38 70 40H-66Q-76 20-46-8z',
    pleats: 'M-30 10Q20 10 70 28',
    hem: 'M-64 34H76',
  },
  'legs out': {
    front: 'M-46-10Q-70 20-64 26Q0 38 64 26Q70 20 46-10z',
    turned: 'M-46-8C20-22 90-22 140-10Q150 6 142 24Q40 32-44 24z',
    pleats: 'M-10 6Q60-4 136 6',
    hem: 'M134-10Q144 6 136 24',
  },
};

function skirt(pose: Pose, turned: boolean, dye: string, trim: string): string {
  const { front, turned: aside, pleats, hem, hemTurned = hem } = SKIRTS[pose];
  return [
    patch(turned ? aside : front, dye, { seam: false }),
    stroke(pleats, '#1b1206', 2.6, 'opacity=".22"'),
    stroke(turned ? hemTurned : hem, trim, 11),
    stitch(turned ? hemTurned : hem, dyes.cotton, { width: 2, length: 7, opacity: 0.8 }),
  ].join('');
}
