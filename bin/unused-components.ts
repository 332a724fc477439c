import type { Plugin } from 'vite';

const reactRouter = /node_modules\/react-router\/dist\/production\/.*\.js$/;
// At the start of a line: what stands inside a function goes with it.
const nameForTools = /^\w+\.displayName = "[^"]*";$/gm;
const madeComponent = /^(const \w+ = )(React\$1\.forwardRef\()/gm;

/**
 * Lets the build leave out the components of React Router that no page uses: its links and forms, and all that only they
 * need. It would keep them, because they are given names and made by calls that it can't know to be harmless.
 */
export function unusedComponents(): Plugin {
  return {
    name: 'unused-components',
    apply: 'build',
    transform: {
      filter: { id: reactRouter },
      handler: (code) => ({
        code: code.replace(nameForTools, '').replace(madeComponent, '$1/* @__PURE__ */ $2'),
        map: null,
      }),
    },
  };
}
