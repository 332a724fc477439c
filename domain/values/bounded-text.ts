type ByteStream = {
  getReader(): {
    read(): Promise<{ done: boolean; value?: Uint8Array | undefined }>;
    cancel(): Promise<void>;
  };
};

// Browsers and Node have it, but this folder is type-checked with the language's own types only.
declare const TextDecoder: new () => { decode(bytes?: Uint8Array, options?: { stream: boolean }): string };

/** The UTF-8 text of a response's body; stops reading and throws an Error when it is longer than that many bytes. */
export async function boundedText(body: ByteStream | null, mostBytes: number): Promise<string> {
  const decoder = new TextDecoder();
  const reader = body?.getReader();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true };
    if (done || !value) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > mostBytes) {
      await reader?.cancel();
      throw new Error(`The response is longer than ${mostBytes} bytes.`);
    }
    text += decoder.decode(value, { stream: true });
  }
}
