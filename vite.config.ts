import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { builtPictures } from './bin/built-pictures.ts';
import { compileHint } from './bin/compile-hint.ts';
import { shortInBrowser } from './bin/short-in-browser.ts';
import { trimRouter } from './bin/trim-router.ts';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), builtPictures(), shortInBrowser(), trimRouter(), compileHint()],
  // bin/build.ts empties the folders: React Router would empty all of build/, the pictures too.
  build: { assetsInlineLimit: 0, emptyOutDir: false },
  environments: {
    // Few files: on a slow network each one waits its turn, and small ones compress badly. Each group takes along what it
    // imports and no group before it has: the shell is what every page needs, `page` what nearly every page draws with.
    // What belongs to the cart is kept out of `shared`, however many take it: the pages of words don't.
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'react',
                  test: /node_modules\/(react|react-dom|react-router|scheduler)\//,
                  priority: 5,
                },
                // The head of each page asks for one, but on the server only.
                { name: 'pictures', test: /built-picture/, priority: 5 },
                { name: 'shell', test: /\/web\/(root\.tsx|layout\/page-meta|parts\/below)/, priority: 4 },
                {
                  name: 'page',
                  test: /\/(web\/(layout|pictures|ui\/(button|motif))|domain\/money)/,
                  priority: 3,
                },
                { name: 'schemas', test: /node_modules\/valibot|\/domain\/(price|plain-text)/, priority: 3 },
                { name: 'forms', test: /\/(web\/(forms|ui\/error-summary)|domain\/email)/ },
                {
                  name: 'calls',
                  test: /\/(web\/calls|domain\/(product|student|stepwise))/,
                  minShareCount: 2,
                },
                {
                  name: 'shared',
                  test: /\/(web\/(?!cart)|domain\/(?!stored-cart)|content\/|node_modules\/)/,
                  minShareCount: 3,
                },
                {
                  name: 'cart',
                  test: /\/(web\/(cart\/(?!cart-drawer)|ui\/skeleton)|domain\/(delivery|stored-cart))/,
                },
              ],
            },
          },
        },
      },
    },
    ssr: { build: { rolldownOptions: { input: './server/app.ts' } } },
  },
});
