import { readFileSync, writeFileSync } from 'node:fs';
import { hashOf } from '../back-office/pictures/make-logo.ts';
import { filesOf, hashesOf, sampleGroups } from '../back-office/texts/remaining-samples.ts';
import { sampleProducts } from '../texts/samples.ts';

// Run it after a change of the content that the site is shipped with: `check` compares the content with these hashes.
const texts = sampleGroups.map((group) => [
  `${group.file}, ${group.name}`,
  hashesOf(filesOf('content'), group),
]);

// The catalogue's drawings belong to sample products, which `check` finds in the database; the preview and the pictures of
// easy read claim nothing.
const others = new Set([
  'social-preview',
  ...sampleProducts.flatMap(({ picture, variants, colorVariants }) => [
    picture,
    ...variants.map((variant) => variant.picture),
    ...colorVariants.map((colour) => colour.picture),
  ]),
]);
const drawn = JSON.parse(readFileSync('content/pictures/drawn.json', 'utf8')) as Record<string, string>;
const drawings = Object.entries(drawn)
  .filter(([name]) => !others.has(name) && !name.startsWith('easy-'))
  .map(([, address]) => address);

const logo = hashOf(readFileSync('content/logo.svg'));
const sharePicture = drawn['social-preview'];
const hashes = { texts: Object.fromEntries(texts), drawings, logo, sharePicture };
writeFileSync('content/sample-hashes.json', `${JSON.stringify(hashes, null, 2)}\n`);
