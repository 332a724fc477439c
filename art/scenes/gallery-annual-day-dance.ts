import { dyes } from '../kit/dyes.ts';
import { marigold } from '../kit/marigold.ts';
import { kurta, salwar } from '../kit/outfit.ts';
import { lifted, patch } from '../kit/patch.ts';
import { cut } from '../kit/pattern.ts';
import { person } from '../kit/person.ts';
import type { Drawing } from '../kit/picture.ts';
import { place } from '../kit/place.ts';
import { scene } from '../kit/scene.ts';
import { circle, ellipse, star } from '../kit/shapes.ts';
import { stitch, stroke } from '../kit/stitch.ts';
import { onString } from '../kit/bunting.ts';
import { wheelchair } from '../kit/wheelchair.ts';

/** On a stage a dancer in her wheelchair and two partners turn, arms and dupattas wide; rows of heads look on. */
export const drawings: Drawing[] = [theDance()];

function theDance(): Drawing {
  const floor = { at: 690, dye: '#a8683a', thread: dyes.straw };
  return scene(
    { name: 'gallery-annual-day-dance', ground: dyes.wine, motif: 'star', frame: dyes.marigold, floor },
    [
      ...light(),
      ...backdrop(),
      ...garland([190, 112], [1010, 112], 24),
      cut(ellipse(600, 772, 190, 26), '#0d0a1c', 0.32),
      ...flying(),
      left(),
      right(),
      spinning(),
      ...boards(),
      ...curtains(),
      ...audience(),
    ],
  );
}

/** She tips her chair back on its wheels for the turn. */
function spinning(): string {
  const chair = wheelchair({ at: [592, 640], size: 1.12, dye: dyes.teal, rim: dyes.marigold });
  return place({ x: 586, y: 766, turn: -9 }, [
    place({ x: -586, y: -766 }, [
      chair.behind,
      person({
        at: [592, 640],
        size: 1.46,
        pose: 'sitting',
        facing: 'right',
        nod: 6,
        skin: 'chestnut',
        hair: { cut: 'bun', jasmine: true },
        face: { eyes: 'smiling', mouth: 'laugh', bindi: dyes.madder, earring: dyes.brass },
        wears: salwar(dyes.coral, dyes.indigo, { trim: dyes.marigold, below: dyes.indigo }),
        shoes: { sandals: dyes.brass },
        near: { at: [468, 336], grip: 'open' },
        far: { at: [746, 336], grip: 'open' },
      }),
      chair.front,
    ]),
  ]);
}

function left(): string {
  return [
    cut(ellipse(318, 800, 86, 14), '#0d0a1c', 0.3),
    person({
      at: [318, 792],
      size: 1.34,
      pose: 'walking',
      facing: 'right',
      lean: -4,
      nod: -8,
      skin: 'wheat',
      hair: { cut: 'short' },
      face: { round: true, eyes: 'smiling', mouth: 'laugh' },
      wears: kurta(dyes.marigold, { trim: dyes.madder, below: dyes.cotton }),
      shoes: { barefoot: true },
      near: { at: [220, 506], grip: 'open', elbow: 'out' },
      far: { at: [400, 342], grip: 'open', elbow: 'out' },
    }),
  ].join('');
}

function right(): string {
  return [
    cut(ellipse(890, 800, 86, 14), '#0d0a1c', 0.3),
    person({
      at: [890, 792],
      size: 1.34,
      pose: 'walking',
      facing: 'left',
      lean: -4,
      nod: -8,
      skin: 'umber',
      hair: { cut: 'plait', ribbon: dyes.coral, jasmine: true },
      face: { eyes: 'smiling', mouth: 'laugh', hearingAid: dyes.sky, bindi: dyes.marigold },
      wears: salwar(dyes.seaGreen, dyes.marigold, { trim: dyes.coral, below: dyes.indigo }),
      shoes: { barefoot: true },
      near: { at: [986, 506], grip: 'open', elbow: 'out' },
      far: { at: [806, 342], grip: 'open', elbow: 'out' },
    }),
  ].join('');
}

/** Her dupatta stands over her like a rainbow; the partners' scarves trail from their outer hands. */
function flying(): string[] {
  const arch = 'M392 372C372 110 700 70 690 318L658 330C660 168 432 180 424 366z';
  const trail = 'M0 0C-34 50 26 92-8 150Q-24 184 4 218L34 206Q14 180 26 152C54 96 0 60 22 4z';
  return [
    patch(arch, dyes.marigold, { seam: false }),
    stroke('M396 368C378 116 696 78 687 318', dyes.madder, 8),
    stitch('M409 362C396 142 676 118 671 322', dyes.wine, { width: 2.6, length: 10 }),
    place({ x: 226, y: 506 }, [patch(trail, dyes.teal, { seam: dyes.straw, inset: 7 })]),
    place({ x: 980, y: 506, mirrored: true }, [patch(trail, dyes.coral, { seam: dyes.cotton, inset: 7 })]),
  ];
}

