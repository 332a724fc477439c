import tailwindcss from '@tailwindcss/vite';
import { existsSync } from 'node:fs';
import { type Plugin, defineConfig } from 'vite';

/** Leaves browsers of content/site.json what their scripts read. A bundler can't tell, since it keeps an object whole. */
const siteForBrowsers: Plugin = {
  name: 'site-for-browsers',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\/content\/site\.json$/ },
    handler: (json) => {
      const { languages, categories } = JSON.parse(json);
      return JSON.stringify({ languages, categories: categories.map(({ id }: { id: string }) => ({ id })) });
    },
  },
};

// Two builds: the scripts and files that browsers fetch (client) and the server. tools/build.ts runs both, and says into which folder.
export default defineConfig(({ isSsrBuild = false }) => ({
  publicDir: 'web/public',
  plugins: [tailwindcss(), siteForBrowsers],
  // The server's bundle is built for production; in development React comes from node_modules.
  ssr: isSsrBuild ? { noExternal: ['react', 'react-dom'] } : {},
  build: isSsrBuild
    ? {
        copyPublicDir: false,
        rolldownOptions: {
          input: {
            app: './server/app.ts',
            start: './server/start.ts',
            'make-picture': './server/make-picture.ts',
          },
          output: { entryFileNames: '[name].js' },
        },
      }
    : {
        manifest: true,
        // The page names the scripts of each island itself: web/islands/island.tsx.
        modulePreload: false,
        rolldownOptions: {
          // The early script calls what the hydration script exports.
          preserveEntrySignatures: 'strict',
          input: {
            early: './web/start/early.ts',
            hydrate: './web/start/hydrate.tsx',
            home: './web/home/move.ts',
            // The public site does without its desk.
            ...(existsSync('desk') && { desk: './desk/scripts/desk.ts' }),
          },
          output: {
            codeSplitting: {
              // Few files: each one on its own costs a slow network its headers. None of these is part of the early script.
              groups: [
                { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 4 },
                {
                  name: 'ui',
                  // With what import() needs (preload-helper).
                  test: /preload-helper|\/web\/(pictures|pages\.ts)|\/ui\/(button|icon|is-plain-press|store|motif|stitch|use-query)|\/domain\/(pictures|values\/(money|fill-in|local-path))/,
                  priority: 3,
                },
                {
                  name: 'schemas',
                  test: /node_modules\/valibot|\/domain\/values\/(rupees|latin-digits|seen-text)/,
                  priority: 2,
                },
                {
                  name: 'typed-texts',
                  test: /\/domain\/values\/(plain-text|masked-aadhaar|email)/,
                  priority: 2,
                },
                {
                  name: 'forms',
                  test: /\/web\/calls|\/ui\/(choice|field|toast|copy)|\/domain\/(hostel\/(application|student)|shop\/product)/,
                  minShareCount: 2,
                  priority: 2,
                },
                {
                  name: 'cart',
                  test: /\/web\/(shop\/cart|forms\/form-draft)|\/domain\/(shop|values)\//,
                  minShareCount: 2,
                  priority: 1,
                },
                {
                  // For pages with a form only; every page has the cart.
                  name: 'fields',
                  test: /\/web\/forms\/|\/ui\/(text|error)|\/domain\/entries\//,
                  minShareCount: 2,
                },
                {
                  name: 'product',
                  test: /\/web\/shop\/product\//,
                  minShareCount: 2,
                },
              ],
            },
          },
        },
      },
}));
