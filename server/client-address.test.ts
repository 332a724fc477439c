import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { clientAddress } from './client-address.ts';

const connected = {
  incoming: { socket: { remoteAddress: '192.0.2.1', remotePort: 5000, remoteFamily: 'IPv4' } },
};

describe('without a trusted proxy', () => {
  it('a request is the connection’s', async () => {
    expect(await addressOf({ trustProxy: false })).toBe('192.0.2.1');
  });

  it('nobody can pass for another by a header', async () => {
    expect(await addressOf({ trustProxy: false, forwardedFor: '203.0.113.9' })).toBe('192.0.2.1');
  });
});

describe('behind a proxy that is not trusted', () => {
  const from = (remoteAddress: string) => ({
    incoming: { socket: { remoteAddress, remotePort: 5000, remoteFamily: 'IPv4' } },
  });

  it.each(['127.0.0.1', '172.18.0.2', '::ffff:10.0.0.3', '::1', 'fd00::5'])(
    'the log says once what that means (%s)',
    async (address) => {
      const warnings: string[] = [];
      const log = { warn: (line: string) => warnings.push(line) };
      const app = new Hono().get('/', (c) => c.text(addressOfRequest(c)));
      const addressOfRequest = clientAddress(false, log);
      for (const forwardedFor of [undefined, '203.0.113.9', '203.0.113.10']) {
        const headers = forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor };
        await app.request('/', { headers }, from(address));
      }
      expect(warnings).toEqual([expect.stringContaining('Set TRUST_PROXY=on')]);
    },
  );

  it('a header that a visitor sends is no proxy', async () => {
    const warnings: string[] = [];
    await addressOf({ trustProxy: false, forwardedFor: '203.0.113.9', warnings });
    expect(warnings).toEqual([]);
  });
});

describe('behind a trusted proxy', () => {
  it('a request is the one’s that the proxy names', async () => {
    expect(await addressOf({ trustProxy: true, forwardedFor: '203.0.113.9' })).toBe('203.0.113.9');
  });

  it('only the last entry counts: the ones before it are anyone’s claim', async () => {
    const forwardedFor = '10.0.0.1, 198.51.100.7 ,203.0.113.9 ';
    expect(await addressOf({ trustProxy: true, forwardedFor })).toBe('203.0.113.9');
  });

  it.each([
    ['203.0.113.9:4711', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['[::FFFF:cb00:7109]:4711', '203.0.113.9'],
    ['2001:db8:1:2::1', '2001:db8:1::/56'],
    ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1::/56'],
    ['[2001:db8:1:2::1]', '2001:db8:1::/56'],
    ['[2001:db8:1:2:a::1]:4711', '2001:db8:1::/56'],
    ['2001:db8:1:ff::1', '2001:db8:1::/56'],
    ['2001:db8:1:1ff::1', '2001:db8:1:100::/56'],
    ['::1', '::/56'],
  ])('%s is counted as %s', async (forwardedFor, network) => {
    expect(await addressOf({ trustProxy: true, forwardedFor })).toBe(network);
  });

  it.each([
    undefined,
    '',
    ' ',
    '203.0.113.9, ',
    'unknown',
    '203.0.113.999',
    '1::2::3',
    '[',
    'a'.repeat(9000),
  ])('a request with the header %j is the connection’s', async (header) => {
    expect(await addressOf({ trustProxy: true, forwardedFor: header })).toBe('192.0.2.1');
  });
});

it.each([true, false])('a request without a connection has an unknown address', async (trustProxy) => {
  expect(await addressOf({ trustProxy, connection: {} })).toBe('unknown');
});

async function addressOf(asked: {
  trustProxy: boolean;
  forwardedFor?: string | undefined;
  connection?: object;
  warnings?: string[];
}) {
  const address = clientAddress(asked.trustProxy, { warn: (line: string) => asked.warnings?.push(line) });
  const app = new Hono().get('/', (c) => c.text(address(c)));
  const headers = asked.forwardedFor === undefined ? {} : { 'x-forwarded-for': asked.forwardedFor };
  const response = await app.request('/', { headers }, asked.connection ?? connected);
  return response.text();
}
