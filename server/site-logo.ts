import type { MiddlewareHandler } from 'hono';
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { type LogoGrounds, SHARED, WHOLE } from '../back-office/pictures/make-logo.ts';
import { runLogoProgram } from '../back-office/pictures/picture-program.ts';
import { withTemporaryFolder } from '../back-office/with-temporary-folder.ts';
import sampleHashes from '../content/sample-hashes.json' with { type: 'json' };
import { siteColours } from '../domain/look/site-colours.ts';
import { SHARED_LOGO } from '../domain/pictures/share-picture.ts';
import type { Content } from '../texts/schemas/content.ts';
import { type SiteAssets, logoAssets } from './assets.ts';

type Look = Content['site'];

/** A logo as pages and papers have it. */
export type Logo = Pick<SiteAssets, 'logo' | 'paperLogo'> & {
  /** Its files by their names; none where they are those of the release. */
  files: ReadonlyMap<string, Buffer>;
  /** The picture of shared pages in place of another one, by its address: that of an earlier logo. */
  shared(address: string): string;
};

/** The logo of a site: that of its release, or the one that an owner has chosen, on the colours that they chose. */
export type SiteLogo = {
  /** The logo of a look; it is made once. Where that fails it is the release's. */
  of(look: Look): Promise<Logo>;
  /** Answers with a file of the logo that visitors see now, or of one that was shown in a preview. */
  serve: MiddlewareHandler;
  /** A picture that was uploaded, as the logo that is kept: the address that holds it. Undefined where it can't be read. */
  read(file: string): Promise<string | undefined>;
};

type LogoParts = {
  release: string;
  assets: Pick<SiteAssets, 'logo' | 'paperLogo'>;
  dataDir: string;
  /** The program that makes it, in a process of its own. */
  program: string;
  look: () => Promise<Look>;
  log: (problem: string, cause: unknown) => void;
};

const START = 'data:image/png;base64,';
const MOST_MADE = 10;
// A disk may have been full.
const AGAIN_MS = 60_000;
const types: Readonly<Record<string, string>> = {
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.webp': 'image/webp',
};

/** Opens it; several processes make the same files of the same look. */
export function openSiteLogo({ release, assets, dataDir, program, look, log }: LogoParts): SiteLogo {
  const ofRelease: Logo = { ...assets, files: new Map(), shared: (address) => address };
  const made = new Map<string, Promise<Logo>>();

  async function make(own: string | undefined, grounds: LogoGrounds): Promise<Logo> {
    const bytes = own === undefined ? await readFile(join(release, WHOLE)) : bytesOf(own);
    const files = await withTemporaryFolder(dataDir, async (folder) => {
      const file = join(folder, WHOLE);
      await writeFile(file, bytes);
      return runLogoProgram(program, { logo: file, ...grounds });
    });
    const shared = files?.get(SHARED);
    if (!files || !shared) throw new Error('The picture of the logo can’t be read.');
    const name = `icons/logo-shared-${hashOf(shared)}.png`;
    return {
      ...logoAssets([...files.keys()], files.get('icons/paper.png') ?? Buffer.alloc(0)),
      files: new Map([...files, [name, shared]]),
      shared: (address) => (own !== undefined && isOfLogo(address) ? `/${name}` : address),
    };
  }

  function of({ logo: own, colours }: Look): Promise<Logo> {
    const grounds = groundsOf(siteColours(colours));
    const built = groundsOf(siteColours());
    if (own === undefined && grounds.deep === built.deep && grounds.ground === built.ground)
      return Promise.resolve(ofRelease);
    const key = `${grounds.deep} ${grounds.ground} ${hashOf(own ?? '')}`;
    const known =
      made.get(key) ??
      make(own, grounds).catch((cause: unknown) => {
        log('the logo that staff chose can’t be made; that of the release is shown', cause);
        setTimeout(() => made.delete(key), AGAIN_MS).unref();
        return ofRelease;
      });
    // The one that was asked for last goes last.
    made.delete(key);
    made.set(key, known);
    const [oldest = ''] = made.keys();
    if (made.size > MOST_MADE) made.delete(oldest);
    return known;
  }

  return {
    of,
    async serve(c, next) {
      const name = c.req.path.slice(1);
      const now = await of(await look());
      // A name with a hash is that of one picture for ever.
      const all = /logo-/.test(name) ? [now, ...(await Promise.all(made.values()))] : [now];
      const file = all.map(({ files }) => files.get(name)).find(Boolean);
      if (!file) return next();
      return c.body(new Uint8Array(file), 200, { 'content-type': types[extname(name)] ?? '' });
    },
    async read(file) {
      const files = await runLogoProgram(program, { logo: file, ...groundsOf(siteColours()) });
      const whole = files?.get(WHOLE);
      return whole && START + whole.toString('base64');
    },
  };
}

function groundsOf({ light: { deep, ground } }: ReturnType<typeof siteColours>): LogoGrounds {
  return { deep, ground };
}

function bytesOf(address: string): Buffer {
  return Buffer.from(address.slice(START.length), 'base64');
}

function isOfLogo(address: string): boolean {
  return address === sampleHashes.sharePicture || address.startsWith(`/media/${SHARED_LOGO}-`);
}

function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 8);
}
