import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { request } from 'node:https';

/** The answer of a web server at 127.0.0.1. */
export type Answer = { status: number; headers: IncomingHttpHeaders; body: string };

/** Asks over https as a visitor of example.org does, trusting that one certificate. */
export function ask(
  { port, certificate }: { port: number; certificate: string },
  path: string,
  {
    method = 'GET',
    headers = {},
    body,
  }: { method?: string; headers?: OutgoingHttpHeaders; body?: string | Uint8Array } = {},
): Promise<Answer> {
  const options = { host: '127.0.0.1', port, path, method, ca: certificate, servername: 'example.org' };
  return new Promise((resolve, reject) => {
    const asked = request({ ...options, headers: { host: 'example.org', ...headers } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const { statusCode = 0, headers: received } = response;
        resolve({ status: statusCode, headers: received, body: Buffer.concat(chunks).toString('utf8') });
      });
    });
    asked.once('error', reject).end(body);
  });
}
