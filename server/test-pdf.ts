import { deflateSync } from 'node:zlib';

type TestPdf = {
  /** The words of its page; without them it is a scan. */
  words?: string;
  /** Whether its objects are packed, as newer programs write them. */
  isPacked?: boolean;
  /** An object that nothing in it uses. */
  object?: string;
};

/** A PDF file of one page, which other programs can read. */
export function testPdf({ words, isPacked = false, object = 'null' }: TestPdf = {}): Buffer {
  const drawing = words === undefined ? '0.9 g 0 0 200 100 re f' : `BT /F1 18 Tf 20 40 Td (${words}) Tj ET`;
  const resources = words === undefined ? '<< /ProcSet [/PDF /ImageB] >>' : '<< /Font << /F1 4 0 R >> >>';
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 100] /Contents 6 0 R /Resources ${resources} >>`,
    words === undefined ? 'null' : '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    object,
  ];
  return isPacked ? packed(objects, drawing) : plain(objects, drawing);
}

function plain(objects: readonly string[], drawing: string): Buffer {
  const parts = objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`);
  parts.push(`6 0 obj\n<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream\nendobj\n`);
  let text = '%PDF-1.4\n';
  const places = parts.map((part) => {
    const place = text.length;
    text += part;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 7\n0000000000 65535 f \n${places.join('')}`;
  return Buffer.from(
    `${text}${table}trailer\n<< /Size 7 /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`,
    'latin1',
  );
}

// Objects 1 to 5 are packed in object 7, and object 8 says where each one is.
function packed(objects: readonly string[], drawing: string): Buffer {
  let places = '';
  let inside = '';
  for (const [at, object] of objects.entries()) {
    places += `${at + 1} ${inside.length} `;
    inside += `${object} `;
  }
  const head = Buffer.from('%PDF-1.5\n');
  const contents = stream(6, `/Length ${drawing.length}`, Buffer.from(drawing));
  const bytes = deflateSync(places + inside);
  const list = stream(
    7,
    `/Type /ObjStm /N 5 /First ${places.length} /Filter /FlateDecode /Length ${bytes.length}`,
    bytes,
  );
  const atList = head.length + contents.length;
  const end = atList + list.length;
  const rows = [
    [0, 0, 0],
    ...objects.map((_, at) => [2, 7, at]),
    [1, head.length, 0],
    [1, atList, 0],
    [1, end, 0],
  ];
  const table = Buffer.from(
    rows.flatMap(([kind = 0, place = 0, at = 0]) => [kind, place >> 8, place & 255, at]),
  );
  const tableHead = `/Type /XRef /Size 9 /W [1 2 1] /Root 1 0 R /Length ${table.length}`;
  const tail = Buffer.from(`startxref\n${end}\n%%EOF\n`);
  return Buffer.concat([head, contents, list, stream(8, tableHead, table), tail]);
}

function stream(number: number, head: string, bytes: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from(`${number} 0 obj\n<< ${head} >>\nstream\n`),
    bytes,
    Buffer.from('\nendstream\nendobj\n'),
  ]);
}
