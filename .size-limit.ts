import { globSync, readFileSync } from 'node:fs';
import * as v from 'valibot';

const assets = 'build/client/assets';

const moduleSchema = v.object({
  module: v.string(),
  imports: v.array(v.string()),
  clientLoaderModule: v.optional(v.string()),
});
const manifestSchema = v.object({
  entry: moduleSchema,
  routes: v.record(v.string(), moduleSchema),
});

const [manifestFile = ''] = globSync(`${assets}/manifest-*.js`);
const assignment = readFileSync(manifestFile, 'utf8');
const manifest = v.parse(
  manifestSchema,
  JSON.parse(assignment.slice(assignment.indexOf('{'), assignment.lastIndexOf('}') + 1)),
);

// What the browser fetches for a page is what React Router's own list has under its folder.
function scriptsOf(page: string): string[] {
  const { [`pages/${page}/${page}-page`]: own, root } = manifest.routes;
  if (!root || !own) throw new Error(`The build has no page “${page}”.`);
  const scripts = [manifest.entry, root, own].flatMap(({ module, imports, clientLoaderModule = module }) => [
    module,
    ...imports,
    clientLoaderModule,
  ]);
  return [...new Set(scripts)].map((address) => `build/client${address}`).concat(manifestFile);
}

/** Bytes that the built files may have, compressed with brotli where they travel so; e2e/page-bytes.spec.ts has the pages'. */
export default [
  {
    name: 'React and React Router',
    path: `${assets}/react-*.js`,
    limit: '88 kB',
  },
  {
    name: 'All scripts of the home page',
    path: scriptsOf('home'),
    limit: '106 kB',
  },
  {
    name: 'All scripts of the hostel page, before a visitor comes near its form',
    path: scriptsOf('hostel-enrollment'),
    limit: '100 kB',
  },
  {
    name: 'All scripts of the shop',
    path: scriptsOf('shop'),
    limit: '117 kB',
  },
  {
    name: 'All scripts of the donation page',
    path: scriptsOf('donate'),
    limit: '109 kB',
  },
  {
    name: 'All scripts of the cart page',
    path: scriptsOf('cart'),
    limit: '112 kB',
  },
  {
    name: 'The largest script of a page of its own',
    path: `${assets}/gallery-page-*.js`,
    limit: '6.5 kB',
  },
  {
    name: 'The whole stylesheet, which follows after load',
    path: `${assets}/site-*.css`,
    limit: '11 kB',
  },
  {
    name: 'The heading font',
    path: `${assets}/*.woff2`,
    limit: '8.7 kB',
    brotli: false,
  },
];
