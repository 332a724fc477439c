import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Ends a connection with 408 where the body of its request is not whole within `usual` ms. Gives a function that makes it
 * `upload` ms for this request, from its beginning on.
 */
export function endLateRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { usual, upload }: { usual: number; upload: number },
): () => void {
  const hasBody = 'content-length' in request.headers || 'transfer-encoding' in request.headers;
  if (!hasBody) return () => {};
  const endIfLate = () => {
    if (request.complete) return;
    const { socket } = request;
    if (response.headersSent) socket.destroy();
    else socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n', () => socket.destroy());
  };
  const start = performance.now();
  let timer = setTimeout(endIfLate, usual);
  response.once('close', () => clearTimeout(timer));
  return () => {
    clearTimeout(timer);
    timer = setTimeout(endIfLate, start + upload - performance.now());
  };
}
