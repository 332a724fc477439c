import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { builtPictures } from './bin/built-pictures.ts';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), builtPictures()],
  // bin/build.ts empties the folders: React Router would empty all of build/, the pictures too.
  build: { assetsInlineLimit: 0, emptyOutDir: false },
  environments: {
    ssr: { build: { rolldownOptions: { input: './server/app.ts' } } },
  },
});
