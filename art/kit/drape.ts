import { dyes } from './dyes.ts';
import type { Outfit } from './outfit.ts';
import { lifted, patch } from './patch.ts';
import { cut, within } from './pattern.ts';
import { stitch, stroke } from './stitch.ts';
import { torsoOutline } from './torso-outline.ts';

/** The cloth worn over all on an upper body from hips at (0, 0): a sari's end, a dupatta, a pinafore, an apron. */
export function drape({ drape: worn }: Outfit, turned: boolean): string {
  if (worn === undefined) return '';
  const { kind, dye, trim } = worn;
  const cloth = (d: string) => patch(d, dye, { seam: false });
  const edge = (d: string, width = 8) =>
    stroke(d, trim, width) + stitch(d, dyes.cotton, { width: 1.8, length: 6, opacity: 0.85 });
  const body = torsoOutline[turned ? 'turned' : 'front'];
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
