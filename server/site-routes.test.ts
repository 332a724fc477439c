import { describe, expect, it } from 'vitest';
import { wantsPage } from './site-routes.ts';

const browsers = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

describe('a request to /enrolled', () => {
  it.each(['GET', 'HEAD'])('that asks for text/html by %s is answered with the page', (method) => {
    expect(wantsPage(enrolled(method, browsers))).toBe(true);
  });

  it.each([
    '*/*',
    'application/json',
    'application/json, text/plain, */*',
    'text/*',
    'text/plain',
    undefined,
  ])('that accepts %s is answered with JSON', (accept) => {
    expect(wantsPage(enrolled('GET', accept))).toBe(false);
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('by %s is for the API whatever it accepts', (method) => {
    expect(wantsPage(enrolled(method, browsers))).toBe(false);
  });
});

function enrolled(method: string, accept: string | undefined): Request {
  return new Request('http://localhost/enrolled', { method, ...(accept ? { headers: { accept } } : {}) });
}
