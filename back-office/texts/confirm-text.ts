import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import type { Content } from '../../content/schemas/content.ts';
import type { Text } from '../../content/texts/texts.ts';
import { isOutdated, readEditedTexts } from './edited-text.ts';
import { keepText } from './keep-text.ts';
import type { TextPageId } from './text-pages.ts';
import { type TextEditor, writableText } from './text-problems.ts';
import { sourceHash } from './translation-source.ts';

/** Says that a translation, as visitors read it, fits the English that they read; one that is not outdated stays as it is. */
export async function confirmText(
  repositories: Repositories,
  actor: TextEditor,
  { page, text }: { page: TextPageId; text: Text },
  written: Content,
  now = new Date(),
): Promise<void> {
  writableText(text.id, actor);
  await repositories.inTransaction(async (inside) => {
    await inside.texts.lock();
    const [edited] = await readEditedTexts(inside, { page, texts: [text], written });
    if (!edited?.source || !isOutdated(edited)) return;
    const { published, source } = edited;
    const kept = { ...edited, value: published, sourceHash: sourceHash(source.english) };
    await keepText(inside, actor, { ...kept, action: 'confirm' }, now);
  });
}
