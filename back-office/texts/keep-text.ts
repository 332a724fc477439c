import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import type { Actor } from '../actor.ts';
import { versionOf } from '../editing/version-of.ts';
import { logChange } from '../log/log-change.ts';
import type { EditedText } from './edited-text.ts';
import { textName } from './text-name.ts';

type KeptText = Pick<EditedText, 'text' | 'published' | 'original'> & {
  /** What visitors read from now on; `null` leaves the text out. */
  value: unknown;
  action: 'publish' | 'restore' | 'reset';
};

/** Gives a text another value, with its version and its log entry; a value like the files' lets the files lead again. */
export async function keepText(
  { texts, log }: Repositories,
  actor: Actor,
  { text, published, original, value, action }: KeptText,
  now: Date,
): Promise<void> {
  const { id } = text;
  const at = now.toISOString();
  const versions = await texts.versions(id);
  // So that what visitors read before the first change can be restored too.
  if (versions.length === 0)
    await texts.addVersion({ textId: id, value: original ?? null, since: '', by: '' });
  if (versionOf(value ?? null) === versionOf(original ?? null)) await texts.remove([id]);
  else await texts.save({ id, value: value ?? null, changedAt: at, changedBy: actor.name });
  await texts.addVersion({ textId: id, value: value ?? null, since: at, by: actor.name });
  const change = {
    kind: 'text',
    id,
    name: textName(text),
    before: published ?? null,
    after: value ?? null,
  } as const;
  await logChange({ log }, actor, { action, ...change }, now);
}
