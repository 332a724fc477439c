/** Takes a stream of bytes apart by counts. */
export type ByteReader = {
  /** So many bytes at once; throws an Error where the stream ends before. */
  take(count: number): Promise<Buffer>;
  /** So many bytes in pieces, for what may be large. */
  pass(count: number): AsyncGenerator<Buffer>;
};

/** A reader of a stream that nobody else reads. */
export function byteReader(stream: AsyncIterable<Buffer>): ByteReader {
  const pieces = stream[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);

  async function* pass(count: number) {
    let missing = count;
    while (missing > 0) {
      if (rest.length === 0) {
        const next = await pieces.next();
        if (next.done) throw new Error('The archive ends too early.');
        rest = next.value;
      }
      const piece = rest.subarray(0, missing);
      rest = rest.subarray(piece.length);
      missing -= piece.length;
      if (piece.length > 0) yield piece;
    }
  }

  return {
    pass,
    async take(count) {
      const taken: Buffer[] = [];
      for await (const piece of pass(count)) taken.push(piece);
      return Buffer.concat(taken);
    },
  };
}
