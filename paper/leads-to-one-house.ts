// 10.*, 127.*, 169.254.*, 172.16.* to 172.31.*, 192.168.* and 0.0.0.0; in IPv6 fc00::/7, fe80::/10, ::1 and ::.
const localNumbers =
  /^(?:0|10|127|169\.254|172\.(?:1[6-9]|2\d|3[01])|192\.168)\.[\d.]+$|^\[(?:f[cd][\da-f]{2}:|fe[89ab][\da-f]:|::1?\])/;
const localEndings = /\.(?:localhost|local|internal)$/;

/**
 * Whether an address leads somewhere only on one computer or in one house: a name without a dot, or a number of a private
 * network. Throws on what is no address.
 * @example leadsToOneHouse('http://127.0.0.1:3000') // true
 */
export function leadsToOneHouse(address: string): boolean {
  const { hostname } = new URL(address);
  if (localNumbers.test(hostname) || localEndings.test(hostname)) return true;
  return !hostname.includes('.') && !hostname.startsWith('[');
}
