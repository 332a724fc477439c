/** How a thread is sewn: `width` of the thread, and its `length` of stitch in picture units. */
export type Thread = { width?: number; length?: number; opacity?: number };

/** Running stitch along path data: round ends and never two stitches of the same length, as a hand sews. */
export function stitch(d: string, colour: string, thread: Thread = {}): string {
  const { width = 3, length = 12, opacity = 0.95 } = thread;
  const lengths = [1, 0.72, 0.86, 0.68, 1.1, 0.76].map((share) => Math.round(share * length * 10) / 10);
  const dashes = `stroke-dasharray="${lengths.join(' ')}"`;
  return stroke(d, colour, width, `${dashes} opacity="${opacity}"`);
}

/** An unbroken line with round ends: a cord, a stem, a wire. */
export function stroke(d: string, colour: string, width: number, more = ''): string {
  const round = 'stroke-linecap="round" stroke-linejoin="round"';
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" ${round}${more && ` ${more}`}/>`;
}
