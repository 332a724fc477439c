/**
 * The class of route that an address belongs to; few enough to count by, whatever addresses are asked for.
 * @example routeClass('/shop?q=bag') // 'page'
 */
export function routeClass(address: string): 'file' | 'call' | 'probe' | 'page' {
  if (/^\/(assets|fonts|media|icons|share)\/|^\/favicon\.ico/.test(address)) return 'file';
  if (/^\/(api|enrollment|enrolled|feeds)\b/.test(address)) return 'call';
  if (/^\/(healthz|readyz)\b/.test(address)) return 'probe';
  return 'page';
}
