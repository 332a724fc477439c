import { minifySync, type Plugin } from 'vite';

const sentAsText = /\/server\/start-late\.ts$/;

/** Shortens the function that the server sends to the browser as text: its own code stays readable in stack traces. */
export function shortInBrowser(): Plugin {
  return {
    name: 'short-in-browser',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: sentAsText },
      handler: (code, id) => ({ code: minifySync(id, code).code, map: null }),
    },
  };
}
