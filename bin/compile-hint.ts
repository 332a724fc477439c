import type { Plugin } from 'vite';

/**
 * Has Chromium compile each script as it comes, beside the page. Otherwise it compiles a function when it is first called,
 * and a slow phone is deaf meanwhile; to other browsers this is a comment.
 */
export function compileHint(): Plugin {
  return {
    name: 'compile-hint',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      // It counts at the very beginning: after Vite has put its own lists there.
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk') file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
        }
      },
    },
  };
}
