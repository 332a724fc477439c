import { type ServerResponse, STATUS_CODES } from 'node:http';

/** How long, in ms, a connection stays open for a next request. */
export const KEEP_ALIVE_MS = 5000;

/** Headers, in the order in which they are sent. */
export type HeaderPairs = [name: string, value: string][];

/** An answer as it goes over the line, from the status to the end of its body. */
export type ReadyAnswer = { status: number; bytesNow(): Buffer };

/** Makes an answer ready to be sent; its bytes are put together again only when the date has changed. */
export function readyAnswer(
  status: number,
  headers: HeaderPairs,
  body: Buffer = Buffer.alloc(0),
): ReadyAnswer {
  let second = 0;
  let bytes: Buffer = body;
  const bytesNow = () => {
    const now = Math.floor(Date.now() / 1000);
    if (now !== second) {
      second = now;
      bytes = Buffer.concat([Buffer.from(headOf(status, headers, new Date(now * 1000)), 'latin1'), body]);
    }
    return bytes;
  };
  return { status, bytesNow };
}

function headOf(status: number, headers: HeaderPairs, date: Date): string {
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...headers.map(([name, value]) => `${name}: ${value}`),
    'Connection: keep-alive',
    `Keep-Alive: timeout=${KEEP_ALIVE_MS / 1000}`,
    `Date: ${date.toUTCString()}`,
    '\r\n',
  ].join('\r\n');
}

// By which Node notes that it has sent a head; they are not documented.
type HeadNotes = { _header?: string | null; _headerSent?: boolean };

/**
 * Sends a ready answer. Node would build and check its head anew each time, and so a server would answer a third fewer
 * requests; there is no documented way around that. Gives false, with nothing sent, where Node does not keep the notes that
 * this relies on, or has more to decide than what to send.
 */
export function sendReady(response: ServerResponse, answer: ReadyAnswer): boolean {
  const { httpVersion, method } = response.req;
  if (!response.shouldKeepAlive || httpVersion !== '1.1' || method === 'HEAD') return false;
  const notes: ServerResponse & HeadNotes = response;
  if (notes._header !== null || notes._headerSent !== false) return false;
  notes._header = 'sent with the body';
  notes._headerSent = true;
  response.statusCode = answer.status;
  response.end(answer.bytesNow());
  return true;
}
