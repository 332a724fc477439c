import type { PageDraft } from '../../back-office/texts/edited-text.ts';
import type { ShownContent, UnusedOverride } from '../../back-office/texts/shown-content.ts';
import { type TextRow, sizeOf, textPage, textPageIds } from '../../back-office/texts/text-pages.ts';
import { type OutdatedTranslation, outdatedTranslations } from '../../back-office/texts/translations.ts';
import { fillIn, pluralText } from '../../domain/values/fill-in.ts';
import { isLanguage, languageName, translatedLanguages } from '../../domain/values/languages.ts';
import { reasonText } from '../../texts/content-problem.ts';
import type { DeskMessages } from '../../texts/schemas/desk-messages.ts';
import type { Desk, DeskRequest } from '../layout/desk-context.ts';
import { renderDeskPage } from '../layout/desk-page.tsx';
import { RowList, StateLabel } from '../layout/list.tsx';
import { timeText } from '../layout/time-text.ts';
import { type AskedTexts, TextValueView, pageName, textsAddress, wordsOf } from './text-names.tsx';

/** The pages of the site whose texts can be changed, and what was written and isn't shown any more. */
export async function getTextList(c: DeskRequest): Promise<Response> {
  const { content: readContent, inUse, messages, repositories } = c.get('desk');
  const content = await readContent();
  const { texts } = messages;
  const drafts = new Set((await repositories.drafts.all('text')).map(({ entryId }) => entryId));
  const outdated = outdatedTranslations(content.texts);
  const rows = textPageIds.flatMap((id) => {
    const page = textPage(id, content.texts.written, inUse);
    if (!page) return [];
    const inPage = page.sections.flatMap((section) => section.rows);
    return [
      {
        key: id,
        to: textsAddress(id),
        name: pageName(texts, id),
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
        <OutdatedList c={c} content={content} outdated={outdated} />
        <UnusedTexts c={c} unused={content.texts.unused} />
      </>
    ),
  });
}

type OutdatedListProps = {
  c: DeskRequest;
  content: ShownContent;
  outdated: readonly OutdatedTranslation[];
};

/** The sections with translations whose English has changed, each with how many by language; nothing where all fit. */
function OutdatedList({ c, content, outdated }: OutdatedListProps) {
  const desk = c.get('desk');
  const { texts: messages } = desk.messages;
  const rows = textPageIds.flatMap((pageId) =>
    (textPage(pageId, content.texts.written, desk.inUse)?.sections ?? []).flatMap(
      ({ id, rows: inSection }) => {
        const ids = outdatedIn(outdated, inSection).map((each) => each.language);
        if (ids.length === 0) return [];
        const counts = translatedLanguages
          .map((language) => ({ language, count: ids.filter((each) => each === language).length }))
          .filter(({ count }) => count > 0)
          .map(({ language, count }) => `${languageName(language, desk.language)}: ${count}`);
        const page = pageName(messages, pageId);
        return [
          {
            key: `${pageId}/${id}`,
            to: textsAddress(pageId, id),
            name: id === '' ? page : `${page}: ${sectionName(desk, id)}`,
            detail: counts.join(', '),
          },
        ];
      },
    ),
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

/** The texts that staff wrote and the site has no place for any more; nothing where there are none. */
function UnusedTexts({ c, unused }: { c: DeskRequest; unused: readonly UnusedOverride[] }) {
  const { messages, language } = c.get('desk');
  const { unused: texts } = messages.texts;
  if (unused.length === 0) return null;
  return (
    <section className="mt-10" aria-labelledby="unused">
      <h2 id="unused" className="text-xl">
        {texts.heading}
      </h2>
      <p className="mt-2 max-w-prose">{texts.text}</p>
      <ul className="mt-4 border-t-2 border-line">
        {unused.map(({ id, value, reason, changedAt, changedBy }) => (
          <li key={id} className="border-b-2 border-line py-3">
            <p className="font-semibold wrap-anywhere">{id}</p>
            <TextValueView c={c} value={value} />
            <p className="text-sm text-muted">
              {reasonText(reason, messages.textProblems)}{' '}
              {fillIn(texts.by, { name: changedBy, time: timeText(changedAt, language) })}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

type SectionListProps = Pick<AskedTexts, 'page' | 'content'> & {
  c: DeskRequest;
  draft: PageDraft | undefined;
};

/** The sections of a page with many texts, in reading order, each on a screen of its own. */
export function SectionList({ c, page, content, draft }: SectionListProps) {
  const { texts: messages } = c.get('desk').messages;
  const outdated = outdatedTranslations(content.texts);
  const rows = page.sections.map(({ id, rows: inSection }) => ({
    key: id,
    to: textsAddress(page.id, id),
    name: sectionName(c.get('desk'), id),
    detail: pluralText(messages.count, sizeOf(inSection, content.texts.written)),
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

/**
 * The name of a section in words.
 * @example sectionName(desk, 'about--hi') // 'About, Hindi'
 */
export function sectionName({ messages, language }: Pick<Desk, 'messages' | 'language'>, id: string): string {
  const { words } = messages.texts;
  const [key = '', part] = id.split('--');
  const name = key in words ? key : camelCase(key);
  if (part === undefined) return wordsOf(words, [name]);
  if (isLanguage(part)) return `${wordsOf(words, [name])}, ${languageName(part, language)}`;
  return wordsOf(words, [name, camelCase(part)]);
}

// Sections are named after keys of the content.
function camelCase(id: string): string {
  return id.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

function outdatedIn(
  outdated: readonly OutdatedTranslation[],
  rows: readonly TextRow[],
): OutdatedTranslation[] {
  const ids = new Set(rows.flatMap(({ texts }) => texts.map(({ id }) => id)));
  return outdated.filter(({ id }) => ids.has(id));
}

type TextStatesProps = { messages: DeskMessages['texts']; hasDraft: boolean; outdated: number };

/** The states of some texts, a word each: whether they have a draft, and how many translations are outdated. */
function TextStates({ messages, hasDraft, outdated }: TextStatesProps) {
  return (
    <>
      {outdated > 0 && <StateLabel tone="open">{pluralText(messages.outdated.count, outdated)}</StateLabel>}
      {hasDraft && <StateLabel tone="open">{messages.draft}</StateLabel>}
    </>
  );
}
