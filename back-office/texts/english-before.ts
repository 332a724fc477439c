import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import type { Content } from '../../content/schemas/content.ts';
import { textValue } from '../../content/texts/text-value.ts';
import { type EditedText, isOutdated } from './edited-text.ts';
import { sourceHash } from './translation-source.ts';

/**
 * The English of outdated translations as it was when they were translated, by the id of the translation; left out
 * where neither the files nor an earlier version hold it. `written` is the content of the files.
 */
export async function englishBefore(
  { texts }: Pick<Repositories, 'texts'>,
  edited: readonly EditedText[],
  written: Content,
): Promise<Map<string, { value: unknown }>> {
  const found = new Map<string, { value: unknown }>();
  for (const { text, source } of edited.filter(isOutdated)) {
    if (!source) continue;
    const earlier = [{ value: textValue(written, source.text) }, ...(await texts.versions(source.text.id))];
    const before = earlier.find(({ value }) => sourceHash(value) === source.hash);
    if (before) found.set(text.id, { value: before.value });
  }
  return found;
}
