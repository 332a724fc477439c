import type { StoredLogEntry } from '../../../backend/repositories/staff/log-repository.ts';
import type { DeskMessages } from '../../../content/schemas/desk-messages.ts';
import { fillIn } from '../../../domain/fill-in.ts';

/**
 * What an entry of the log tells, in a sentence. An action that has no sentence is named by its own word.
 * @example logSentence(messages, entry) // 'Meera Joshi opened the application of Asha Rao'
 */
export function logSentence(messages: DeskMessages['log'], entry: StoredLogEntry): string {
  const { kind, action, personName: person, thingName, thingId } = entry;
  const thing = thingName || thingId || (messages.kinds[kind] ?? kind);
  const sentences = { ...messages.sentences, ...messages.ownSentences };
  const known = [`${kind}/${action}`, `*/${action}`].find((key) => Object.hasOwn(sentences, key));
  const sentence = known === undefined ? messages.unknown : (sentences[known] ?? '');
  return fillIn(sentence, { person, thing, action: action.replaceAll('-', ' ') });
}
