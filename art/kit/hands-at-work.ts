import { dyes } from './dyes.ts';
import { lifted, patch, shade } from './patch.ts';
import { cut } from './pattern.ts';
import { place } from './place.ts';
import { allOver, print } from './print.ts';
import { circle, ellipse } from './shapes.ts';
import { stitch, stroke } from './stitch.ts';
import { tassel } from './tassel.ts';
import { workingHand } from './working-hand.ts';

/** Two hands cut a printed cloth with scissors. */
export function cutting(): string[] {
  const cloth = 'M84 566L392 520L420 770L120 812z';
  const holding = workingHand({
    x: 128,
    y: 672,
    turn: 62,
    skin: 'wheat',
    hold: 'flat',
    size: 0.84,
    mirrored: true,
    sleeve: { dye: dyes.teal, trim: dyes.straw },
  });
  const snipping = workingHand({
    x: 330,
    y: 800,
    turn: -14,
    skin: 'wheat',
    hold: 'fist',
    size: 0.9,
    sleeve: { dye: dyes.teal, trim: dyes.straw },
  });
  return [
    patch(cloth, dyes.coral, { over: [allOver('fish', 40, 92, dyes.cotton, 0.9)], seam: false }),
    cut('M286 640L296 520L310 640z', '#c08a4e'),
    holding.below,
    holding.thumb,
    snipping.below,
    place({ x: 288, y: 668, turn: -4, size: 1.5 }, [
      lifted([
        cut('M-9 30L6-66Q14-60 12-46L3 34z', '#aeb8c2'),
        cut('M9 30L-6-66Q-14-60-12-46L-3 34z', '#d5dce2'),
        stroke(ellipse(-17, 50, 12, 19), dyes.indigo, 9),
        stroke(ellipse(17, 50, 12, 19), dyes.indigo, 9),
      ]),
      cut(circle(0, 14, 4), dyes.ink),
    ]),
    snipping.thumb,
  ];
}

/** Two hands sew: a needle draws thread through the edge of a patch. */
export function sewing(): string[] {
  const steady = workingHand({
    x: 1050,
    y: 660,
    turn: -58,
    skin: 'umber',
    hold: 'flat',
    size: 0.86,
    sleeve: { dye: dyes.marigold, trim: dyes.madder },
  });
  const needle = workingHand({
    x: 884,
    y: 806,
    turn: 12,
    skin: 'umber',
    hold: 'pinch',
    size: 0.9,
    sleeve: { dye: dyes.marigold, trim: dyes.madder },
  });
  return [
    patch('M812 522L1092 500L1116 700L850 726z', dyes.leaf, { seam: false }),
    print('lamp', { x: 986, y: 600, size: 120 }, dyes.marigold),
    stitch('M834 542L1076 522L1096 682L990 692', dyes.cotton, { width: 5, length: 15 }),
    steady.below,
    steady.thumb,
    stroke('M990 692Q930 640 850 640Q800 650 822 706', dyes.cotton, 3.4),
    needle.below,
    lifted([stroke('M816 722L852 682', '#e3e8ee', 6)]),
    needle.thumb,
  ];
}

/** Two hands paint: a brush puts dots on a clay lamp. */
export function painting(): string[] {
  const brush = workingHand({
    x: 330,
    y: 96,
    turn: 166,
    skin: 'chestnut',
    hold: 'pinch',
    size: 0.9,
    sleeve: { dye: dyes.plum, trim: dyes.coral, bangles: [dyes.brass, dyes.madder, dyes.brass] },
  });
  const other = workingHand({
    x: 118,
    y: 176,
    turn: 128,
    skin: 'chestnut',
    hold: 'flat',
    size: 0.86,
    mirrored: true,
    sleeve: { dye: dyes.plum, trim: dyes.coral, bangles: [dyes.brass, dyes.madder, dyes.brass] },
  });
  return [
    ...pots(),
    other.below,
    place({ x: 252, y: 318, size: 1.9 }, [
      lifted([cut('M-44-22Q0-10 46-24Q38 14 0 16Q-36 14-44-22z', dyes.terracotta)]),
      cut('M-43-23Q0-42 45-24Q2-10-43-23z', '#8f421c'),
      shade('M46-24Q38 14 6 15Q30 2 34-20z', 0.14),
      stroke('M-36-10Q0 2 38-11', dyes.cotton, 4, 'stroke-dasharray="1 9"'),
      stroke('M-26 2Q0 10 20 3', dyes.marigold, 4, 'stroke-dasharray="1 9"'),
    ]),
    other.thumb,
    brush.below,
    lifted([
      stroke('M296 318L420 124', dyes.wood, 10),
      stroke('M290 328L304 306', dyes.ink, 12),
      stroke('M286 334L292 324', dyes.marigold, 12),
    ]),
    brush.thumb,
  ];
}

function pots(): string[] {
  return [dyes.marigold, dyes.cotton, dyes.sky].map((dye, at) =>
    place({ x: 84 + at * 74, y: 452 + (at % 2) * 18 }, [
      lifted([cut(circle(0, 0, 33), dyes.ragi), cut(circle(0, 0, 26), dye)]),
      cut(ellipse(-8, -8, 8, 4), '#ffffff', 0.45),
    ]),
  );
}

/** Two hands tie: thread is bound round the head of a tassel. */
export function tying(): string[] {
  const binding = workingHand({
    x: 872,
    y: 118,
    turn: -160,
    skin: 'honey',
    hold: 'pinch',
    size: 0.9,
    mirrored: true,
    sleeve: { dye: dyes.cotton, trim: dyes.indigo },
  });
  const holding = workingHand({
    x: 1074,
    y: 196,
    turn: -118,
    skin: 'honey',
    hold: 'pinch',
    size: 0.88,
    sleeve: { dye: dyes.cotton, trim: dyes.indigo },
  });
  return [
    place({ x: 1010, y: 420, turn: -30 }, [tassel(120, dyes.teal, dyes.marigold)]),
    place({ x: 1106, y: 430, turn: 16 }, [tassel(116, dyes.coral, dyes.indigo)]),
    binding.below,
    holding.below,
    place({ x: 956, y: 232, size: 1.1 }, [
      stroke('M0 0Q2-44 46-10', dyes.madder, 5),
      tassel(150, dyes.madder, dyes.marigold),
    ]),
    stroke('M974 280Q880 292 792 176', dyes.marigold, 4),
    binding.thumb,
    holding.thumb,
  ];
}
