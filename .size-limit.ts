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
  routes: v.objectWithRest({ root: moduleSchema, 'pages/home/home-page': moduleSchema }, v.unknown()),
});

const [manifestFile = ''] = globSync(`${assets}/manifest-*.js`);
const assignment = readFileSync(manifestFile, 'utf8');
const manifest = v.parse(
  manifestSchema,
  JSON.parse(assignment.slice(assignment.indexOf('{'), assignment.lastIndexOf('}') + 1)),
);

// What the browser fetches for the home page is what React Router's own list names.
const home = [manifest.entry, manifest.routes.root, manifest.routes['pages/home/home-page']];
const homeScripts = home.flatMap(({ module, imports, clientLoaderModule }) => [
  module,
  ...imports,
  ...(clientLoaderModule ? [clientLoaderModule] : []),
]);

/** Bytes that the built files may have, compressed with brotli where they travel so; e2e/page-bytes.spec.ts has the pages'. */
export default [
  {
    name: 'React and React Router',
    path: `${assets}/react-*.js`,
    limit: '88 kB',
  },
  {
    name: 'All scripts of the home page',
    path: [...new Set(homeScripts.map((address) => `build/client${address}`)), manifestFile],
    limit: '106 kB',
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
    limit: '10.5 kB',
    brotli: false,
  },
];
