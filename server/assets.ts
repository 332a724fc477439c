import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Assets } from '../web/page-context.ts';

const chunkSchema = v.object({
  file: v.string(),
  name: v.optional(v.string()),
  imports: v.optional(v.array(v.string()), []),
});
// Vite's manifest: chunks by their source file.
const manifestSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), chunkSchema));

/** The output of the client build, for visitors' pages and for the staff desk. */
export type SiteAssets = Assets & {
  /** The address of the desk's script. */
  deskScript: string;
  /** The logo as papers have it, as an address that holds it. */
  paperLogo: string;
};

type Manifest = v.InferOutput<typeof manifestSchema>;

const deskSource = 'desk/scripts/desk.ts';

/** Reads what browsers are given of the release in that folder; throws where the folder holds no whole build. */
export function readAssets(release: string): SiteAssets {
  const clientDir = join(release, 'client');
  const manifest = v.parse(manifestSchema, readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8'));
  const hydrationScripts = scriptsOf(manifest, 'web/start/hydrate.tsx');
  const islands = new Map<string, string[]>();
  for (const [source, { name }] of Object.entries(manifest)) {
    const island = name?.match(/^(.+)-island$/)?.[1];
    const own = scriptsOf(manifest, source).filter((script) => !hydrationScripts.includes(script));
    if (island !== undefined) islands.set(island, own);
  }
  return {
    ...readLogo(release),
    earlyScript: readEarlyScript(clientDir, manifest),
    hydrationScripts,
    homeScript: scriptsOf(manifest, 'web/home/move.ts')[0] ?? '',
    developmentScripts: [],
    // A site without its desk has none.
    deskScript: manifest[deskSource] ? (scriptsOf(manifest, deskSource)[0] ?? '') : '',
    scriptsOf(island) {
      const scripts = islands.get(island);
      if (!scripts) throw new Error(`The build has no script for the island “${island}”.`);
      return scripts;
    },
  };
}

/** Reads the files of the logo (back-office/pictures/make-logo.ts); throws where there are none. */
export function readLogo(release: string): Pick<SiteAssets, 'logo' | 'paperLogo'> {
  const folder = join(release, 'icons');
  const names = readdirSync(folder).map((name) => `icons/${name}`);
  return logoAssets(names, readFileSync(join(folder, 'paper.png')));
}

/** A logo by the names of its files, and that of papers; throws where that of the bar is not among them. */
export function logoAssets(names: readonly string[], paper: Buffer): Pick<SiteAssets, 'logo' | 'paperLogo'> {
  for (const name of names) {
    const [, width, height] = /^icons\/logo-(\d+)x(\d+)-/.exec(name) ?? [];
    if (width === undefined) continue;
    return {
      logo: { address: `/${name}`, width: Number(width), height: Number(height) },
      paperLogo: `data:image/png;base64,${paper.toString('base64')}`,
    };
  }
  throw new Error('The build has no logo.');
}

// A chunk and what it imports statically, as addresses.
function scriptsOf(manifest: Manifest, source: string): string[] {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`The client build has no chunk for ${source}.`);
  return [...new Set([`/${chunk.file}`, ...chunk.imports.flatMap((each) => scriptsOf(manifest, each))])];
}

function readEarlyScript(clientDir: string, manifest: Manifest): string {
  const chunk = manifest['web/start/early.ts'];
  if (!chunk) throw new Error('The client build has no early script.');
  if (chunk.imports.length > 0)
    throw new Error('The early script must be one file: an island shares a module with it.');
  // In a block of its own, so that its names are not global.
  return `{${readFileSync(join(clientDir, chunk.file), 'utf8').trim()}}`;
}
