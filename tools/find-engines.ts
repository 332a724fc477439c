import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The program that shows pages in an engine, or the Debian packages that would bring it. */
export type FoundEngine = { program: string } | { missing: string[] };

/** Finds Firefox; FIREFOX_PATH names another one. */
export function findFirefox(): FoundEngine {
  const program =
    process.env['FIREFOX_PATH'] ?? findOnPath('firefox-esr') ?? findOnPath('firefox') ?? firefoxOfMac();
  return program ? { program } : { missing: ['firefox-esr'] };
}

/** Finds WebKitGTK's MiniBrowser with its WebDriver and a virtual screen. */
export function findWebKit(): FoundEngine {
  const program = globSync('/usr/{lib,libexec}{,/*}/webkit2gtk-4.*/MiniBrowser').toSorted().at(-1);
  const missing = Object.entries({
    'webkit2gtk-driver': findOnPath('WebKitWebDriver'),
    'libwebkit2gtk-4.1-0': program,
    xvfb: findOnPath('xvfb-run'),
    xauth: findOnPath('xauth'),
  }).flatMap(([name, file]) => (file ? [] : [name]));
  return program && missing.length === 0 ? { program } : { missing };
}

/** The path of a program in one of the folders of PATH; undefined where none has it. */
export function findOnPath(name: string): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
}

function firefoxOfMac(): string | undefined {
  const place = '/Applications/Firefox.app/Contents/MacOS/firefox';
  return existsSync(place) ? place : undefined;
}
