import {
  type FoundationDocument,
  documentPath,
  documentYear,
  documentsByKind,
} from '../../domain/documents/document.ts';
import { fileSize } from '../../domain/values/file-size.ts';
import { fillIn } from '../../domain/values/fill-in.ts';
import { inLanguage } from '../../domain/values/in-language.ts';
import type { Language } from '../../domain/values/languages.ts';
import { pdfFile } from '../../domain/values/pdf-file.ts';
import type { Messages } from '../../texts/schemas/messages.ts';
import { Section } from '../layout/section.tsx';

type DocumentsProps = {
  documents: readonly FoundationDocument[];
  messages: Messages['about']['documents'];
  language: Language;
  /** The address of the file of a document. */
  addressOf?: (document: FoundationDocument) => string;
};

/** The documents about the foundation, by kind and year; nothing where there is none. */
export function DocumentsSection({
  documents,
  messages,
  language,
  addressOf = documentPath,
}: DocumentsProps) {
  if (documents.length === 0) return null;
  return (
    <Section heading={messages.heading} id="documents">
      <div className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {documentsByKind(documents).map(([kind, ofKind]) => (
          <div key={kind} className="min-w-0">
            <h3>{messages.kinds[kind]}</h3>
            <ul className="mt-2 grid gap-1">
              {ofKind.map((document) => (
                <Document
                  key={document.id}
                  document={document}
                  messages={messages}
                  language={language}
                  to={addressOf(document)}
                />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}

type DocumentProps = Pick<DocumentsProps, 'messages' | 'language'> & {
  document: FoundationDocument;
  to: string;
};

function Document({ document, messages, language, to }: DocumentProps) {
  const title = inLanguage(document, 'title', language);
  const file = pdfFile(document.file);
  return (
    <li>
      <a href={to} className="group block py-2 wrap-anywhere no-underline">
        <span className="text-lg underline group-hover:decoration-2">
          <span lang={title.lang}>{title.text}</span> {documentYear(document)}
        </span>{' '}
        {file && (
          <span className="block text-sm text-muted">
            {fillIn(messages.file, { size: fileSize(file.bytes) })}
          </span>
        )}
      </a>
      {file?.isScan && <p className="text-sm text-muted">{messages.scanned}</p>}
    </li>
  );
}
