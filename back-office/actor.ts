/** Who does something: a person on staff, or the command line of the server. */
export type Actor = { id: string; name: string };

/** Whoever types commands on the server. */
export const commandLine: Actor = { id: 'command-line', name: 'Command line' };

/** The family of an application, on its own page. */
export const theFamily: Actor = { id: 'family', name: 'The family' };

/** The site itself, for what it does on its own every day. */
export const theSite: Actor = { id: 'site', name: 'The site' };

/** Whoever has not signed in. */
export const aStranger: Actor = { id: 'stranger', name: 'Somebody' };
