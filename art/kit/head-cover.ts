import { dyes } from './dyes.ts';
import { lifted, shade } from './patch.ts';
import { cut } from './pattern.ts';
import { circle, ellipse } from './shapes.ts';
import { stitch, stroke } from './stitch.ts';

/** What is worn on the head over the hair, and its cloth. `trim` is the second colour: a border, an under-band. */
export type HeadCover = { kind: 'headscarf' | 'veil' | 'turban' | 'knitted cap'; dye: string; trim?: string };

/** A cover for a head round (0, 0): what lies behind the head, and what lies over it. */
export function headCover(worn: HeadCover, turned: boolean): { behind: string; over: string } {
  const trim = worn.trim ?? dyes.marigold;
  if (worn.kind === 'headscarf') return { behind: '', over: headscarf(worn.dye, trim, turned) };
  if (worn.kind === 'veil') return veil(worn.dye, trim, turned);
  if (worn.kind === 'turban') return { behind: '', over: turban(worn.dye, trim, turned) };
  return { behind: '', over: knittedCap(worn.dye, trim, turned) };
}

function headscarf(dye: string, trim: string, turned: boolean): string {
  const x = turned ? 11 : 0;
  const outer =
    'M-50 8C-60-42-34-66 2-66C40-66 60-40 52 4C52 34 56 58 66 74C44 98 6 106-14 104C-40 102-62 92-70 78C-56 56-50 36-50 8z';
  const opening = ellipse(x, 5, 34, 41);
  return [
    lifted([cut(outer + opening, dye)]),
    stroke(opening, dye, 5),
    stitch(ellipse(x, 5, 39, 46), trim, { width: 2.4, length: 8 }),
    shade('M-40 54Q0 84 50 52Q46 66 10 74Q-28 74-40 54z', 0.12),
    stroke('M-44 62Q-6 92 46 70M-52 76Q-10 100 40 86', '#1b1206', 2, 'opacity=".2"'),
    cut(circle(x - 34, 40, 4.5), dyes.brass),
  ].join('');
}

/** A sari's end or a dupatta drawn loosely over the head; the hair over the forehead is seen. */
function veil(dye: string, trim: string, turned: boolean): { behind: string; over: string } {
  const fall = turned
    ? 'M6-66C-62-66-62 0-64 50Q-68 100-76 128Q-40 138-12 118L-6 20z'
    : 'M0-68C-66-68-62 20-72 112Q0 130 72 112C62 20 66-68 0-68z';
  const crest = turned
    ? 'M-42 34C-64-18-50-68 4-68C32-68 42-56 44-46C20-50-4-40-16-22Q-28-4-28 36Q-34 42-42 34z'
    : 'M-50 30C-66-36-38-68 0-68C38-68 66-36 50 30Q44 26 43 10Q40-24 24-38Q0-52-24-38Q-40-24-43 10Q-44 26-50 30z';
  const edge = turned ? 'M44-48C20-52-5-41-17-23Q-28-4-28 34' : 'M-44 14Q-40-24-24-38Q0-52 24-38Q40-24 44 14';
  return {
    behind: lifted([cut(fall, dye)]) + shade(fall, 0.1),
    over:
      lifted([cut(crest, dye)]) + stroke(edge, trim, 6) + stitch(edge, dyes.cotton, { width: 2, length: 6 }),
  };
}

function turban(dye: string, trim: string, turned: boolean): string {
  const x = turned ? 10 : 0;
  const wrap = turned
    ? 'M-40 8C-66-24-56-80 2-82C50-82 64-44 47-12Q34-24 18-28Q-6-20-26-4Q-32 4-40 8z'
    : 'M-48 4C-66-34-46-84 0-84C46-84 66-34 48 4Q40-16 26-24Q12-34 0-36Q-12-34-26-24Q-40-16-48 4z';
  const folds = turned
    ? 'M-44-4Q-16-36 22-32M-50-22Q-20-56 30-42M-46-44Q-14-72 40-54M-30-66Q4-82 42-66'
    : 'M-50-6Q-30-44 6-42M-54-26Q-30-66 22-54M-46-50Q-20-80 34-66M50-6Q40-24 26-30M54-26Q46-42 30-46';
  return [
    cut(`M${x - 18}-26L${x + 2}-48L${x + 22}-28Q${x + 2}-38 ${x - 18}-26z`, trim),
    lifted([cut(wrap, dye)]),
    cut(`M${x - 15}-27L${x + 1}-44L${x + 17}-28Q${x + 1}-36 ${x - 15}-27z`, trim),
    stroke(folds, '#1b1206', 2.6, 'opacity=".28"'),
    stroke(folds, '#ffffff', 1.2, 'opacity=".18" transform="translate(0 3)"'),
  ].join('');
}

function knittedCap(dye: string, trim: string, turned: boolean): string {
  const dome = turned
    ? 'M-44-10C-56-56-28-70 4-70C40-70 56-46 48-18Q0-40-44-10z'
    : 'M-47-14C-54-58-28-72 0-72C28-72 54-58 47-14Q0-32-47-14z';
  const band = turned ? 'M-45-8Q0-36 48-16' : 'M-47-13Q0-31 47-13';
  return [
    lifted([cut(dome, dye)]),
    stroke('M-24-58Q-20-40-24-24M0-66V-28M24-58Q22-40 26-24', '#1b1206', 2, 'opacity=".22"'),
    stroke(band, trim, 12),
    stitch(band, dye, { width: 3, length: 6 }),
  ].join('');
}
