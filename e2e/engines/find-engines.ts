import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The program that shows pages in an engine, or in one sentence why there is none. */
export type FoundEngine = { program: string } | { missing: string };

/** Finds Firefox, or installs it as root on Debian; FIREFOX_PATH names another one. */
export function findFirefox(): FoundEngine {
  const find = () => process.env['FIREFOX_PATH'] ?? onPath('firefox-esr') ?? onPath('firefox') ?? onMac();
  const program = find() ?? (installFromDebian('firefox-esr') ? find() : undefined);
  return program ? { program } : { missing: 'Firefox is not installed' };
}

/** Finds WebKitGTK's MiniBrowser with its WebDriver and a virtual screen, or installs them as root on Debian. */
export function findWebKit(): FoundEngine {
  const packages = [
    ['webkit2gtk-driver', () => onPath('WebKitWebDriver')],
    ['libwebkit2gtk-4.1-0', miniBrowser],
    ['xvfb', () => onPath('xvfb-run')],
    ['xauth', () => onPath('xauth')],
  ] as const;
  const absent = () => packages.filter(([, find]) => !find()).map(([name]) => name);
  const program = absent().length === 0 || installFromDebian(...absent()) ? miniBrowser() : undefined;
  const stillAbsent = absent();
  if (program && stillAbsent.length === 0) return { program };
  return { missing: `WebKitGTK lacks ${stillAbsent.join(', ')}` };
}

function miniBrowser(): string | undefined {
  return globSync('/usr/{lib,libexec}{,/*}/webkit2gtk-4.*/MiniBrowser').toSorted().at(-1);
}

function onMac(): string | undefined {
  const place = '/Applications/Firefox.app/Contents/MacOS/firefox';
  return existsSync(place) ? place : undefined;
}

function onPath(name: string): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
}

function installFromDebian(...names: string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.error(`Installing ${names.join(', ')} with apt-get.`);
  const aptGet = (...given: string[]) =>
    spawnSync('apt-get', given, {
      stdio: ['ignore', process.stderr, process.stderr],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  return aptGet('update') && aptGet('install', '-y', '--no-install-recommends', ...names);
}
