import { aStranger, commandLine, theFamily, theSite } from '../back-office/actor.ts';
import type { DeskMessages } from '../content/schemas/desk-messages.ts';

/**
 * The desk's name for someone who did something: people keep theirs; the command line, a family, a stranger and the
 * site have one in the desk's language.
 */
export function actorName({ log: { actors } }: Pick<DeskMessages, 'log'>, name: string): string {
  if (name === commandLine.name) return actors.commandLine;
  if (name === theFamily.name) return actors.family;
  if (name === aStranger.name) return actors.stranger;
  return name === theSite.name ? actors.site : name;
}
