import { dyes } from '../kit/dyes.ts';
import { mat, stool } from '../kit/furniture.ts';
import { lantern } from '../kit/house.ts';
import { nightWindow } from '../kit/night-window.ts';
import { kurta, salwar, tShirt } from '../kit/outfit.ts';
import { lifted, patch, shade } from '../kit/patch.ts';
import { cut, within } from '../kit/pattern.ts';
import { person, personInLayers } from '../kit/person.ts';
import type { Drawing } from '../kit/picture.ts';
import { place } from '../kit/place.ts';
import { potted } from '../kit/plants.ts';
import { print } from '../kit/print.ts';
import { scene } from '../kit/scene.ts';
import { box, circle, ellipse } from '../kit/shapes.ts';
import { stitch, stroke } from '../kit/stitch.ts';
import { grain } from '../kit/textures.ts';
import { wheelchair } from '../kit/wheelchair.ts';

/** Four friends play carrom by lantern light; the one with dark glasses aims. */
export const drawings: Drawing[] = [carrom()];

function carrom(): Drawing {
  const chair = wheelchair({
    at: [900, 684],
    size: 1.02,
    facing: 'left',
    dye: dyes.marigold,
    rim: dyes.coral,
  });
  const players = atBoard();
  const floor = { at: 690, dye: '#3a2c52', thread: dyes.straw };
  return scene(
    { name: 'gallery-carrom-evening', ground: dyes.night, motif: 'star', frame: dyes.marigold, floor },
    [
      within(box(0, 0, 1200, 690), [
        cut(circle(600, 420, 430), '#ffd98a', 0.08) + cut(circle(600, 420, 290), '#ffd98a', 0.1),
      ]),
      nightWindow(96, 140, 170, 190),
      ...hanging(912, 128),
      mat(600, 800, 800, 120, dyes.madder, dyes.straw),
      lantern({ x: 600, y: 40, size: 1.7 }),
      onlooker(),
      stool(276, 672, 124, dyes.teal),
      players.back.body,
      players.left.body,
      chair.behind,
      players.right.body,
      stand(),
      ...board(600, 566),
      players.back.arms,
      players.left.arms,
      players.right.arms,
      chair.front,
      potted({ x: 92, y: 862, size: 1 }, 'tulsi', dyes.terracotta),
    ],
  );
}

function atBoard() {
  return {
    left: personInLayers({
      at: [280, 664],
      size: 1.4,
      build: 'teen',
      pose: 'sitting',
      facing: 'right',
      lean: 8,
      skin: 'chestnut',
      hair: { cut: 'short' },
      face: { glasses: 'dark', mouth: 'smile' },
      wears: kurta(dyes.cotton, { trim: dyes.madder, below: dyes.teal }),
      near: { at: [428, 622], grip: 'pinch' },
      far: { at: [424, 588] },
    }),
    back: personInLayers({
      at: [600, 640],
      size: 1.36,
      build: 'teen',
      pose: 'sitting',
      facing: 'front',
      nod: -5,
      skin: 'wheat',
      hair: { cut: 'bob', ribbon: dyes.marigold },
      face: { round: true, eyes: 'smiling', mouth: 'laugh' },
      wears: tShirt(dyes.coral, dyes.indigo, { trim: dyes.cotton }),
      near: { at: [530, 584] },
      far: { at: [668, 584] },
    }),
    right: personInLayers({
      at: [900, 684],
      size: 1.36,
      build: 'teen',
      pose: 'sitting',
      facing: 'left',
      nod: -4,
      skin: 'umber',
      hair: { cut: 'curly' },
      face: { eyes: 'looking', mouth: 'smile' },
      wears: tShirt(dyes.seaGreen, dyes.straw, { trim: dyes.marigold }),
      near: { at: [784, 628], grip: 'rest' },
      far: { at: [776, 592], grip: 'rest' },
    }),
  };
}

