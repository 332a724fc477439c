import { readPageDraft } from '../../../back-office/texts/edited-text.ts';
import { withDrafts } from '../../../back-office/texts/with-drafts.ts';
import { sourceLanguage } from '../../../domain/languages.ts';
import { languagesOf } from '../../../web/pages.ts';
import type { DeskRequest } from '../../desk-context.ts';
import { askedTexts } from './find-section.ts';
import { previewAddress, textsAddress } from './text-addresses.ts';

/** The site's page in a language as visitors would read it were its drafts published. */
export async function get(c: DeskRequest): Promise<Response> {
  const sectionId = c.req.query('section') ?? '';
  const asked = await askedTexts(c, sectionId);
  const { preview, repositories, messages, language: own } = c.get('desk');
  const address = asked?.section?.address ?? asked?.page.address;
  if (!asked || address === undefined) return c.notFound();
  const { page, content } = asked;
  const hasDraft = (await readPageDraft(repositories, page.id)) !== undefined;
  const languages = languagesOf(address);
  const language = languages.find((each) => each === c.req.query('language')) ?? sourceLanguage;
  return preview({ path: address, language }, await withDrafts(repositories, page.id, content), {
    ...messages.texts.preview,
    language: own,
    inLanguages: languages.map((each) => ({
      language: each,
      to: each === language ? undefined : previewAddress(page.id, sectionId, each),
    })),
    // The desk's script then knows that what was typed is saved.
    to: `${textsAddress(page.id, sectionId)}${hasDraft ? '?done=draft-saved' : ''}`,
  });
}
