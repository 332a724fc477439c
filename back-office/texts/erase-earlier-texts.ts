import type { Repositories } from '../../storage/create-repositories.ts';
import type { Content } from '../../texts/schemas/content.ts';
import { texts, textValue } from '../../texts/texts.ts';
import { type Actor, logChange } from '../log/log.ts';
import { StaffError } from '../staff-error.ts';
import { isSameValue } from './shown-content.ts';
import { textName } from './text-rules.ts';

/**
 * Erases what a text said before, for a person of whom it told: its earlier versions, and what the log tells of them. What visitors
 * read now stays; `written` is the content of the files. Answers how many versions and entries of the log that were. Throws a
 * StaffError where there is no such text, where a draft may hold it still, and for the privacy notice.
 */
export async function eraseEarlierTexts(
  repositories: Repositories,
  actor: Actor,
  id: string,
  written: Content,
  now = new Date(),
): Promise<{ versions: number; logEntries: number }> {
  const text = texts.get(id);
  if (!text) throw new StaffError(`There is no text ${id}. Write its name as the log does: en/about#story.`);
  if (text.file === 'privacy')
    throw new StaffError(
      'The earlier versions of the privacy notice prove what people were told. They stay.',
    );
  const named = JSON.stringify(id);
  return repositories.inTransaction(async (inside) => {
    await inside.texts.lock();
    const drafted = (await inside.drafts.all('text')).find(({ data }) => data.includes(named));
    if (drafted)
      throw new StaffError(
        `A draft of the page “${drafted.entryId}” has this text. Publish or discard it in the desk first.`,
      );
    const override = await inside.texts.find(id);
    const value = override ? override.value : textValue(written, text);
    const earlier = (await inside.texts.versions(id)).filter((version) => !isSameValue(version.value, value));
    await inside.texts.removeVersions(earlier.map((version) => version.id));
    // An entry about a draft is about its page, and tells of the text beside others.
    const told = (await inside.logForgetting.told('text'))
      .filter(({ entryId, before, after }) => entryId === id || `${before}${after}`.includes(named))
      .map(({ entryId }) => entryId);
    let logEntries = 0;
    for (const entryId of new Set(told)) logEntries += await inside.logForgetting.forget('text', entryId);
    await logChange(inside, actor, { action: 'erase', kind: 'text', id, name: textName(text) }, now);
    return { versions: earlier.length, logEntries };
  });
}
