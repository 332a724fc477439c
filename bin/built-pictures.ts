import { existsSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const moduleId = 'virtual:built-pictures';
// A path from the project's folder: Vite runs this file from a copy elsewhere.
const list = 'build/pictures.json';

/** Gives pages the addresses of the pictures that `pictures/make.ts` made, as the module `virtual:built-pictures`. */
export function builtPictures(): Plugin {
  return {
    name: 'built-pictures',
    resolveId: (id) => (id === moduleId ? `\0${moduleId}` : undefined),
    load(id) {
      if (id !== `\0${moduleId}`) return undefined;
      if (!existsSync(list))
        throw new Error('build/pictures.json is missing: run node pictures/make.ts first.');
      const { site, products } = JSON.parse(readFileSync(list, 'utf8')) as Record<string, unknown>;
      return [
        `export const sitePictures = ${JSON.stringify(site)};`,
        `export const productPictures = ${JSON.stringify(products)};`,
      ].join('\n');
    },
  };
}
