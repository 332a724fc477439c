// What a site has besides its public pages, a line each: without the line it does without.
export { openDesk } from './desk.ts';

export type { Additions } from './desk-parts.ts';
