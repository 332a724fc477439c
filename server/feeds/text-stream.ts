const PIECE_LENGTH = 64 * 1024;

/** A stream of the text in UTF-8, made as it is read, in pieces of some 64 kB: a reader that is slow or gone costs nothing. */
export function textStream(parts: Iterable<string>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const pieces = piecesOf(parts);
  return new ReadableStream(
    {
      pull(controller) {
        const { done, value } = pieces.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
    },
    { highWaterMark: 0 },
  );
}

function* piecesOf(parts: Iterable<string>): Generator<Uint8Array<ArrayBuffer>, undefined> {
  let piece = '';
  for (const part of parts) {
    piece += part;
    if (piece.length < PIECE_LENGTH) continue;
    yield Buffer.from(piece);
    piece = '';
  }
  if (piece) yield Buffer.from(piece);
}
