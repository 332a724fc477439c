// What a site has besides its public pages, a line each: without the line it does without.
export { openDesk } from './desk.ts';
// A module also when it is empty.
export {};
