import { type ServerResponse, STATUS_CODES } from 'node:http';

/** How long, in ms, a connection stays open for a next request. */
export const KEEP_ALIVE_MS = 5000;

/** The head of an answer as it goes over the line, but for the date and the empty line at its end. */
export function readyHead(status: number, headers: [name: string, value: string][]): string {
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`);
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`,
    ...lines,
    'Connection: keep-alive\r\n',
    `Keep-Alive: timeout=${KEEP_ALIVE_MS / 1000}\r\n`,
  ].join('');
}

/**
 * Sends a ready head and what it describes. Node would build and check it anew for every answer, and so a server would
 * answer a third fewer requests. There is no documented way around that: `_header` is where Node itself puts it.
 * Gives false, with nothing sent, where Node takes no such head, or has more to decide than what to send.
 */
export function sendReady(response: ServerResponse, status: number, head: string, body?: Buffer): boolean {
  if (!response.shouldKeepAlive || response.req.httpVersion !== '1.1') return false;
  Object.assign(response, { _header: `${head}Date: ${dateNow()}\r\n\r\n` });
  if (!response.headersSent) return false;
  response.statusCode = status;
  response.end(body);
  return true;
}

let date = { second: 0, text: '' };

function dateNow(): string {
  const second = Math.floor(Date.now() / 1000);
  if (second !== date.second) date = { second, text: new Date(second * 1000).toUTCString() };
  return date.text;
}
