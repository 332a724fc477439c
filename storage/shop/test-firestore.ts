import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A local server that speaks the part of Firestore's REST interface which lists documents, for tests. */
export type StandInFirestore = {
  url: string;
  /** The documents it holds; a test changes them as it likes. */
  documents: object[];
  /** The addresses it was asked for, in turn. */
  asked: URL[];
  /** When set, answers in the place of the list. */
  answer: ((response: ServerResponse) => void) | undefined;
  close(): Promise<void>;
};

/** Starts a stand-in at a free port, which gives its documents in pages of at most `mostAPage`. */
export async function startStandInFirestore(documents: object[], mostAPage = 300): Promise<StandInFirestore> {
  const server = createServer((request, response) => {
    const asked = new URL(request.url ?? '/', standIn.url);
    standIn.asked.push(asked);
    if (standIn.answer) return standIn.answer(response);
    if (!asked.pathname.endsWith('/databases/(default)/documents/NGOproducts'))
      return json(response, 404, {});
    return json(response, 200, pageOf(standIn.documents, asked.searchParams, mostAPage));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const standIn: StandInFirestore = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    documents,
    asked: [],
    answer: undefined,
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return standIn;
}

/** A document of NGOproducts as the interface writes it. */
export function homeProductDocument(name: string, fields: object): object {
  return {
    name: `projects/demo-foundation/databases/(default)/documents/NGOproducts/${name}`,
    fields,
    createTime: '2026-01-01T00:00:00.000000Z',
    updateTime: '2026-01-01T00:00:00.000000Z',
  };
}

function pageOf(documents: object[], parameters: URLSearchParams, mostAPage: number): object {
  const size = Math.min(Number(parameters.get('pageSize')), mostAPage);
  const start = Number(parameters.get('pageToken') ?? 0);
  const end = start + size;
  // Like the true one: an empty collection has no `documents`, a last page no token.
  return {
    ...(documents.length > 0 ? { documents: documents.slice(start, end) } : {}),
    ...(end < documents.length ? { nextPageToken: String(end) } : {}),
  };
}

function json(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8' });
  response.end(JSON.stringify(body));
}
