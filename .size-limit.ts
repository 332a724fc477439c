import { readAssets } from './server/assets.ts';
import type { IslandName } from './web/start/island-registry.ts';

const release = 'build/current';
const client = `${release}/client`;
const assets = readAssets(release);
const files = (addresses: readonly string[]) => addresses.map((address) => client + address);
const hydration = files(assets.hydrationScripts);

/** React, and the scripts of the islands that a page has besides the cart drawer. */
function scriptsOf(...islands: IslandName[]): string[] {
  return [...new Set([...hydration, ...islands.flatMap((island) => files(assets.scriptsOf(island)))])];
}

/** Bytes of the built files as they travel, compressed with brotli; e2e/page-bytes.spec.ts has those of whole pages. */
export default [
  { name: 'React, the hydration script and what islands share', path: hydration, limit: '65 kB' },
  { name: 'The script of the home page', path: client + assets.homeScript, limit: '1.3 kB' },
  { name: 'Scripts of the shop', path: scriptsOf('shop'), limit: '83.5 kB' },
  { name: 'Scripts of the gallery, after a press', path: scriptsOf('gallery'), limit: '75 kB' },
  { name: 'Scripts of the donation page', path: scriptsOf('giving'), limit: '80 kB' },
  { name: 'Scripts of the cart page', path: scriptsOf('cart'), limit: '82 kB' },
  {
    name: 'The early script, inline in every document',
    path: `${client}/assets/early-*.js`,
    limit: '2.55 kB',
  },
  { name: 'The headings’ font', path: `${client}/fonts/*-latin-*.woff2`, limit: '8.8 kB', brotli: false },
  {
    name: 'The headings’ fonts of a page in Hindi or Marathi',
    path: `${client}/fonts/*-{latin,devanagari}-*.woff2`,
    limit: '60 kB',
    brotli: false,
  },
];
