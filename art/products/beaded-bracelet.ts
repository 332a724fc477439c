import { dyes } from '../kit/dyes.ts';
import { lifted, shade, shine } from '../kit/patch.ts';
import { cut } from '../kit/pattern.ts';
import { picture, type Drawing } from '../kit/picture.ts';
import { place } from '../kit/place.ts';
import { print } from '../kit/print.ts';
import { circle, ellipse } from '../kit/shapes.ts';
import { stroke } from '../kit/stitch.ts';
import { tassel } from '../kit/tassel.ts';

type Glass = readonly [string, string, string];

const mixed: Glass = [dyes.seaGreen, dyes.coral, dyes.indigo];
const seaGreen: Glass = [dyes.seaGreen, '#8cc7b0', dyes.teal];
const coral: Glass = [dyes.coral, '#f2a48c', dyes.madder];
const nightBlue: Glass = [dyes.indigo, '#6f8fc4', dyes.night];

const CENTRE = { x: 400, y: 244 };
const RADIUS = 172;

/** The bracelet of glass beads with brass between them; a tassel and a lamp charm hang at its knot. */
export const drawings: Drawing[] = [
  bracelet('beaded-bracelet', mixed, dyes.madder),
  bracelet('beaded-bracelet-sea-green', seaGreen, dyes.seaGreen),
  bracelet('beaded-bracelet-coral', coral, dyes.coral),
  bracelet('beaded-bracelet-night-blue', nightBlue, dyes.indigo),
];

function bracelet(name: string, glass: Glass, silk: string): Drawing {
  return picture({ name, ground: dyes.cotton, motif: 'star', frame: silk }, [
    ...threes(glass),
    place({ x: CENTRE.x, y: CENTRE.y + RADIUS + 14 }, [
      place({ x: -12, y: 0, turn: 14 }, [tassel(116, silk, dyes.brass)]),
      stroke('M2 2Q20 18 30 40', dyes.bark, 3),
      place({ x: 40, y: 72, turn: -10 }, [charm()]),
      lifted([cut(circle(0, -2, 13), dyes.brass)]),
    ]),
  ]);
}

/** Eight times two beads of glass and one of brass, each with the room round the ring that its size needs. */
function threes(glass: Glass): string[] {
  return Array.from({ length: 8 }, (_, at) => at * 45).flatMap((turn, at) => [
    onRing(turn + 17, glassBead(glass[(at * 2) % 3] ?? glass[0])),
    onRing(turn + 34.5, glassBead(glass[(at * 2 + 1) % 3] ?? glass[1])),
    onRing(turn + 48.5, bead(13, 17, dyes.brass)),
  ]);
}

function onRing(degrees: number, content: string): string {
  const turn = ((degrees + 176) / 180) * Math.PI;
  return place({ x: CENTRE.x + Math.sin(turn) * RADIUS, y: CENTRE.y - Math.cos(turn) * RADIUS }, [content]);
}

function glassBead(dye: string): string {
  return bead(27, 27, dye) + stroke('M-22 5Q0 16 22 5', '#ffffff', 2.4, 'opacity=".4"');
}

function bead(rx: number, ry: number, dye: string): string {
  const underside = `M${-rx} 0Q0 ${ry * 1.1} ${rx} 0Q${rx} ${ry} 0 ${ry}Q${-rx} ${ry} ${-rx} 0z`;
  return [
    lifted([cut(ellipse(0, 0, rx, ry), dye)]),
    shade(underside, 0.2),
    shine(ellipse(-rx * 0.32, -ry * 0.42, rx * 0.3, ry * 0.2), 0.65),
  ].join('');
}

function charm(): string {
  return (
    lifted([cut(circle(0, 0, 36), dyes.brass)]) +
    stroke(circle(0, 0, 30), dyes.bark, 2, 'stroke-dasharray="1 6"') +
    print('lamp', { x: 0, y: 0, size: 42 }, dyes.bark)
  );
}
