import { type Entry, choice, id, line, pdf, whole } from '../entries/field.ts';
import type { FormOf } from '../entries/form.ts';

/** The kinds of documents, in the order in which visitors see them. */
const documentKinds = ['annual-report', 'accounts', 'certificate', 'child-safety', 'further'] as const;

type DocumentKind = (typeof documentKinds)[number];

/** The documents about the foundation, each a PDF file, that everybody may read. */
export const documentFields = {
  id: id({ required: true, public: true }),
  title: line({ most: 120, isName: true, required: true, translated: true, public: true }),
  kind: choice({ choices: documentKinds, required: true, public: true }),
  year: whole({ lowest: 1900, highest: 2100, required: true, public: true }),
  file: pdf({ required: true, public: true }),
};

/** A document that everybody may read; `year` is the one in which it begins, `file` the address of its PDF file. */
export type FoundationDocument = Entry<typeof documentFields>;

/** A document as staff type it. */
export type DocumentForm = FormOf<typeof documentFields>;

/** A document of a kind that this release does not know counts as another one. */
function documentKind(kind: string): DocumentKind {
  return documentKinds.find((each) => each === kind) ?? 'further';
}

/**
 * The year of a document as people write it: reports and accounts are of a financial year, which begins in April.
 * @example documentYear({ kind: 'annual-report', year: 2024 }) // '2024–25'
 * @example documentYear({ kind: 'certificate', year: 2024 }) // '2024'
 */
export function documentYear({ kind, year }: Pick<FoundationDocument, 'kind' | 'year'>): string {
  const isOfFinancialYear = kind === 'annual-report' || kind === 'accounts';
  return isOfFinancialYear ? `${year}–${String((year + 1) % 100).padStart(2, '0')}` : String(year);
}

/** Documents in the order in which visitors see them, by their kinds: the newest first, else as staff placed them. */
export function documentsByKind(
  documents: readonly FoundationDocument[],
): [kind: DocumentKind, documents: FoundationDocument[]][] {
  return documentKinds.flatMap((kind) => {
    const ofKind = documents.filter((each) => documentKind(each.kind) === kind);
    return ofKind.length === 0 ? [] : [[kind, ofKind.toSorted((a, b) => b.year - a.year)]];
  });
}

/** The address at which visitors read a document; it stays when a newer file takes the place of the first one. */
export function documentPath({ id: documentId }: Pick<FoundationDocument, 'id'>): string {
  return `/documents/${documentId}.pdf`;
}
