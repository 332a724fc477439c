import { dyes } from './dyes.ts';
import { lifted } from './patch.ts';
import { cut } from './pattern.ts';
import { bothSides, place } from './place.ts';
import { circle, ellipse } from './shapes.ts';
import { skins, type Skin } from './skin.ts';
import { stroke } from './stitch.ts';

/** What a face shows. All of it may be left out: then it is calm, eyes lowered, with a small smile. */
export type Face = {
  eyes?: 'lowered' | 'smiling' | 'looking';
  mouth?: 'smile' | 'laugh' | 'calm';
  /** A full, round face with gently slanting eyes. */
  round?: boolean;
  elder?: boolean;
  bindi?: string;
  earring?: string;
  nosePin?: boolean;
  hearingAid?: string;
  glasses?: 'dark' | 'clear';
};

/** A head without hair round (0, 0), 96 units high; `turned` looks to the right, else straight ahead. */
export function face(skin: Skin, look: Face, turned: boolean): string {
  const { cloth, line, blush } = skins[skin];
  const across = turned ? 14 : 0;
  return [
    lifted([turned ? '' : bothSides([ear(43, cloth, line)]), cut(skull(turned, look.round ?? false), cloth)]),
    cut(circle(across - 23, 21, 9), blush, 0.3) + cut(circle(across + (turned ? 21 : 23), 21, 9), blush, 0.3),
    turned ? ear(-27, cloth, line) + jewel(-27, look) : bothSides([jewel(43, { ...look, hearingAid: '' })]),
    place({ x: across, y: 0 }, [
      ...features(line, look, turned),
      look.bindi ? cut(circle(0, -16, 4), look.bindi) : '',
    ]),
    look.glasses ? glasses(look.glasses, across, turned) : '',
  ].join('');
}

function skull(turned: boolean, round: boolean): string {
  if (round)
    return turned
      ? TURNED_ROUND
      : 'M0-47C32-47 48-24 47 2C46 30 27 48 0 48C-27 48-46 30-47 2C-48-24-32-47 0-47z';
  return turned ? TURNED : 'M0-48C30-48 44-26 43-2C42 24 25 50 0 50C-25 50-42 24-43-2C-44-26-30-48 0-48z';
}

const TURNED = 'M2-48C31-48 45-28 43-7C46 2 46 8 42 13C41 34 27 50 8 49C-20 48-42 28-42-2C-43-28-26-48 2-48z';
const TURNED_ROUND =
  'M2-48C33-48 48-26 46-5C49 3 49 10 46 15C44 36 29 49 8 49C-24 49-46 30-46 0C-47-28-28-48 2-48z';

function ear(x: number, cloth: string, line: string): string {
  return (
    cut(ellipse(x, 7, 8.5, 12), cloth) + stroke(`M${x - 3} 2q7 0 5 6q-4 3-2 6`, line, 2.2, 'opacity=".75"')
  );
}

function jewel(x: number, { earring, hearingAid: aid }: Face): string {
  return earring && !aid ? cut(circle(x, 21, 4.5), earring) + cut(circle(x, 28, 3), earring) : '';
}

/** A hearing aid over hair and ear: the piece behind the ear, its clear tube, and the mould in the ear. */
export function hearingAid(dye: string, turned: boolean): string {
  const x = turned ? -27 : -43;
  return [
    lifted([stroke(`M${x - 10} 16Q${x - 14}-2 ${x - 2}-9`, dye, 8)]),
    stroke(`M${x - 2}-9Q${x + 8}-6 ${x + 2} 8`, '#f7efe0', 3),
    cut(circle(x + 1, 9, 4.5), dye),
  ].join('');
}

function features(line: string, look: Face, turned: boolean): string[] {
  const { round = false, elder = false } = look;
  const slant = round ? 9 : 0;
  const nose = turned
    ? round
      ? 'M3 9Q8 15 4 18Q0 19-2 17'
      : 'M2 4Q10 14 6 18Q1 20-2 17'
    : 'M-5 16Q0 21 5 16';
  return [
    place({ x: 16, y: 3, turn: -slant }, [eye(look, line)]),
    place({ x: -16, y: 3, turn: slant, mirrored: true }, [eye(look, line)]),
    stroke(nose, line, 2.6, 'opacity=".8"'),
    look.nosePin ? cut(circle(turned ? 8 : 6, 14, 2.4), dyes.brass) : '',
    place({ x: turned ? 1 : 0, y: 29 }, [mouth(look.mouth ?? 'smile', line)]),
    elder ? bothSides([stroke('M27-1l5-3M27 4l6 0M17 24q4 5 2 11', line, 1.8, 'opacity=".55"')]) : '',
  ];
}

/** The right eye with its brow, round (0, 0). */
function eye({ eyes = 'lowered', elder = false }: Face, line: string): string {
  const brow = stroke('M-8-13Q1-18 9-12', elder ? '#c9c2b6' : '#1c1210', 3.2);
  const ink = '#1c1210';
  if (eyes === 'smiling') return brow + stroke('M-8 3Q0-7 8 3', ink, 3.4);
  if (eyes === 'lowered') return brow + stroke('M-8-1Q0 7 8-1', ink, 3.3) + stroke('M7.5 0l3.5 2', ink, 2.2);
  return [
    brow,
    cut('M-9 1Q0-8 9 1Q0 8-9 1z', '#fbf3e4'),
    cut(circle(1, 0.6, 4.6), ink),
    cut(circle(2.6, -0.8, 1.5), '#fbf3e4'),
    stroke('M-9 1Q0-9 10 0', ink, 3) + stroke('M-7 4Q0 8 7 4', line, 1.4, 'opacity=".5"'),
  ].join('');
}

function mouth(kind: NonNullable<Face['mouth']>, line: string): string {
  if (kind === 'calm') return stroke('M-8 1Q0 5 8 1', line, 3.2);
  if (kind === 'smile')
    return stroke('M-11-1Q0 10 11-1', line, 3.4) + stroke('M-13-3l3 2M13-3l-3 2', line, 2.4);
  return [
    cut('M-12-3Q0 1 12-3Q10 13 0 13Q-10 13-12-3z', '#6b1d26'),
    cut('M-9-1.5Q0 1 9-1.5L8 3Q0 5-8 3z', '#fdf6ea'),
    cut('M-5 9Q0 6 5 9Q3 12.4 0 12.6Q-3 12.4-5 9z', '#cf5a52'),
  ].join('');
}

function glasses(kind: 'dark' | 'clear', across: number, turned: boolean): string {
  const lens = kind === 'dark' ? 'M-12-8Q0-11 12-8Q14 8 4 11Q-10 12-12-8z' : circle(0, 1, 12.5);
  const pair = [16, -16].map((x) =>
    place({ x: across + x, y: 2, mirrored: x < 0 }, [
      kind === 'dark'
        ? cut(lens, dyes.ink) + stroke('M-6-4Q-1-6 4-5', '#8fa0b4', 2.4)
        : cut(lens, '#ffffff', 0.16) + stroke(lens, '#3a2a22', 2.6),
    ]),
  );
  const temple = turned ? `M${across - 28}-2L-28-1` : 'M-28-2L-42-1M28-2L42-1';
  return stroke(`M${across - 4}-1Q${across}-4 ${across + 4}-1${temple}`, '#2a1d18', 2.8) + pair.join('');
}
