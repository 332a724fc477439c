import type { PageDraft } from '../../../back-office/texts/edited-text.ts';
import type { OutdatedTranslation } from '../../../back-office/texts/outdated-translations.ts';
import { sizeOf, type TextPage } from '../../../back-office/texts/text-pages.ts';
import type { Content } from '../../../content/schemas/content.ts';
import type { DeskMessages } from '../../../content/schemas/desk-messages.ts';
import { RowList } from '../../layout/row-list.tsx';
import { pluralText } from '../../../domain/plural.ts';
import { outdatedIn } from './outdated-in.ts';
import { TextStates } from './text-states.tsx';
import { textsAddress } from './text-addresses.ts';
import { wordsOf } from './words-of.ts';

type SectionListProps = {
  messages: DeskMessages['texts'];
  page: TextPage;
  written: Content;
  draft: PageDraft | undefined;
  outdated: readonly OutdatedTranslation[];
};

/** The sections of a page with many texts, in reading order, each on a screen of its own. */
export function SectionList({ messages, page, written, draft, outdated }: SectionListProps) {
  const rows = page.sections.map(({ id, rows: inSection }) => ({
    key: id,
    to: textsAddress(page.id, id),
    name: sectionName(messages, id),
    detail: pluralText(messages.count, sizeOf(inSection, written)),
    state: (
      <TextStates
        messages={messages}
        hasDraft={inSection.some(({ texts }) => texts.some((text) => draft?.values.has(text.id)))}
        outdated={outdatedIn(outdated, inSection).length}
      />
    ),
  }));
  return <RowList rows={rows} empty={messages.nothing} />;
}

/** The name of a section in words. */
export function sectionName(messages: DeskMessages['texts'], id: string): string {
  return wordsOf(messages.words, [id in messages.words ? id : camelCase(id)]);
}

// Sections are named after keys of the content.
function camelCase(id: string): string {
  return id.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
