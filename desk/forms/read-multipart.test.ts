import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PartHead, readMultipart } from './read-multipart.ts';

type ReadPart = PartHead & { content: string };

async function read(body: Uint8Array, boundary: string, chunkLength = body.length): Promise<ReadPart[]> {
  const parts: ReadPart[] = [];
  await readMultipart(chunksOf(body, chunkLength), boundary, (head) => {
    const chunks: Uint8Array[] = [];
    return Promise.resolve({
      write: async (chunk) => void chunks.push(Buffer.from(chunk)),
      end: async () => void parts.push({ ...head, content: Buffer.concat(chunks).toString('latin1') }),
    });
  });
  return parts;
}

async function* chunksOf(body: Uint8Array, length: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < body.length; at += length)
    yield await Promise.resolve(body.subarray(at, at + length));
}

async function encoded(form: FormData): Promise<{ body: Uint8Array; boundary: string }> {
  const request = new Request('http://x', { method: 'POST', body: form });
  const boundary = request.headers.get('content-type')?.split('boundary=')[1] ?? '';
  return { body: new Uint8Array(await request.arrayBuffer()), boundary };
}

test('a form that a browser sends is read as it was filled in, however its bytes arrive', async () => {
  const bytes = fc.uint8Array({ maxLength: 300 });
  const files = fc.array(fc.tuple(fc.string({ minLength: 1 }), fc.string({ minLength: 1 }), bytes), {
    maxLength: 4,
  });
  await fc.assert(
    fc.asyncProperty(files, fc.integer({ min: 1, max: 400 }), async (sent, chunkLength) => {
      const form = new FormData();
      for (const [name, fileName, content] of sent) form.append(name, new Blob([content]), fileName);
      form.append('text', 'नमस्ते "quoted"');
      const { body, boundary } = await encoded(form);
      const parts = await read(body, boundary, chunkLength);
      expect(parts.map(({ fileName, content }) => [fileName, content])).toEqual([
        ...sent.map(([, fileName, content]) => [
          fileName.toWellFormed(),
          Buffer.from(content).toString('latin1'),
        ]),
        [undefined, Buffer.from('नमस्ते "quoted"').toString('latin1')],
      ]);
    }),
    { numRuns: 200 },
  );
});

test('a picture that holds the boundary in its middle is whole', async () => {
  const content = '\r\n--other\r\n--b-not\r\n-';
  const body = Buffer.from(
    `--b0\r\nContent-Disposition: form-data; name="picture"; filename="a.jpg"\r\n\r\n${content}\r\n--b0--\r\n`,
  );
  expect(await read(body, 'b0', 3)).toEqual([{ name: 'picture', fileName: 'a.jpg', content }]);
});

test.each([
  ['nothing', ''],
  ['half a form', '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nhalf'],
  ['a part without a name', '--b\r\nContent-Type: text/plain\r\n\r\nx\r\n--b--'],
  ['a head without an end', `--b\r\n${'x'.repeat(20_000)}`],
])('%s is refused', async (_, body) => {
  await expect(read(Buffer.from(body), 'b', 100)).rejects.toThrow(/form/);
});
