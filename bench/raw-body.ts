import { get } from 'node:http';

/** The body of an answer as it goes over the wire, in that encoding if the server has it; throws unless the status is 200. */
export function rawBody(url: string, accept = 'text/html', encoding = 'br'): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { accept, 'accept-encoding': encoding } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () => {
        if (response.statusCode === 200) resolve(Buffer.concat(chunks));
        else reject(new Error(`${url} answered ${response.statusCode}`));
      });
    }).once('error', reject);
  });
}
