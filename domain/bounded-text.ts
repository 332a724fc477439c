/** The text of an answer; throws an Error, and reads no further, where it is longer than that many bytes. */
export async function boundedText(response: Response, mostBytes: number): Promise<string> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true };
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > mostBytes) {
      await reader?.cancel();
      throw new Error(`the answer is longer than ${mostBytes} bytes`);
    }
    text += decoder.decode(value, { stream: true });
  }
}
