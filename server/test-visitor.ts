import { application } from '../storage/test-records.ts';

/** An application that nobody else sends: the text marks its names. */
export function applicationOf(mark: string): Record<string, string> {
  return { ...application, firstName: mark, additionalInfo: `I am ${mark}.` };
}

/** Hands an application in as scripts and the page's own script do. */
export function apply(
  address: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${address}/enrollment/add`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

/** Posts the form of the page, as a browser without scripts does. */
export function postForm(address: string, fields: Record<string, string>): Promise<Response> {
  return fetch(`${address}/hostel-enrollment`, {
    method: 'POST',
    headers: { accept: 'text/html', origin: address },
    body: new URLSearchParams(fields),
  });
}

/** The page at that address as a browser asks for it. */
export function page(address: string): Promise<Response> {
  return fetch(address, { headers: { accept: 'text/html' } });
}
