import { outdatedTranslations } from '../../../back-office/texts/outdated-translations.ts';
import { sizeOf, textPage, textPageIds } from '../../../back-office/texts/text-pages.ts';
import { pluralText } from '../../../domain/plural.ts';
import type { DeskRequest } from '../../desk-context.ts';
import { renderDeskPage } from '../../layout/render-desk-page.tsx';
import { RowList } from '../../layout/row-list.tsx';
import { outdatedIn } from './outdated-in.ts';
import { OutdatedList } from './outdated-list.tsx';
import { TextStates } from './text-states.tsx';
import { textsAddress } from './text-addresses.ts';
import { UnusedTexts } from './unused-texts.tsx';

/** The pages of the site whose texts can be changed, and what was written and isn't shown any more. */
export async function get(c: DeskRequest): Promise<Response> {
  const { content: readContent, messages, language, repositories } = c.get('desk');
  const content = await readContent();
  const { texts } = messages;
  const drafts = new Set((await repositories.drafts.all('text')).map(({ entryId }) => entryId));
  const outdated = outdatedTranslations(content.texts);
  const rows = textPageIds.flatMap((id) => {
    const page = textPage(id, content.texts.written);
    if (!page) return [];
    const inPage = page.sections.flatMap((section) => section.rows);
    return [
      {
        key: id,
        to: textsAddress(id),
        name: texts.pages[id],
        detail: pluralText(texts.count, sizeOf(inPage, content.texts.written)),
        state: (
          <TextStates
            messages={texts}
            hasDraft={drafts.has(id)}
            outdated={outdatedIn(outdated, inPage).length}
          />
        ),
      },
    ];
  });
  return renderDeskPage(c, {
    title: texts.title,
    view: (
      <>
        <p className="mb-5 max-w-prose">{texts.lead}</p>
        <RowList rows={rows} empty={texts.nothing} />
        <OutdatedList
          messages={texts}
          language={language}
          written={content.texts.written}
          outdated={outdated}
        />
        <UnusedTexts messages={messages} language={language} unused={content.texts.unused} />
      </>
    ),
  });
}
