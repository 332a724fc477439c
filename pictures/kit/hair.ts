import { dyes } from './dyes.ts';
import { lifted } from './patch.ts';
import { cut } from './pattern.ts';
import { bothSides, place } from './place.ts';
import { circle, ellipse, ring, type Point } from './shapes.ts';
import { stroke } from './stitch.ts';

/** How hair is worn. */
export type HairCut =
  | 'short'
  | 'cropped'
  | 'curly'
  | 'bob'
  | 'bun'
  | 'plait'
  | 'plaits'
  | 'ponytail'
  | 'loose'
  | 'balding';

/** Hair: its cut, its colour (near black where left out), and what is tied into it. */
export type Hair = { cut: HairCut; dye?: string; jasmine?: boolean; ribbon?: string };

/** The colours of hair. */
export const hairDyes = { black: '#1d1412', brown: '#3a2318', grey: '#8f8a84', white: '#dcd6cc' } as const;

/** Hair for a head round (0, 0): what lies behind the head, and what lies over it. */
export function hair(worn: Hair, turned: boolean): { behind: string; over: string } {
  const dye = worn.dye ?? hairDyes.black;
  const dressed = { ...worn, dye };
  return turned
    ? { behind: behindTurned(dressed), over: overTurned(dressed) }
    : { behind: behindFront(dressed), over: overFront(dressed) };
}

type Dressed = Hair & { dye: string };

const SWEPT =
  'M-38 24C-56-8-50-60 2-60C36-60 52-34 46-10C40-22 30-31 17-35C6-18-10-6-24 0C-27 6-27 14-31 22Q-34 26-38 24z';
const SIDE_PART =
  'M-34 14C-52-6-50-58 0-60C38-62 54-36 45-12C42-22 38-27 32-30Q8-24-8-34Q-14-12-27-8Q-28 4-34 14z';
const CLOSE =
  'M-36 8C-50-14-46-56 2-57C36-57 50-34 45-12C40-28 30-36 16-37Q-10-38-20-26Q-28-14-27-4Q-30 4-36 8z';
const FRINGE =
  'M-42 26C-58-10-50-62 2-62C40-62 56-34 47-8Q44-16 40-18Q18-10-8-14Q-22-12-24 4Q-25 22-28 34Q-38 34-42 26z';

function overTurned({ cut: kind, dye, jasmine, ribbon }: Dressed): string {
  const shine = strands('M-34-18Q-30-44-4-52M-24-10Q-14-34 10-46M26-50Q38-42 42-28', dye);
  if (kind === 'balding') return cut('M-40-4C-46 14-36 26-30 22Q-26 10-26-2Q-30-14-34-18Q-40-14-40-4z', dye);
  if (kind === 'curly') return curls(TURNED_CURLS, dye);
  if (kind === 'cropped') return cut(CLOSE, dye);
  if (kind === 'short') return cut(SIDE_PART, dye) + strands('M-34-18Q-30-44-4-52M-6-38Q14-52 36-42', dye);
  if (kind === 'bob') return cut(FRINGE, dye) + shine + clip(-2, -44, ribbon);
  const whole = cut(SWEPT, dye) + shine;
  if (kind === 'bun' && jasmine) return whole + gajra();
  if (kind === 'plait' || kind === 'plaits') {
    return whole + plait([-36, 22], [-44, 132], dye, ribbon) + (jasmine ? gajra() : '');
  }
  return whole;
}

function behindTurned({ cut: kind, dye, ribbon }: Dressed): string {
  if (kind === 'bun')
    return lifted([cut(circle(-50, 6, 24), dye)]) + strands('M-62-4Q-48-14-38 0M-64 10Q-52-2-40 14', dye);
  if (kind === 'ponytail') {
    const tail = 'M-36-14C-78-22-84 24-74 66Q-70 86-58 92Q-60 60-44 30z';
    return lifted([cut(tail, dye)]) + strands('M-52-4Q-72 20-64 74', dye) + tie(-43, -8, ribbon);
  }
  if (kind === 'loose') return lifted([cut('M-20-50C-66-50-66 20-62 84Q-30 104 6 84L10 20z', dye)]);
  if (kind === 'bob') return lifted([cut('M0-58C-60-58-60 16-50 46Q-30 54-12 44L0 0z', dye)]);
  return '';
}

const MIDDLE_PART =
  'M-45 20C-60-30-36-62 0-62C36-62 60-30 45 20Q42-2 34-14Q22-28 0-40Q-22-28-34-14Q-42-2-45 20z';

