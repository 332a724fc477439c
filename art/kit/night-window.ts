import { dyes } from './dyes.ts';
import { lifted } from './patch.ts';
import { cut, within } from './pattern.ts';
import { place } from './place.ts';
import { box, circle, star } from './shapes.ts';
import { stitch, stroke } from './stitch.ts';

const WOOD = '#8a4a2c';
const NIGHT = '#101636';

const STARS = [
  [0.19, 0.23],
  [0.42, 0.58],
  [0.3, 0.7],
  [0.86, 0.58],
  [0.53, 0.15],
] as const;

/** A window from within after dark, moon and stars in it, the top left corner of its pane at (x, y). */
export function nightWindow(x: number, y: number, width: number, height: number): string {
  const pane = box(0, 0, width, height, 8);
  const [moonX, moonY, moon] = [width * 0.72, height * 0.28, width * 0.16];
  return place({ x, y }, [
    lifted([cut(box(-8, -8, width + 16, height + 16, 10), WOOD)]),
    within(pane, [
      cut(pane, NIGHT),
      cut(circle(moonX, moonY, moon), dyes.straw) +
        cut(circle(moonX - moon * 0.42, moonY - moon * 0.24, moon * 0.88), NIGHT),
      ...STARS.map(([across, down]) => cut(star(width * across, height * down, 4, 8, 2.6), dyes.straw)),
      cut(
        `M0 ${height * 0.86}Q${width * 0.28} ${height * 0.68} ${width * 0.57} ${height * 0.84}T${width} ${height * 0.78}V${height}H0z`,
        '#22305e',
      ),
    ]),
    stroke(`${pane}M${width / 2} 0V${height}M0 ${height * 0.46}H${width}`, WOOD, 11),
    stitch(box(-1, -1, width + 2, height + 2, 8), dyes.straw, { width: 2.2, length: 9, opacity: 0.85 }),
    lifted([cut(box(-20, height + 6, width + 40, 14, 5), '#7a3f25')]),
  ]);
}
