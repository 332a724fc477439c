/** As large as a PDF file that is uploaded may be, in bytes: a family pays for each megabyte. */
export const MOST_PDF_BYTES = 10_000_000;

/** The facts about a PDF file that its address holds. */
export type PdfFile = {
  /** Its size. */
  bytes: number;
  /** Whether it holds pictures of pages only, so that no screen reader can read it aloud. */
  isScan: boolean;
};

const ADDRESS = /^\/media\/document-[\da-f]{16}\/([1-9]\d{0,8})(-scan)?\.pdf$/;

/**
 * The address of an uploaded PDF file, which staff fetch below /desk; visitors read it at the path of its document. `folder` is
 * `document-` and sixteen hexadecimal digits.
 * @example pdfAddress('document-3f2a9c0177de4b10', { bytes: 184233, isScan: true })
 * // '/media/document-3f2a9c0177de4b10/184233-scan.pdf'
 */
export function pdfAddress(folder: string, { bytes, isScan }: PdfFile): string {
  return `/media/${folder}/${bytes}${isScan ? '-scan' : ''}.pdf`;
}

/** Reads an address that `pdfAddress` made; undefined for any other text. */
export function pdfFile(address: string): PdfFile | undefined {
  const [, bytes, scan] = ADDRESS.exec(address) ?? [];
  return bytes === undefined ? undefined : { bytes: Number(bytes), isScan: scan !== undefined };
}
