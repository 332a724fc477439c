/** The flame of the foundation's lamp, as an SVG path in a square of 48; without spaces it may stand in an address. */
export const FLAME = 'M25,3c7,7,8,12,5,16.5-2.5,3.5-9,3.5-11.2-.4C16.3,14.5,22,11,25,3z';

/** The bowl of the lamp, in the same square. */
export const BOWL = 'M2.5,24.5q21.5,8,43,0C44,36.5,35,43,24,43S4,36.5,2.5,24.5z';

const drawing = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-8 -6 64 64">',
  '<rect x="-8" y="-6" width="64" height="64" rx="14" fill="#243a73"/>',
  `<path d="${FLAME}" fill="#f2a71b"/><path d="${BOWL}" fill="#e2694f"/></svg>`,
].join('');

/** The lamp on indigo as an address that holds its drawing, so that a browser's tab fetches nothing. */
export const tabIcon = `data:image/svg+xml,${encodeURI(drawing).replaceAll('#', '%23')}`;
