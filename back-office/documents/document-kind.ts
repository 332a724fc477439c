import {
  type DocumentForm,
  type FoundationDocument,
  documentFields,
  documentYear,
} from '../../domain/documents/document.ts';
import { type EditedKind, NEW_FILE } from '../entries/edited-entry.ts';
import { entryKind } from '../entries/entry-kind.ts';

const kind = entryKind('document', documentFields, ({ documents }) => documents);

/** The documents about the foundation as staff edit them; their names, and so their addresses, have the year in them. */
export const foundationDocumentKind: EditedKind<FoundationDocument, DocumentForm> = {
  ...kind,
  nameOf(form) {
    const year = /^\d{4}$/.test(form.year) ? documentYear({ kind: form.kind, year: Number(form.year) }) : '';
    return `${kind.nameOf(form)} ${year}`.trim();
  },
  itemFrom(id, form, allowed) {
    const reading = kind.itemFrom(id, form, allowed);
    // Nobody reads in a file what is refused in a text, such as another account for gifts.
    if (form.file === '' || allowed?.mayName?.(form.file)) return reading;
    return { ok: false, problems: { file: NEW_FILE, ...(!reading.ok && reading.problems) } };
  },
};
