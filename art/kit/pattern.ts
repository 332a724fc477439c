import { createHash } from 'node:crypto';

/** A piece of drawing repeated without end over a cloth: a weave, or a block printed again and again. */
export type Pattern = { width: number; height: number; turn?: number; content: string };

/** A shape filled with a pattern and nothing else, to be laid over a plain one. */
export function filled(d: string, pattern: Pattern): string {
  const { width, height, turn = 0, content } = pattern;
  const id = idOf(JSON.stringify(pattern));
  const size = `width="${width}" height="${height}" patternUnits="userSpaceOnUse"`;
  return `<pattern id="${id}" ${size} patternTransform="rotate(${turn})">${content}</pattern>${cut(d, `url(#${id})`)}`;
}

/** Drawing cut off at the edge of a shape, as a border sewn on before the garment was cut. */
export function within(d: string, content: readonly string[]): string {
  const id = idOf(d);
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${content.join('')}</g>`;
}

/** A flat shape: no seam, no shadow. Holes are where loops overlap. */
export function cut(d: string, fill: string, opacity = 1): string {
  return `<path d="${d}" fill="${fill}" fill-rule="evenodd"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;
}

/** The same content always gets the same id, so that a picture comes out the same every time. */
function idOf(text: string): string {
  return `p${createHash('sha256').update(text).digest('hex').slice(0, 10)}`;
}
