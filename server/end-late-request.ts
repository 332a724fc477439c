import type { IncomingMessage, ServerResponse } from 'node:http';

/** Whether a request brings a file to the staff desk, which takes minutes over a slow phone. */
export function isUpload({ method, url = '', headers }: IncomingMessage): boolean {
  return (
    method === 'POST' &&
    url.startsWith('/desk/') &&
    headers['content-type']?.startsWith('multipart/form-data') === true
  );
}

/** Ends a connection with 408 where the body of its request is not whole in time; `patience` is in ms. */
export function endLateRequest(request: IncomingMessage, response: ServerResponse, patience: number): void {
  const hasBody = 'content-length' in request.headers || 'transfer-encoding' in request.headers;
  if (!hasBody) return;
  const timer = setTimeout(() => {
    if (request.complete) return;
    const { socket } = request;
    if (response.headersSent) socket.destroy();
    else socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n', () => socket.destroy());
  }, patience);
  response.once('close', () => clearTimeout(timer));
}
