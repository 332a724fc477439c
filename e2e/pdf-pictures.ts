import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Whether a PDF can be drawn here: poppler's pdftoppm is there, or could be installed. */
export function canDrawPdf(): boolean {
  if (isThere()) return true;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'poppler-utils'], { stdio: 'ignore' });
  return isThere();
}

function isThere(): boolean {
  return spawnSync('pdftoppm', ['-v']).status === 0;
}

/** The pages of a PDF as a printer of 300 dots an inch draws them, as PNG. */
export async function pdfPictures(pdf: Buffer): Promise<Buffer[]> {
  const folder = await mkdtemp(join(tmpdir(), 'pdf-'));
  try {
    await writeFile(join(folder, 'paper.pdf'), pdf);
    const { status, stderr } = spawnSync('pdftoppm', ['-r', '300', '-png', 'paper.pdf', 'page'], {
      cwd: folder,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(stderr);
    const pages = (await readdir(folder)).filter((name) => name.endsWith('.png')).toSorted();
    return await Promise.all(pages.map((name) => readFile(join(folder, name))));
  } finally {
    await rm(folder, { recursive: true });
  }
}
