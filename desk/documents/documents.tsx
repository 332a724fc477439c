import { Hono } from 'hono';
import { foundationDocumentKind } from '../../back-office/documents/document-kind.ts';
import { listEntries } from '../../back-office/entries/edited-entry.ts';
import {
  type DocumentForm,
  type FoundationDocument,
  documentFields,
  documentYear,
} from '../../domain/documents/document.ts';
import { entryName } from '../../domain/entries/field.ts';
import { previewedEntry } from '../../domain/entries/form.ts';
import type { DeskMessages } from '../../texts/schemas/desk-messages.ts';
import { DocumentsSection } from '../../web/about/documents-section.tsx';
import { pages } from '../../web/pages.ts';
import type { EditArea, EditPreviewProps } from '../entries/edit-area.ts';
import { editRoutes } from '../entries/edit-routes.tsx';
import { entryArea } from '../entries/entry-area.tsx';
import { EditStateLabel, EntryDetail, ListHead } from '../entries/entry-list.tsx';
import type { EntryWords } from '../entries/entry-words.ts';
import { addresses } from '../layout/addresses.ts';
import type { DeskEnv, DeskRequest } from '../layout/desk-context.ts';
import { renderDeskPage } from '../layout/desk-page.tsx';
import { Paging, RowList, pageAsked } from '../layout/list.tsx';
import { staffPicture } from '../pictures/staff-picture.ts';

/** The pages of the documents about the foundation. */
export function documentsRoutes(): Hono<DeskEnv> {
  const routes = new Hono<DeskEnv>({ strict: false });
  routes.get('/', getDocuments);
  routes.route('/', editRoutes(documentArea));
  return routes;
}

/** All documents, published and drafts. */
async function getDocuments(c: DeskRequest): Promise<Response> {
  const { messages, language, repositories } = c.get('desk');
  const { documents } = messages;
  const { entries, found } = await listEntries(repositories, foundationDocumentKind, {}, pageAsked(c));
  const rows = entries.map(({ id, state, form }) => {
    const { kind, year } = previewedEntry(documentFields, id, form);
    return {
      key: id,
      to: `${addresses.documents}/${encodeURIComponent(id)}`,
      name: entryName(documentFields, form, language) || documents.unnamed,
      detail: (
        <EntryDetail
          texts={[
            new Map(Object.entries(documents.kinds)).get(kind) ?? '',
            year > 0 ? documentYear({ kind, year }) : '',
          ]}
          state={<EditStateLabel c={c} state={state} />}
        />
      ),
    };
  });
  return renderDeskPage(c, {
    title: documents.title,
    view: (
      <>
        <p className="mb-5 max-w-prose">{documents.lead}</p>
        <ListHead c={c} address={addresses.documents} add={documents.add} />
        <RowList rows={rows} empty={documents.empty} />
        <Paging c={c} total={found} />
      </>
    ),
  });
}

/** The documents, as the desk edits them. */
const documentArea: EditArea<FoundationDocument, DocumentForm> = {
  ...entryArea({
    kind: foundationDocumentKind,
    fields: documentFields,
    formWordsIn: documentFormWords,
  }),
  address: addresses.documents,
  wordsOf: ({ documents }) => documents,
  Preview: DocumentPreview,
  publicAddress: () => `${pages.about.path}#documents`,
};

/** The words of the form of a document. */
export function documentFormWords({ documents }: DeskMessages): EntryWords<typeof documentFields> {
  const { fields, kinds, chooseKind } = documents;
  return { labels: fields, choices: { kind: { empty: chooseKind, options: kinds } } };
}

/** The list of one document that visitors will see. */
function DocumentPreview({ content, id, form, language, today }: EditPreviewProps<DocumentForm>) {
  // A preview has the address at which staff see the file.
  const file = form.file.replace(/^\/desk/, '');
  const previewed = previewedEntry(documentFields, id, { ...form, file });
  const year = previewed.year > 0 ? previewed.year : Number(today.slice(0, 4));
  return (
    <DocumentsSection
      documents={[{ ...previewed, year }]}
      messages={content.messages[language].about.documents}
      language={language}
      addressOf={(document) => staffPicture(document.file)}
    />
  );
}