function overFront({ cut: kind, dye, ribbon, jasmine }: Dressed): string {
  const shine = strands('M-40-8Q-36-38-8-54M40-8Q36-38 8-54', dye);
  if (kind === 'balding') return bothSides([cut('M36-22Q50-14 47 8Q46 16 42 18Q42-6 36-22z', dye)]);
  if (kind === 'curly') return curls(FRONT_CURLS, dye);
  if (kind === 'cropped')
    return cut('M-45 2C-54-40-30-58 0-58C30-58 54-40 45 2Q42-18 34-28Q0-40-34-28Q-42-18-45 2z', dye);
  if (kind === 'short') {
    const parted =
      'M-45 2C-56-42-30-62 2-62C36-64 56-40 45 2Q42-14 36-26Q8-22-18-38Q-24-22-38-18Q-43-10-45 2z';
    return cut(parted, dye) + strands('M-14-42Q10-56 34-44M-22-36Q-38-34-42-16', dye);
  }
  if (kind === 'bob') {
    const fringe =
      'M-47 30C-62-30-36-64 0-64C36-64 62-30 47 30Q42 28 40 20Q42 2 38-16Q0-6-38-16Q-42 2-40 20Q-42 28-47 30z';
    return cut(fringe, dye) + shine + clip(24, -42, ribbon);
  }
  const whole = cut(MIDDLE_PART, dye) + shine;
  if (kind === 'plaits') return whole + bothSides([plait([42, 22], [52, 116], dye, ribbon)]);
  if (kind === 'plait')
    return whole + plait([42, 24], [46, 132], dye, ribbon) + (jasmine ? flowers(44, 30) : '');
  return whole;
}

function behindFront({ cut: kind, dye, jasmine, ribbon }: Dressed): string {
  if (kind === 'bun') {
    const garland = jasmine ? ring(0, -62, 16, 24).map(([x, y]) => petal(x, y)) : [];
    return lifted([cut(circle(0, -62, 22), dye), ...garland]);
  }
  if (kind === 'ponytail')
    return lifted([cut('M20-54C70-70 78-10 64 44Q56 20 40-6z', dye)]) + tie(38, -44, ribbon);
  if (kind === 'loose') return lifted([cut('M0-60C-74-60-60 40-66 92Q0 106 66 92C60 40 74-60 0-60z', dye)]);
  if (kind === 'bob') return lifted([cut('M0-60C-64-60-58 20-52 44Q0 56 52 44C58 20 64-60 0-60z', dye)]);
  return '';
}

/** Three strands, one over another, from the nape down, tied near the end. */
function plait([x, y]: Point, [toX, toY]: Point, dye: string, ribbon: string = dyes.madder): string {
  const count = Math.round((toY - y) / 17);
  const knots = Array.from({ length: count }, (_, at) => {
    const share = at / count;
    const [cx, cy] = [x + (toX - x) * Math.sin((share * Math.PI) / 2), y + (toY - y) * share];
    const wide = 13 - 5 * share;
    return place({ x: cx, y: cy, turn: at % 2 === 0 ? 18 : -18 }, [
      cut(ellipse(0, 0, wide, 11), dye) + strands(`M${-wide * 0.6} 4Q0-2 ${wide * 0.6} 4`, dye),
    ]);
  });
  const bow = place({ x: toX, y: toY - 4 }, [
    cut('M0 0Q-16-14-18 0Q-16 12 0 0Q16-14 18 0Q16 12 0 0z', ribbon),
    cut(circle(0, 0, 5), ribbon),
    cut('M-6 4Q0 30-4 34Q6 34 6 4z', dye),
  ]);
  return lifted([...knots, bow]);
}

function gajra(): string {
  const string = ring(-42, 4, 22, (at) => (at % 2 === 0 ? 24 : 20)).slice(11, 22);
  return lifted(string.map(([x, y]) => petal(x - 2, y)));
}

function flowers(x: number, y: number): string {
  return lifted([-10, -3, 4, 11].map((dx, at) => petal(x + dx, y + (at % 2) * 6)));
}

function petal(x: number, y: number): string {
  return cut(circle(x, y, 5), '#fdf8ec') + cut(circle(x, y, 1.8), dyes.marigold);
}

function clip(x: number, y: number, dye: string | undefined): string {
  if (dye === undefined) return '';
  return lifted([
    cut(ellipse(x - 7, y, 8, 6) + ellipse(x + 7, y, 8, 6), dye),
    cut(circle(x, y, 4), dyes.marigold),
  ]);
}

function tie(x: number, y: number, dye: string = dyes.madder): string {
  return cut(ellipse(x, y, 9, 11), dye);
}

const TURNED_CURLS: Point[] = [
  [-34, 8],
  [-42, -10],
  [-40, -30],
  [-28, -46],
  [-10, -56],
  [10, -57],
  [28, -50],
  [40, -36],
  [44, -22],
  [-26, -8],
  [-24, -26],
  [-8, -38],
  [12, -42],
  [28, -36],
];
const FRONT_CURLS: Point[] = [
  [-46, 4],
  [-48, -16],
  [-42, -34],
  [-28, -48],
  [-10, -56],
  [10, -56],
  [28, -48],
  [42, -34],
  [48, -16],
  [46, 4],
  [-30, -26],
  [-12, -36],
  [12, -36],
  [30, -26],
];

function curls(places: readonly Point[], dye: string): string {
  return [
    ...places.map(([x, y]) => cut(circle(x, y, 14), dye)),
    strands(places.map(([x, y]) => `M${x - 7} ${y + 2}q6-10 12-2q0 6-6 5`).join(''), dye),
  ].join('');
}

/** A few threads that catch the light. */
function strands(d: string, dye: string): string {
  return stroke(
    d,
    dye === hairDyes.white ? '#a9a196' : '#ffffff',
    2,
    `opacity="${dye === hairDyes.white ? 0.7 : 0.2}"`,
  );
}
