import { minifySync, parseAst, type Plugin } from 'vite';

const sentAsText = /\/(server\/start-late|web\/fonts\/start-heading-font)\.ts$/;
const exported = /^export\s+function (\w+)(?=\()/;

/**
 * Shortens a function that the server sends to the browser as text. It is kept as text from here on: written as code once
 * more, it would be spaced out, as the server's own is for its stack traces.
 */
export function shortInBrowser(): Plugin {
  return {
    name: 'short-in-browser',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: sentAsText },
      handler(code, id) {
        const short = minifySync(id, code).code.trim();
        const [, name] = exported.exec(short) ?? [];
        if (name === undefined) throw new Error(`${id} begins with something else than its function.`);
        const text = short.replace(exported, 'function');
        // Anything beside the function would keep the script from being read, and every page from coming alive.
        parseAst(`(${text})`);
        return {
          code: `export function ${name}() {}\n${name}.toString = () => ${JSON.stringify(text)};`,
          map: null,
        };
      },
    },
  };
}
