/** Files in an archive lie in blocks of so many bytes. */
export const BLOCK = 512;

/** What the header of a file in an archive says. */
export type TarEntry = { path: string; size: number };

/** The header of a file in the format of `tar` (ustar), so that any archive tool opens a backup. */
export function tarHeader({ path, size }: TarEntry): Uint8Array {
  if (Buffer.byteLength(path) > 100) throw new Error(`The name ${path} is too long for a backup.`);
  const header = Buffer.alloc(BLOCK);
  header.write(path, 0);
  header.write('0000600\0', 100);
  header.write('0000000\0', 108);
  header.write('0000000\0', 116);
  header.write(`${size.toString(8).padStart(11, '0')}\0`, 124);
  header.write('00000000000\0', 136);
  header.write('0', 156);
  header.write('ustar\u000000', 257, 'latin1');
  header.write(`${checksum(header).toString(8).padStart(6, '0')}\0 `, 148);
  return header;
}

/** Reads a header; undefined where it is an archive's end, an Error where it is none. */
export function readTarHeader(header: Buffer): TarEntry | undefined {
  if (header.every((byte) => byte === 0)) return undefined;
  const size = Number.parseInt(textAt(header, 124, 12), 8);
  const isSound = Number.parseInt(textAt(header, 148, 8), 8) === checksum(header);
  if (!isSound || !Number.isSafeInteger(size)) throw new Error('A header in the archive is damaged.');
  return { path: textAt(header, 0, 100), size };
}

/** How many bytes fill the last block of a file of that size. */
export function paddingAfter(size: number): number {
  return (BLOCK - (size % BLOCK)) % BLOCK;
}

function textAt(header: Buffer, start: number, length: number): string {
  const [text = ''] = header.toString('utf8', start, start + length).split('\0', 1);
  return text;
}

// The sum is made with blanks where it will stand itself.
function checksum(header: Uint8Array): number {
  return header.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 32 : byte), 0);
}
