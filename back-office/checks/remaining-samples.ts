import sampleHashes from '../../content/sample-hashes.json' with { type: 'json' };
import type { Facts } from '../../content/schemas/facts.ts';
import type { ContentFiles } from './content-files.ts';
import type { Finding } from './finding.ts';
import { type SampleGroup, sampleGroups } from './sample-groups.ts';
import { hashesOf } from './sample-values.ts';

/** Content that is still as the site came with it: `keys` are the entries, or the names of the drawings. */
export type SampleFinding = Finding & { keys: readonly string[] };

const shipped: ReadonlySet<string> = new Set(
  Object.values(sampleHashes.texts).flatMap(Object.values<string>),
);
const drawings: ReadonlySet<string> = new Set(sampleHashes.drawings);

/**
 * The texts, figures and drawings of content files that are still those that the site came with; nothing once all have
 * been changed. `pictures` are the addresses of the site's pictures. Files that can't be read count as changed.
 */
export function remainingSamples(
  files: ContentFiles,
  pictures: Readonly<Record<string, string>>,
): SampleFinding[] {
  const texts = sampleGroups.flatMap((group) => textFinding(group, hashesOf(files, group)));
  const inGallery = galleryPictures(files);
  const drawn = Object.keys(pictures)
    .filter((name) => drawings.has(pictures[name] ?? ''))
    .filter((name) => inGallery.includes(name) || !name.startsWith('gallery-'));
  if (drawn.length === 0) return texts;
  return [
    ...texts,
    {
      where: 'content/pictures',
      what: `Still samples: ${drawn.length} drawings (${drawn.join(', ')}).`,
      fix: 'Put your photographs there under the same names, such as hero-loom.jpg.',
      keys: drawn,
    },
  ];
}

/** Whether one of the facts is among the samples that are left. */
export function isSampleFact(samples: readonly SampleFinding[], key: keyof Facts): boolean {
  return samples.some(({ where, keys }) => where.startsWith('content/facts.json') && keys.includes(key));
}

/** Whether the UPI ID or the bank account is among the samples that are left: a gift would reach nobody. */
export function hasSamplePayment(samples: readonly SampleFinding[]): boolean {
  return isSampleFact(samples, 'upiId') || isSampleFact(samples, 'bankAccount');
}

function textFinding(
  { file, keys, name, fix }: SampleGroup,
  hashes: Record<string, string>,
): SampleFinding[] {
  const samples = Object.keys(hashes).filter((key) => shipped.has(hashes[key] ?? ''));
  if (samples.length === 0) return [];
  const all = Object.keys(hashes).length;
  const isSingle = keys.length === 1 && !keys[0]?.endsWith('*');
  const several = `${samples.length} of ${all} ${name}${samples.length < all ? ` (${samples.join(', ')})` : ''}`;
  return [
    {
      where: `content/${file}, ${keys.map((key) => key.replace('.*', '')).join(', ')}`,
      what: isSingle ? `Still a sample: ${name}.` : `Still samples: ${several}.`,
      fix,
      keys: samples,
    },
  ];
}

function galleryPictures(files: ContentFiles): unknown[] {
  const gallery = files('gallery.json');
  if (!Array.isArray(gallery)) return [];
  return gallery.map((item: { image?: unknown }) => item.image);
}
