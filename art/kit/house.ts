import { dyes } from './dyes.ts';
import { lifted, patch } from './patch.ts';
import { cut, within } from './pattern.ts';
import { bothSides, place, type Place } from './place.ts';
import { box, circle } from './shapes.ts';
import { stitch, stroke } from './stitch.ts';

/** What is seen in a window: a garden from within; lamplight at night, or curtains by day, from without. */
type View = 'garden' | 'lamplight' | 'curtains';

/** A window in its frame, the top left corner of its pane at (x, y). */
export function windowOn(x: number, y: number, width: number, height: number, view: View = 'garden'): string {
  const pane = box(0, 0, width, height, 8);
  const frame = `${pane}M${width / 2} 0V${height}M0 ${height * 0.46}H${width}`;
  return place({ x, y }, [
    lifted([cut(box(-8, -8, width + 16, height + 16, 10), '#8a4a2c')]),
    within(pane, VIEWS[view](width, height)),
    stroke(frame, '#8a4a2c', 11),
    stitch(box(-1, -1, width + 2, height + 2, 8), dyes.straw, { width: 2.2, length: 9, opacity: 0.85 }),
    lifted([cut(box(-20, height + 6, width + 40, 14, 5), '#7a3f25')]),
  ]);
}

const VIEWS: Record<View, (width: number, height: number) => string[]> = {
  garden: (width, height) => [
    cut(box(0, 0, width, height), '#9cc6cc'),
    cut(circle(width * 0.74, height * 0.24, height * 0.12), dyes.marigold),
    cut(
      `M0 ${height * 0.72}Q${width * 0.3} ${height * 0.46} ${width * 0.58} ${height * 0.7}T${width} ${height * 0.62}V${height}H0z`,
      '#5f9a6a',
    ),
    cut(
      `M0 ${height * 0.86}Q${width * 0.5} ${height * 0.7} ${width} ${height * 0.88}V${height}H0z`,
      dyes.leaf,
    ),
  ],
  lamplight: (width, height) => [
    cut(box(0, 0, width, height), '#f6c667'),
    cut(circle(width / 2, height * 0.5, height * 0.42), '#ffe3a1', 0.6),
  ],
  curtains: (width, height) => [
    cut(box(0, 0, width, height), '#4a3a44'),
    cut(`M0 0H${width * 0.46}Q${width * 0.36} ${height * 0.6} ${width * 0.1} ${height}H0z`, dyes.straw),
    cut(
      `M${width} 0H${width * 0.54}Q${width * 0.64} ${height * 0.6} ${width * 0.9} ${height}H${width}z`,
      dyes.straw,
    ),
    stroke(
      `M${width * 0.16} 0Q${width * 0.16} ${height * 0.5} 4 ${height}M${width * 0.3} 0Q${width * 0.26} ${height * 0.4} ${width * 0.14} ${height * 0.7}` +
        `M${width * 0.84} 0Q${width * 0.84} ${height * 0.5} ${width - 4} ${height}M${width * 0.7} 0Q${width * 0.74} ${height * 0.4} ${width * 0.86} ${height * 0.7}`,
      dyes.turmeric,
      3,
      'opacity=".6"',
    ),
  ],
};

/** A door whose foot's middle is at (x, y), a pair of leaves with panels and a brass ring. */
export function door(x: number, y: number, width: number, height: number, dye: string = dyes.teal): string {
  const half = width / 2;
  const leaf = [
    patch(box(2, -height, half - 4, height, 2), dye, { seam: false }),
    cut(box(half * 0.2, -height * 0.9, half * 0.6, height * 0.36, 4), '#1b1206', 0.16),
    cut(box(half * 0.2, -height * 0.44, half * 0.6, height * 0.34, 4), '#1b1206', 0.16),
    stroke(circle(half * 0.12 + 4, -height * 0.48, 5), dyes.brass, 3),
  ];
  return place({ x, y }, [
    lifted([cut(box(-half - 14, -height - 14, width + 28, height + 14, 6), '#8a4a2c')]),
    stitch(`M${-half - 7} 0V${-height - 7}H${half + 7}V0`, dyes.straw, {
      width: 2.2,
      length: 9,
      opacity: 0.8,
    }),
    cut(box(-half, -height, width, height), '#2a1712'),
    bothSides(leaf),
  ]);
}

/** A blackboard on the wall: its top left corner at (x, y), with what is chalked on it in its own units. */
export function blackboard(
  x: number,
  y: number,
  width: number,
  height: number,
  chalk: readonly string[],
): string {
  return place({ x, y }, [
    lifted([cut(box(-12, -12, width + 24, height + 24, 6), '#8a5a2c')]),
    stitch(box(-5, -5, width + 10, height + 10, 4), dyes.straw, { width: 2.2, length: 9, opacity: 0.8 }),
    cut(box(0, 0, width, height, 3), '#23403a'),
    cut(
      `M${width * 0.1} ${height * 0.8}Q${width * 0.5} ${height * 0.5} ${width * 0.92} ${height * 0.9}V${height * 0.98}H${width * 0.1}z`,
      '#ffffff',
      0.04,
    ),
    ...chalk,
    lifted([
      cut(box(20, height + 6, width - 40, 12, 3), '#7a4a22'),
      cut(box(width * 0.3, height + 1, 30, 7, 3), dyes.cotton),
      cut(box(width * 0.6, height - 1, 46, 9, 3), dyes.madder),
    ]),
  ]);
}

/** A wall lamp with its light about it, hung from a bracket at the place. */
export function lantern(at: Place, lit = true): string {
  return place(at, [
    lit ? cut(circle(0, 46, 110), '#ffd98a', 0.1) + cut(circle(0, 46, 66), '#ffd98a', 0.18) : '',
    stroke('M0-6V10', dyes.ink, 5),
    lifted([
      cut('M-20 22Q0-2 20 22z', '#3a2a22'),
      cut('M-18 22H18L14 66H-14z', lit ? '#ffe09a' : '#cfc7b5'),
      cut(box(-18, 64, 36, 10, 4), '#3a2a22'),
    ]),
    lit ? cut('M0 60C-10 54-8 40 0 32C8 40 10 54 0 60z', dyes.marigold) : '',
    stroke('M-6 24L-5 64M6 24L5 64', '#3a2a22', 2.4),
  ]);
}
