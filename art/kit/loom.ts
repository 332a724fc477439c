import { dyes } from './dyes.ts';
import { lifted, shade } from './patch.ts';
import { cut, within } from './pattern.ts';
import { place } from './place.ts';
import { box, circle, type Point } from './shapes.ts';
import { stitch, stroke } from './stitch.ts';

/** Weft stripes from the cloth beam on, as dye and width in loom units. */
type Stripes = readonly (readonly [dye: string, width: number])[];

const FAR = 0;
const NEAR = 128;
const SLANT = 46;
const LENGTH = 640;
/** How high the castle, from which reed and heddles hang, stands above the bed. */
const CASTLE = -306;

/**
 * A handloom seen from its side and a little from above, the far left corner of its bed at (x, y), the weaver's place
 * at its left: `behind` goes before those who work at it, `front` after their bodies and before their arms. The cloth
 * is as long as its stripes; the warp runs on from there. The floor lies 300 units below the bed.
 */
export function loom({
  x,
  y,
  size = 1,
  stripes,
}: {
  x: number;
  y: number;
  size?: number;
  stripes: Stripes;
}): {
  behind: string;
  front: string;
} {
  const woven = stripes.reduce((sum, [, width]) => sum + width, 0);
  return {
    behind: place({ x, y, size }, [post(96, CASTLE, 290), post(LENGTH - 20, CASTLE, 290), castle()]),
    front: place({ x, y, size }, [
      cut(quad(0, LENGTH), '#e9d3a4', 0.86),
      ...warp(woven),
      ...cloth(stripes),
      beam(-4),
      beam(LENGTH),
      ...reed(woven + 46),
      ...heddles(woven + 124),
      post(96 - SLANT - 30, NEAR - 8, 304),
      post(LENGTH - SLANT - 20, NEAR - 8, 304),
      rail(),
    ]),
  };
}

/** A place on the bed: how far along it, and how far toward the viewer (0 to 1). */
function on(along: number, depth: number): Point {
  return [along - SLANT * depth, FAR + (NEAR - FAR) * depth];
}

function post(x: number, top: number, foot: number): string {
  return (
    lifted([cut(box(x - 11, top, 22, foot - top, 4), '#8a5a2c')]) +
    stitch(`M${x} ${top + 14}V${foot - 12}`, dyes.straw, { width: 2, length: 9, opacity: 0.55 })
  );
}

function castle(): string {
  return lifted([cut(box(70, CASTLE - 12, LENGTH - 66, 24, 5), '#8a5a2c')]);
}

function rail(): string {
  const [left] = on(-4, 1);
  const [right] = on(LENGTH, 1);
  return (
    lifted([cut(box(left - 14, NEAR - 2, right - left + 28, 24, 5), '#9c6733')]) +
    stitch(`M${left} ${NEAR + 10}H${right}`, dyes.straw, { width: 2.4, length: 11, opacity: 0.8 })
  );
}

function beam(along: number): string {
  const [[x, y], [toX, toY]] = [on(along, -0.06), on(along, 1.04)];
  return (
    lifted([stroke(`M${x} ${y}L${toX} ${toY}`, '#a8733c', 22)]) +
    stroke(`M${x + 5} ${y}L${toX + 5} ${toY}`, '#5b3a1a', 3, 'opacity=".4"')
  );
}

function warp(woven: number): string[] {
  return Array.from({ length: 23 }, (_, at) => {
    const depth = (at + 0.5) / 23;
    const [[x, y], [toX, toY]] = [on(woven - 6, depth), on(LENGTH, depth)];
    return stroke(`M${x} ${y}L${toX} ${toY}`, at % 4 === 3 ? dyes.marigold : '#fdf6e6', 2.2, 'opacity=".95"');
  });
}

function cloth(stripes: Stripes): string[] {
  let along = 0;
  const bands = stripes.map(([dye, width]) => {
    const band = quad(along, along + width);
    along += width;
    return (
      cut(band, dye) +
      stitch(edge(along - width / 2), '#ffffff', { width: 2, length: 6, opacity: width > 18 ? 0.45 : 0 })
    );
  });
  const whole = quad(0, along);
  return [lifted(bands), within(whole, [shade(quad(0, 26), 0.16)])];
}

function quad(from: number, to: number): string {
  const [[ax, ay], [bx, by], [cx, cy], [dx, dy]] = [on(from, 0), on(to, 0), on(to, 1), on(from, 1)];
  return `M${ax} ${ay}L${bx} ${by}L${cx} ${cy}L${dx} ${dy}z`;
}

function edge(along: number): string {
  const [[ax, ay], [bx, by]] = [on(along, 0.04), on(along, 0.96)];
  return `M${ax} ${ay}L${bx} ${by}`;
}

/** The beater with its comb, standing across the warp and hung from the castle. */
function reed(along: number): string[] {
  const [[farX, farY], [nearX, nearY]] = [on(along, -0.02), on(along, 1.02)];
  const teeth = Array.from({ length: 24 }, (_, at) => {
    const share = (at + 0.5) / 24;
    const [x, y] = [farX + (nearX - farX) * share, farY + (nearY - farY) * share];
    return `M${x.toFixed(1)} ${(y + 2).toFixed(1)}v-46`;
  });
  return [
    stroke(`M${farX} ${farY - 50}V${CASTLE}`, '#7a4a22', 7),
    stroke(teeth.join(''), '#c9a15c', 2.2),
    lifted([stroke(`M${farX} ${farY - 50}L${nearX} ${nearY - 50}`, '#7a4a22', 15)]),
    stroke(`M${farX} ${farY + 2}L${nearX} ${nearY + 2}`, '#7a4a22', 9),
    cut(circle(nearX, nearY - 50, 9), dyes.brass),
  ];
}

function heddles(along: number): string[] {
  return [0, 40].flatMap((off, frame) => {
    const [[farX, farY], [nearX, nearY]] = [on(along + off, 0), on(along + off, 1)];
    const lift = frame === 0 ? 42 : 30;
    const cords = Array.from({ length: 16 }, (_, at) => {
      const share = (at + 0.5) / 16;
      return `M${(farX + (nearX - farX) * share).toFixed(1)} ${(farY + (nearY - farY) * share + 8).toFixed(1)}v${-lift - 8}`;
    });
    return [
      stroke(`M${farX + 6} ${farY - lift}V${CASTLE}`, '#f3e9d2', 2.5),
      stroke(cords.join(''), '#efe4cc', 2),
      lifted([stroke(`M${farX} ${farY - lift}L${nearX} ${nearY - lift}`, dyes.wood, 10)]),
    ];
  });
}

/** A boat shuttle with its thread, round the place, 88 units long. */
export function shuttle(x: number, y: number, turn: number, thread: string): string {
  return place({ x, y, turn }, [
    lifted([cut('M-46 0Q-20-14 20-12Q38-10 46 0Q38 10 20 12Q-20 14-46 0z', '#a9703a')]),
    cut('M-22-6H20V6H-22z', '#5b3a1a'),
    stroke('M-16 0H14', thread, 9),
    stroke('M-14-4L-10 4M-6-4L-2 4M2-4L6 4', '#ffffff', 1.6, 'opacity=".5"'),
  ]);
}
