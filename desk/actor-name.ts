import { aStranger, commandLine, theFamily, theSite } from '../back-office/actor.ts';
import type { DeskMessages } from '../content/schemas/desk-messages.ts';

/**
 * What the desk calls who did something: people by their name, the command line, a family, a stranger and the site in its own
 * language.
 */
export function actorName({ log: { actors } }: Pick<DeskMessages, 'log'>, name: string): string {
  if (name === commandLine.name) return actors.commandLine;
  if (name === theFamily.name) return actors.family;
  if (name === aStranger.name) return actors.stranger;
  return name === theSite.name ? actors.site : name;
}
