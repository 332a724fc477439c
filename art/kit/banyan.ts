import { dyes } from './dyes.ts';
import { lifted, patch, shade } from './patch.ts';
import { cut } from './pattern.ts';
import { place } from './place.ts';
import { ellipse, ring } from './shapes.ts';
import { stitch, stroke } from './stitch.ts';

const GREENS = [dyes.leaf, '#3d7d4c', '#528f4e', '#2a5f48', '#6c9e52'] as const;

/** A banyan whose trunk's foot lies at (x, y): about 1100 units wide and 640 high, its roots hanging from the boughs. */
export function banyan(x: number, y: number, size = 1): string {
  const trunk =
    'M-170 8Q-96-6-84-92Q-92-220-60-330Q-150-380-250-396L-236-424Q-110-420-30-372L-6-440H36L48-366Q130-420 260-420L272-392Q140-372 84-312Q70-200 92-92Q104-8 186 8Q120 22 84 0Q60 26 30 4Q0 26-34 4Q-70 26-96 2Q-120 20-170 8z';
  const roots = [
    'M-232-404Q-244-260-232 4',
    'M-180-396Q-186-300-176-150',
    'M208-404Q222-280 214 6',
    'M160-388Q154-300 164-190',
    'M248-410Q262-330 256-230',
    'M-270-400Q-286-330-276-250',
  ];
  return place({ x, y, size }, [
    cut(ellipse(0, 6, 240, 20), '#0d0a1c', 0.22),
    leaves(-150, -470, 300, 92, 3),
    leaves(190, -480, 290, 88, 4),
    lifted([stroke(roots.join(''), '#8b6a44', 9)]),
    patch(trunk, '#8a6038', {
      seam: dyes.straw,
      inset: 11,
      thread: { width: 2.4, length: 11, opacity: 0.55 },
    }),
    shade('M60-300Q50-190 66-92Q76-8 150 6Q120 22 84 0Q66-60 60-120z', 0.14),
    stroke('M-40-300Q-58-180-46-40M0-330Q-10-160 0-30M40-280Q28-160 38-50', '#4a2f17', 4, 'opacity=".4"'),
    leaves(0, -520, 520, 104, 0),
    leaves(-300, -450, 210, 74, 1),
    leaves(310, -450, 220, 76, 2),
    leaves(20, -430, 330, 40, 4),
  ]);
}

/** A mass of leaves: a lobed patch with leaves sewn along it. */
function leaves(x: number, y: number, reach: number, height: number, green: number): string {
  const lobes = ring(x, y, 14, 1).map(([dx, dy], at) => {
    const [cx, cy] = [x + (dx - x) * reach * 0.8, y + (dy - y) * height * 0.72];
    return cut(
      ellipse(cx, cy, reach * 0.26 + (at % 3) * 8, height * 0.46),
      GREENS[green % GREENS.length] ?? dyes.leaf,
    );
  });
  const sewn = ring(x, y, 18, 1).map(([dx, dy], at) =>
    place(
      {
        x: x + (dx - x) * reach * (0.4 + (at % 3) * 0.22),
        y: y + (dy - y) * height * (0.4 + (at % 2) * 0.34) + 14,
        turn: at * 47,
        size: 0.62,
      },
      [
        cut(
          'M0 0C-22-16-20-44 0-60C20-44 22-16 0 0z',
          GREENS[(green + 1 + (at % 2) * 3) % GREENS.length] ?? dyes.leaf,
        ),
        stroke('M0-6V-48', '#cfe0a8', 2.4, 'opacity=".6"'),
      ],
    ),
  );
  return [
    lifted([
      ...lobes,
      cut(ellipse(x, y, reach * 0.86, height * 0.8), GREENS[green % GREENS.length] ?? dyes.leaf),
    ]),
    stitch(ellipse(x, y, reach * 0.84, height * 0.74), '#d9e8b4', { width: 2.4, length: 11, opacity: 0.5 }),
    ...sewn,
  ].join('');
}
