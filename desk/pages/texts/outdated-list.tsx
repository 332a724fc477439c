import type { OutdatedTranslation } from '../../../back-office/texts/outdated-translations.ts';
import { textPage, textPageIds } from '../../../back-office/texts/text-pages.ts';
import type { Content } from '../../../content/schemas/content.ts';
import type { DeskMessages } from '../../../content/schemas/desk-messages.ts';
import { type Language, translatedLanguages } from '../../../domain/languages.ts';
import { RowList } from '../../layout/row-list.tsx';
import { languageName } from '../../language/language-name.ts';
import { outdatedIn } from './outdated-in.ts';
import { sectionName } from './section-list.tsx';
import { textsAddress } from './text-addresses.ts';

type OutdatedListProps = {
  messages: DeskMessages['texts'];
  language: Language;
  written: Pick<Content, 'easy' | 'facts' | 'messages'>;
  outdated: readonly OutdatedTranslation[];
};

/** The sections with translations whose English has changed, each with how many by language; nothing where all fit. */
export function OutdatedList({ messages, language: inLanguage, written, outdated }: OutdatedListProps) {
  const rows = textPageIds.flatMap((pageId) =>
    (textPage(pageId, written)?.sections ?? []).flatMap(({ id, rows: inSection }) => {
      const ids = outdatedIn(outdated, inSection).map((each) => each.language);
      if (ids.length === 0) return [];
      const counts = translatedLanguages
        .map((language) => ({ language, count: ids.filter((each) => each === language).length }))
        .filter(({ count }) => count > 0)
        .map(({ language, count }) => `${languageName(language, inLanguage)}: ${count}`);
      const page = messages.pages[pageId];
      return [
        {
          key: `${pageId}/${id}`,
          to: textsAddress(pageId, id),
          name: id === '' ? page : `${page}: ${sectionName(messages, id)}`,
          detail: counts.join(', '),
        },
      ];
    }),
  );
  if (rows.length === 0) return null;
  return (
    <section className="mt-10" aria-labelledby="outdated">
      <h2 id="outdated" className="text-xl">
        {messages.outdated.heading}
      </h2>
      <p className="my-4 max-w-prose">{messages.outdated.text}</p>
      <RowList rows={rows} empty={messages.nothing} />
    </section>
  );
}
