import { get, type IncomingHttpHeaders } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

const COMPRESSION_MS = 1000;

/** An answer as it goes over the wire. */
export type RawAnswer = { headers: IncomingHttpHeaders; body: Buffer };

/** Asks for an answer in that encoding, if the server has it; throws unless the status is 200. */
export function rawAnswer(url: string, accept = 'text/html', encoding = 'br'): Promise<RawAnswer> {
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

/** An answer that others have asked for: from its second time on, what is kept is compressed as densely as it can be. */
export async function usualAnswer(url: string): Promise<RawAnswer> {
  for (let time = 0; time < 2; time++) await rawAnswer(url);
  await pause(COMPRESSION_MS);
  return rawAnswer(url);
}
