import { bent, limb } from './limb.ts';
import { lifted } from './patch.ts';
import { cut } from './pattern.ts';
import { place } from './place.ts';
import { circle, type Point } from './shapes.ts';
import { skins, type Skin } from './skin.ts';
import { stitch, stroke } from './stitch.ts';

/** A sleeve for a hand seen close: its cloth, its hem, and bangles where there are any. */
export type NearSleeve = { dye: string; trim: string; bangles?: readonly string[] };

/** A hand seen close from above, in its sleeve; drawn round its palm, reaching upward, thumb on its left. */
export type WorkingHand = {
  x: number;
  y: number;
  turn?: number;
  size?: number;
  mirrored?: boolean;
  skin: Skin;
  sleeve: NearSleeve;
  hold: 'pinch' | 'flat' | 'fist';
};

type Finger = readonly [root: Point, joint: Point, tip: Point];

/** The fingers of each hold from the little one to the first, then the thumb. */
const HOLDS: Record<WorkingHand['hold'], readonly Finger[]> = {
  flat: [
    [
      [46, -20],
      [60, -58],
      [66, -88],
    ],
    [
      [22, -36],
      [32, -86],
      [36, -124],
    ],
    [
      [-6, -40],
      [-4, -94],
      [-4, -134],
    ],
    [
      [-34, -32],
      [-40, -82],
      [-42, -118],
    ],
    [
      [-40, 24],
      [-78, -4],
      [-92, -38],
    ],
  ],
  pinch: [
    [
      [46, -16],
      [64, -40],
      [40, -58],
    ],
    [
      [28, -32],
      [44, -74],
      [14, -86],
    ],
    [
      [2, -38],
      [10, -92],
      [-20, -104],
    ],
    [
      [-26, -34],
      [-30, -92],
      [-62, -104],
    ],
    [
      [-40, 24],
      [-84, -14],
      [-70, -84],
    ],
  ],
  fist: [
    [
      [46, -14],
      [52, -46],
      [22, -38],
    ],
    [
      [26, -28],
      [30, -66],
      [-4, -56],
    ],
    [
      [2, -36],
      [2, -76],
      [-30, -62],
    ],
    [
      [-26, -32],
      [-26, -74],
      [-54, -56],
    ],
    [
      [-38, 26],
      [-74, 0],
      [-48, -36],
    ],
  ],
};

/** The hand in two layers, for what it holds between: fingers and arm below, and the thumb above. */
export function workingHand({ skin, sleeve, hold, ...at }: WorkingHand): { below: string; thumb: string } {
  const fingers = HOLDS[hold].map((joints, finger) =>
    digit(bent(...joints), skin, finger === 4 ? 31 : 29 - (finger === 0 ? 4 : 0)),
  );
  const { cloth, line } = skins[skin];
  return {
    below: place(at, [
      lifted([
        cut('M-40 30Q-44 90-36 260H46Q48 100 56 26z', cloth),
        ...fingers.slice(0, 4),
        cut('M-46-30Q-30-52 8-50Q50-44 60-10Q64 24 54 56Q10 76-40 58Q-58 16-46-30z', cloth),
      ]),
      stroke('M28 4Q20 36-6 50M6-20Q20-14 28-16', line, 3, 'opacity=".35"'),
      ...cuff(sleeve),
    ]),
    thumb: place(at, [lifted([fingers[4] ?? ''])]),
  };
}

function digit(line: readonly Point[], skin: Skin, width: number): string {
  const { cloth, line: seam } = skins[skin];
  const [x, y] = line.at(-2) ?? [0, 0];
  return [
    stroke(pathOf(line), seam, width + 3, 'opacity=".55"'),
    cut(limb(line, width + 3, width - 4), cloth),
    cut(circle(x, y, width * 0.24), '#f3cdb4', 0.55),
  ].join('');
}

function cuff({ dye, trim, bangles = [] }: NearSleeve): string[] {
  return [
    ...bangles.map((bangle, at) =>
      lifted([stroke(`M-42 ${84 + at * 15}Q4 ${98 + at * 15} 52 ${84 + at * 15}`, bangle, 9)]),
    ),
    lifted([cut('M-62 150Q4 166 72 150L96 560H-84z', dye)]),
    stroke('M-62 156Q4 172 72 156', trim, 16),
    stitch('M-60 184Q4 200 76 184', trim, { width: 3.4, length: 12 }),
    stroke('M-30 210Q-34 330-46 420M40 214Q44 330 56 420', '#1b1206', 4, 'opacity=".16"'),
  ];
}

function pathOf(line: readonly Point[]): string {
  return line.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
}
