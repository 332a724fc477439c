import { get, type IncomingHttpHeaders } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

const COMPRESSION_MS = 1000;

/** A response as it goes over the wire. */
export type RawResponse = { headers: IncomingHttpHeaders; body: Buffer };

/** Requests an address in that encoding; rejects with an Error unless the status is 200. */
export function rawResponse(url: string, accept = 'text/html', encoding = 'br'): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { accept, 'accept-encoding': encoding } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () => {
        if (response.statusCode === 200) resolve({ headers: response.headers, body: Buffer.concat(chunks) });
        else reject(new Error(`${url} answered ${response.statusCode}`));
      });
    }).once('error', reject);
  });
}

/** A response that was requested before: from the second request on, the cached one is compressed as densely as possible. */
export async function cachedResponse(url: string): Promise<RawResponse> {
  for (let time = 0; time < 2; time++) await rawResponse(url);
  await pause(COMPRESSION_MS);
  return rawResponse(url);
}
