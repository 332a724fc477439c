import type { Plugin } from 'vite';

const reactRouter = /node_modules\/react-router\/dist\/production\/.*\.js$/;
// At the start of a line: what stands inside a function goes with it.
const nameForTools = /^\w+\.displayName = "[^"]*";$/gm;
const madeComponent = /^(const \w+ = )(React\$1\.forwardRef\()/gm;
// Where it asks whether routes are to be discovered one by one (react-router.config.ts says no), and whether it is watched.
const notAskedFor =
  /(?<!function )\bisFogOfWarEnabled\(routeDiscovery, ssr\)|\binit\.(instrumentations|patchRoutesOnNavigation)\b/g;

/**
 * Lets the build leave out what no page uses of React Router: its links and forms, which it would keep because they are
 * given names and made by calls that it can't know to be harmless; and what is behind settings that this site has not set.
 */
export function trimRouter(): Plugin {
  return {
    name: 'trim-router',
    apply: 'build',
    transform: {
      filter: { id: reactRouter },
      handler: (code) => ({
        code: code
          .replace(nameForTools, '')
          .replace(madeComponent, '$1/* @__PURE__ */ $2')
          .replace(notAskedFor, 'undefined'),
        map: null,
      }),
    },
  };
}
