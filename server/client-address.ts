import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import {
  convertIPv4BinaryToString,
  convertIPv4MappedIPv6ToIPv4,
  convertIPv6BinaryToString,
  convertIPv6ToBinary,
  isIPv4MappedIPv6,
} from 'hono/utils/ipaddr';
import { isIPv4 } from 'node:net';
import type { Log } from './log.ts';

/** The address by which a request's client is counted. */
export type AddressOf = (c: Context) => string;

/**
 * How to tell whose request it is: by the connection, or by the last proxy's word where a proxy is trusted. Gives one text for
 * each client, however its address is written: an IPv4 address, or the /56 of an IPv6 address, such as `2001:db8::/56`,
 * because one household often has all of a /56, which are 256 networks. `unknown` where there is no address. Warns once where a
 * proxy of this machine or its network seems to forward all visitors and is not trusted: they then count as one.
 */
export function clientAddress(trustProxy: boolean, log: Pick<Log, 'warn'>): AddressOf {
  let hasWarned = false;
  return (c) => {
    const connected = connectionAddress(c);
    if (trustProxy) return forwardedFor(c) ?? connected ?? 'unknown';
    if (!hasWarned && connected !== undefined && isPrivate(connected) && c.req.header('x-forwarded-for')) {
      hasWarned = true;
      log.warn(
        'A proxy forwards requests, and TRUST_PROXY is off: all visitors count as one, and the limits soon refuse every family. ' +
          'Set TRUST_PROXY=on where nobody reaches this port but your proxy.',
      );
    }
    return connected ?? 'unknown';
  };
}

function isPrivate(address: string): boolean {
  return /^(127|10|192\.168|172\.(1[6-9]|2\d|3[01]))\.|^(::|f[cd])/.test(address);
}

// The last entry is the one that our own proxy added; the ones before it are anyone's claim.
function forwardedFor(c: Context): string | undefined {
  const last = c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() ?? '';
  // Some proxies write the port, too.
  const [, withBrackets, withPort] = /^\[([^\]]*)\](?::\d+)?$|^([\d.]+):\d+$/.exec(last) ?? [];
  return networkOf(withBrackets ?? withPort ?? last);
}

function connectionAddress(c: Context): string | undefined {
  try {
    return networkOf(getConnInfo(c).remote.address ?? '');
  } catch {
    return undefined;
  }
}

const HOST_BITS = 128n - 56n;

function networkOf(address: string): string | undefined {
  if (isIPv4(address)) return address;
  try {
    const binary = convertIPv6ToBinary(address);
    if (isIPv4MappedIPv6(binary)) return convertIPv4BinaryToString(convertIPv4MappedIPv6ToIPv4(binary));
    return `${convertIPv6BinaryToString((binary >> HOST_BITS) << HOST_BITS)}/56`;
  } catch {
    return undefined;
  }
}
