import { readFileSync } from 'node:fs';
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
};

type Manifest = v.InferOutput<typeof manifestSchema>;

const deskSource = 'desk/scripts/desk.ts';

/** Reads the output of the client build in that folder; throws where the folder holds no whole build. */
export function readAssets(clientDir: string): SiteAssets {
  const manifest = v.parse(manifestSchema, readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8'));
  const hydrationScripts = scriptsOf(manifest, 'web/start/hydrate.tsx');
  const islands = new Map<string, string[]>();
  for (const [source, { name }] of Object.entries(manifest)) {
    const island = name?.match(/^(.+)-island$/)?.[1];
    const own = scriptsOf(manifest, source).filter((script) => !hydrationScripts.includes(script));
    if (island !== undefined) islands.set(island, own);
  }
  return {
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
