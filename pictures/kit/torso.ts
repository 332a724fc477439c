import { dyes, threadOn } from './dyes.ts';
import type { Pose } from './legs.ts';
import type { Outfit } from './outfit.ts';
import { lifted, patch, shade } from './patch.ts';
import { cut, within } from './pattern.ts';
import { circle } from './shapes.ts';
import { skins, type Skin } from './skin.ts';
import { stitch, stroke } from './stitch.ts';

const FRONT =
  'M-44 6C-40-40-40-70-46-100Q-50-132-20-141Q0-134 20-141Q50-132 46-100C40-70 40-40 44 6Q0 16-44 6z';
const TURNED =
  'M-42 6C-42-40-44-70-42-102Q-42-132-14-141Q4-132 20-140Q42-130 44-102C46-70 42-40 43 6Q0 16-42 6z';

/** The upper body from hips at (0, 0) to the neck, with what is worn on it. */
export function torso(worn: Outfit, pose: Pose, turned: boolean, skin: Skin): string {
  const hangs = worn.hem > 20 && (pose === 'standing' || pose === 'walking');
  const body = hangs ? withHem(turned ? TURNED : FRONT, worn.hem) : turned ? TURNED : FRONT;
  const seam = threadOn(worn.dye);
  return [
    hangs ? '' : lap(worn, pose, turned),
    patch(body, worn.dye, {
      over: worn.over ?? [],
      seam,
      inset: 7,
      thread: { width: 2, length: 8, opacity: 0.6 },
    }),
    shade(
      turned
        ? 'M-42 6C-42-40-44-70-42-102L-30-126Q-26-60-24 9z'
        : 'M44 6C40-40 40-70 46-100L36-126Q28-60 26 9z',
      0.1,
    ),
    hangs ? border(`M-52 ${worn.hem - 6}Q0 ${worn.hem + 4} 52 ${worn.hem - 6}`, worn.trim) : '',
    collar(worn, turned, skin),
    drape(worn, turned),
  ].join('');
}

/** A body's outline let down to a kurta's hem. */
function withHem(body: string, reach: number): string {
  return body.replace(/Q0 16-4[24] 6z$/, `L53 ${reach}Q0 ${reach + 10}-53 ${reach}L-44 6z`);
}

/** The part of a kurta that lies over a sitter's thighs. */
function lap({ hem: reach, dye, trim, over = [] }: Outfit, pose: Pose, turned: boolean): string {
  const laid = LAPS[pose]?.[turned ? 'turned' : 'front'];
  if (reach < 20 || laid === undefined) return '';
  return patch(laid.shape, dye, { over, seam: false }) + border(laid.edge, trim);
}

function border(edge: string, trim: string): string {
  return stroke(edge, trim, 7) + stitch(edge, dyes.ecru, { width: 1.8, length: 6 });
}

type Laid = { shape: string; edge: string };

const LAPS: Partial<Record<Pose, { front: Laid; turned: Laid }>> = {
  sitting: {
    front: { shape: 'M-44-10H44Q56 20 48 42Q0 50-48 42Q-56 20-44-10z', edge: 'M-46 37Q0 45 46 37' },
    turned: { shape: 'M-42-24L44-26Q74-26 80-18Q84 6 76 24Q20 26-42 28z', edge: 'M72-18Q78 4 71 22' },
  },
  'cross-legged': {
    front: { shape: 'M-44-16H44Q62 0 58 20Q0 34-58 20Q-62 0-44-16z', edge: 'M-55 16Q0 29 55 16' },
    turned: { shape: 'M-44-16H44Q62 0 58 20Q0 34-58 20Q-62 0-44-16z', edge: 'M-55 16Q0 29 55 16' },
  },
  kneeling: {
    front: { shape: 'M-44-16H44Q58 10 54 30Q0 40-54 30Q-58 10-44-16z', edge: 'M-52 26Q0 36 52 26' },
    turned: { shape: 'M-42-20L44-22Q66-8 72 16Q20 34-42 30z', edge: 'M66-10Q70 4 68 14' },
  },
  'legs out': {
    front: { shape: 'M-44-16H44Q58 10 54 26Q0 34-54 26Q-58 10-44-16z', edge: 'M-52 22Q0 31 52 22' },
    turned: { shape: 'M-42-20L44-26Q74-22 80-14Q80 6 76 22Q20 30-42 26z', edge: 'M73-18Q76 4 71 20' },
  },
};

function collar({ neck, dye, trim }: Outfit, turned: boolean, skin: Skin): string {
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

function drape({ drape: worn }: Outfit, turned: boolean): string {
  if (worn === undefined) return '';
  const { kind, dye, trim } = worn;
  const cloth = (d: string) => patch(d, dye, { seam: false });
  const edge = (d: string, width = 8) =>
    stroke(d, trim, width) + stitch(d, dyes.cotton, { width: 1.8, length: 6, opacity: 0.85 });
  const body = turned ? TURNED : FRONT;
  switch (kind) {
    case 'sari':
      return [
        lifted([within(body, [cut('M-60-150L-6-150Q26-86 56-50V20H-60z', dye)])]),
        waist(dye),
        stroke('M-36-96Q-10-50 34-14M-40-66Q-14-26 20 0', '#1b1206', 2.4, 'opacity=".22"'),
        within(body, [edge('M-10-150Q20-86 54-48', 11)]),
      ].join('');
    case 'dupatta':
      return [
        cloth('M-46-118Q-38-142-20-143Q-14-96 4-92Q22-96 24-142Q42-140 46-116Q36-62 4-60Q-34-62-46-118z'),
        stroke('M-36-122Q-24-76 4-74Q30-76 36-122', '#1b1206', 2.2, 'opacity=".2"'),
        edge('M-43-108Q-34-64 4-62Q34-64 43-108', 5),
      ].join('');
    case 'pinafore':
      return [
        within(body, [
          lifted([cut('M-60 20V-80L-40-84L-34-150H-16L-2-92H8L24-150H40L42-84L60-80V20z', dye)]),
        ]),
        waist(dye),
        within(body, [stroke('M-60-24H60', trim, 7)]),
        stroke('M-18-14V4M0-14V4M18-14V4', '#1b1206', 2, 'opacity=".22"'),
      ].join('');
    case 'apron':
      return [
        stroke('M-22-98Q-26-136-14-144M26-98Q30-136 20-144', trim, 5),
        cloth('M-24-100H28L30-60Q40-50 40 4Q48 40 44 62H-40Q-44 40-36 4Q-36-50-26-60z'),
        edge('M-22-95H26', 4),
        edge('M-18-4H22V26Q2 34-18 26z', 3),
      ].join('');
    case 'waistcoat':
      return [
        within(body, [
          lifted([cut('M-60 4V-150H-16L-10-110L-8 6Q-30 16-60 4z', dye)]),
          lifted([cut('M60 4V-150H20L14-110L14 6Q30 16 60 4z', dye)]),
        ]),
        stitch('M-14-112L-13 2M19-112L19 2', trim, { width: 2, length: 7 }),
      ].join('');
  }
}

/** Where the upper cloth goes over into the skirt, without a step. */
function waist(dye: string): string {
  return cut('M-42-22H42L47 12Q0 24-47 12z', dye);
}