function light(): string[] {
  return [
    cut('M520 40H680L980 700H220z', '#ffe3a1', 0.1),
    cut('M560 40H640L820 700H380z', '#ffe3a1', 0.12),
    cut(ellipse(600, 770, 420, 76), '#ffe3a1', 0.2),
  ];
}

/** A painted sun behind the dancers, petals round a lamp. */
function backdrop(): string[] {
  return [
    place({ x: 600, y: 386 }, [
      lifted([cut(star(0, 0, 20, 262, 214), dyes.madder)]),
      cut(circle(0, 0, 196), '#8c2630'),
      stitch(circle(0, 0, 182), dyes.marigold, { width: 4, length: 14 }),
      stitch(circle(0, 0, 206), dyes.straw, { width: 3, length: 9, opacity: 0.7 }),
    ]),
  ];
}

function garland(from: [number, number], to: [number, number], count: number): string[] {
  return Array.from({ length: count }, (_, at) => {
    const [x, y] = onString(from, to, 42, (at + 0.5) / count);
    return place({ x, y }, [marigold(19, at % 3 === 2 ? dyes.coral : dyes.marigold)]);
  });
}

/** The edge of the stage, its boards and a row of lamps. */
function boards(): string[] {
  const joints = [150, 320, 490, 660, 830, 1000].map((x) => `M${x + (600 - x) * 0.14} 712L${x} 838`);
  return [
    stroke(joints.join(''), '#6d3d1c', 3, 'opacity=".5"'),
    patch('M-20 832H1220V930H-20z', dyes.plum, { seam: false }),
    stitch('M40 852H1160', dyes.marigold, { width: 4, length: 15 }),
  ];
}

function curtains(): string[] {
  const side = (mirrored: boolean) =>
    place({ x: mirrored ? 1200 : 0, y: 0, mirrored }, [
      patch('M-20-20H236Q220 190 150 330Q128 380 132 440Q150 640 176 836H-20z', dyes.madder, { seam: false }),
      ...['M40 0Q46 240 30 400T46 830', 'M100 0Q104 200 78 370T98 830', 'M160 0Q156 180 112 350T146 830'].map(
        (fold) => stroke(fold, '#1b1206', 9, 'opacity=".16"'),
      ),
      stroke('M236-10Q220 190 150 330Q128 380 132 440Q150 640 176 832', dyes.marigold, 9),
      lifted([cut('M-10 372Q70 420 142 372L138 404Q70 450-10 404z', dyes.marigold)]),
    ]);
  const swags = [0, 1, 2, 3].map((at) => {
    const x = at * 300;
    return (
      patch(`M${x - 10}-20H${x + 310}V20Q${x + 150} 128 ${x - 10} 20z`, dyes.madder, { seam: false }) +
      stroke(`M${x - 6} 22Q${x + 150} 128 ${x + 306} 22`, dyes.marigold, 8) +
      stroke(`M${x + 40}-10Q${x + 150} 80 ${x + 260}-10`, '#1b1206', 7, 'opacity=".16"')
    );
  });
  return [side(false), side(true), ...swags];
}

/** Heads of those who watch, from behind, dark against the stage. */
function audience(): string[] {
  const hair = [
    dyes.night,
    '#2a1712',
    '#3a2318',
    dyes.night,
    '#8f8a84',
    '#2a1712',
    dyes.night,
    '#3a2318',
    '#2a1712',
  ];
  return hair.map((dye, at) => {
    const x = 96 + at * 126;
    return place({ x, y: 916 - (at % 3) * 8 }, [
      lifted([
        cut(
          ellipse(0, 46, 74, 44),
          [dyes.indigo, dyes.leaf, dyes.terracotta, dyes.teal][at % 4] ?? dyes.indigo,
        ),
        cut(circle(0, -24, 42), dye),
        at % 3 === 1 ? cut(circle(30, -58, 18), dye) : '',
      ]),
      at % 4 === 2 ? stroke('M-34-44Q0-72 34-44', dyes.coral, 7) : '',
      stroke('M-18-44Q0-58 20-44', '#ffffff', 2.4, 'opacity=".2"'),
    ]);
  });
}
