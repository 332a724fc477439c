import type { StoredLogEntry } from '../../../backend/repositories/staff/log-repository.ts';
import { fillIn } from '../../../domain/fill-in.ts';
import { actorName } from '../../actor-name.ts';
import type { Desk } from '../../desk-context.ts';
import { textTitle } from '../texts/text-title.ts';

/**
 * An entry of the log as a sentence. An action that has no sentence is named by its own word.
 * @example logSentence(desk, entry) // 'Meera Joshi opened the application of Asha Rao'
 */
export function logSentence(desk: Pick<Desk, 'messages' | 'language'>, entry: StoredLogEntry): string {
  const { log: messages } = desk.messages;
  const { kind, action, personName, entryName, entryId } = entry;
  const person = actorName(desk.messages, personName);
  const text = kind === 'text' ? textTitle(desk, entryId) : undefined;
  const named = text ?? (entryName || entryId || (messages.kinds[kind] ?? kind));
  const sentences = { ...messages.sentences, ...messages.ownSentences };
  const known = [`${kind}/${action}`, `*/${action}`].find((key) => Object.hasOwn(sentences, key));
  const sentence = known === undefined ? messages.unknown : (sentences[known] ?? '');
  return fillIn(sentence, { person, entry: named, action: action.replaceAll('-', ' ') });
}
