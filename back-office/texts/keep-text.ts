import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import type { Actor } from '../actor.ts';
import { versionOf } from '../editing/version-of.ts';
import { logChange } from '../log/log-change.ts';
import type { EditedText } from './edited-text.ts';
import { textName } from './text-name.ts';

type KeptText = Pick<EditedText, 'text' | 'published' | 'original' | 'source'> & {
  /** The value that visitors read from now on; `null` leaves the text out. */
  value: unknown;
  /** The hash of the English that it is translated from, '' for what is no translation. */
  sourceHash: string;
  action: 'publish' | 'restore' | 'reset' | 'confirm';
};

/** Gives a text another value, with its version and its log entry; a value like the files' lets the files lead again. */
export async function keepText(
  { texts, log }: Repositories,
  actor: Actor,
  { text, published, original, source, value, sourceHash, action }: KeptText,
  now: Date,
): Promise<void> {
  const { id } = text;
  const at = now.toISOString();
  const versions = await texts.versions(id);
  // So that what visitors read before the first change can be restored too.
  if (versions.length === 0)
    await texts.addVersion({
      textId: id,
      value: original ?? null,
      sourceHash: source?.hashInFiles ?? '',
      since: '',
      by: '',
    });
  const isOfFiles =
    versionOf(value ?? null) === versionOf(original ?? null) && sourceHash === (source?.hashInFiles ?? '');
  if (isOfFiles) await texts.remove([id]);
  else
    await texts.save({
      id,
      value: value ?? null,
      sourceHash,
      original: original ?? null,
      changedAt: at,
      changedBy: actor.name,
    });
  await texts.addVersion({ textId: id, value: value ?? null, sourceHash, since: at, by: actor.name });
  const change = {
    kind: 'text',
    id,
    name: textName(text),
    before: published ?? null,
    after: value ?? null,
  } as const;
  await logChange({ log }, actor, { action, ...change }, now);
}
