import { createHash } from 'node:crypto';

/** Passes a stream of bytes on, and gives its size in bytes and its SHA-256 in hexadecimal once it has ended. */
export function hashed() {
  const hash = createHash('sha256');
  let size = 0;
  return {
    async *through(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
      for await (const chunk of bytes) {
        hash.update(chunk);
        size += chunk.length;
        yield chunk;
      }
    },
    result: () => ({ size, sha256: hash.digest('hex') }),
  };
}
