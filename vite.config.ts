import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { builtPictures } from './bin/built-pictures.ts';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), builtPictures()],
  // bin/build.ts empties the folders: React Router would empty all of build/, the pictures too.
  build: { assetsInlineLimit: 0, emptyOutDir: false },
  environments: {
    // Few files: on a slow network each one waits its turn, and small ones compress badly.
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
                { name: 'shared', test: /\/(web|domain|content|node_modules)\//, minShareCount: 3 },
              ],
            },
          },
        },
      },
    },
    ssr: { build: { rolldownOptions: { input: './server/app.ts' } } },
  },
});
