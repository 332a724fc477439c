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

/**
 * How to tell whose request it is: by the connection, or by the last proxy's word where a proxy is trusted. Gives one text for
 * each client, however its address is written: an IPv4 address, or the /56 of an IPv6 address, such as `2001:db8::/56`,
 * because one household often has all of a /56, which are 256 networks. `unknown` where there is no address.
 */
export function clientAddress(trustProxy: boolean): (c: Context) => string {
  return (c) => (trustProxy ? forwardedFor(c) : undefined) ?? connectionAddress(c) ?? 'unknown';
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
