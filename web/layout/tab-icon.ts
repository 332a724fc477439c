import { BOWL, FLAME } from './lamp-shapes.ts';

const drawing = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-8 -6 64 64">',
  '<rect x="-8" y="-6" width="64" height="64" rx="14" fill="#243a73"/>',
  `<path d="${FLAME}" fill="#f2a71b"/><path d="${BOWL}" fill="#e2694f"/></svg>`,
].join('');

/** The lamp on indigo as an address that holds its drawing, so that a browser's tab fetches nothing. */
export const tabIcon = `data:image/svg+xml,${encodeURI(drawing).replaceAll('#', '%23')}`;