function onlooker(): string {
  return person({
    at: [756, 742],
    size: 1.34,
    build: 'teen',
    facing: 'left',
    nod: 6,
    skin: 'honey',
    covered: { kind: 'headscarf', dye: dyes.teal, trim: dyes.straw },
    face: { eyes: 'smiling', mouth: 'laugh', hearingAid: dyes.sky },
    wears: salwar(dyes.marigold, dyes.teal, { trim: dyes.madder, below: dyes.teal }),
    near: { at: [700, 476], grip: 'open' },
    far: { at: [684, 458], grip: 'open' },
  });
}

/** The trestle that the board lies on. */
function stand(): string {
  return [
    cut(ellipse(600, 826, 230, 20), '#0d0a1c', 0.34),
    lifted([stroke('M470 690L430 822M730 690L770 822M452 766H748', dyes.bark, 16)]),
  ].join('');
}

function board(x: number, y: number): string[] {
  const field = 'M-190 14H190L236 112H-236z';
  const pockets = [
    [-176, 21],
    [176, 21],
    [-214, 101],
    [214, 101],
  ] as const;
  return [
    place({ x, y }, [
      patch('M-222-2H222L282 130H-282z', dyes.bark, { seam: false }),
      cut(box(-282, 128, 564, 22, 6), '#4d3413'),
      stitch('M-262 138H262', dyes.straw, { width: 2.6, length: 11, opacity: 0.7 }),
      patch(field, '#e6bd76', { over: [grain], seam: false }),
      shade('M-190 14H190L196 24H-195z', 0.16),
      ...pockets.map(([px, py]) => cut(ellipse(px, py, 17, 9), '#1b1206')),
      stroke('M-128 34H128M-152 94H152M-156 38L-178 90M156 38L178 90', dyes.madder, 2.6, 'opacity=".7"'),
      stroke(ellipse(0, 62, 62, 25), dyes.madder, 3, 'opacity=".8"'),
      print('star', { x: 0, y: 62, size: 26 }, dyes.madder, 0.5),
      ...coins(),
    ]),
  ];
}

function coins(): string[] {
  const lie: readonly [number, number, string][] = [
    [-26, 54, dyes.ink],
    [4, 46, dyes.cotton],
    [34, 58, dyes.ink],
    [-6, 68, dyes.madder],
    [22, 76, dyes.cotton],
    [-40, 72, dyes.cotton],
    [88, 44, dyes.ink],
    [120, 80, dyes.cotton],
    [-96, 42, dyes.ink],
    [66, 92, dyes.ink],
    [-130, 62, dyes.indigo],
  ];
  return lie.map(([x, y, dye]) =>
    place({ x, y }, [
      cut(ellipse(0, 4, 14, 7), '#3d220c', 0.5),
      cut(ellipse(0, 2, 14, 7), dye === dyes.cotton ? '#cdbf9e' : '#120d0b'),
      cut(ellipse(0, -1, 14, 7), dye),
      stroke(ellipse(0, -1, 7, 3.4), dye === dyes.cotton ? dyes.bark : dyes.straw, 1.6, 'opacity=".7"'),
    ]),
  );
}

/** An appliqué hanging of the moon over fields. */
function hanging(x: number, y: number): string[] {
  return [
    place({ x, y }, [
      stroke('M8-2L92-40L176-2', dyes.jute, 3),
      lifted([stroke('M-14 0H198', dyes.wood, 11)]),
      patch('M0 2H184V196L161 214L138 196L115 214L92 196L69 214L46 196L23 214L0 196z', dyes.teal, {
        seam: dyes.straw,
        inset: 9,
      }),
      lifted([cut(circle(126, 62, 30), dyes.straw)]) + cut(circle(114, 54, 27), dyes.teal),
      lifted([cut('M12 150Q56 112 96 142T172 132V186H12z', dyes.leaf)]),
      print('elephant', { x: 78, y: 132, size: 62 }, dyes.marigold),
    ]),
  ];
}
