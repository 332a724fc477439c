import { spawnSync } from 'node:child_process';
import { existsSync, globSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { findBrowser, findHeadlessShell, findInstalledBrowser } from './find-browser.ts';
import { findFirefox, findOnPath, findWebKit } from './find-engines.ts';

// The first step of `npm test`: what the tests need of this machine and `npm ci` did not bring. As root on Debian it is
// installed; elsewhere the tests need a Chromium, and those of other missing programs are skipped and say so.
try {
  expectPostgresToRun();
  linkPostgresLibraries();
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) installFromDebian(missingPackages());
  if (!process.env['CHROMIUM_PATH'] && !findInstalledBrowser()) installFromPlaywright();
  findBrowser();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function expectPostgresToRun(): void {
  if (process.getuid?.() !== 0 || process.env['TEST_DATABASE_URL']) return;
  const closed = foldersFrom(import.meta.dirname).find((folder) => (statSync(folder).mode & 0o001) === 0);
  if (closed === undefined) return;
  throw new Error(
    'The tests start PostgreSQL, which runs under an account of its own where you are root, and other accounts may ' +
      `not enter ${closed}: move this folder elsewhere, such as /srv, or set TEST_DATABASE_URL to a PostgreSQL server.`,
  );
}

function foldersFrom(folder: string): string[] {
  const parent = dirname(folder);
  return parent === folder ? [folder] : [folder, ...foldersFrom(parent)];
}

// An npm package holds no links: its install script makes those between the libraries, and .npmrc lets `npm ci` run none.
function linkPostgresLibraries(): void {
  run('npm', 'rebuild', '--silent', '--ignore-scripts=false');
}

function missingPackages(): string[] {
  const engines = [findFirefox(), findWebKit()].flatMap((found) => ('missing' in found ? found.missing : []));
  const isChromiumGiven = Boolean(process.env['CHROMIUM_PATH']);
  const others = {
    chromium: isChromiumGiven || findInstalledBrowser(),
    'chromium-headless-shell': isChromiumGiven || findHeadlessShell(),
    'fonts-liberation': hasFont('Liberation'),
    // For Hindi and Marathi.
    'fonts-noto-core': hasFont('NotoSansDevanagari'),
    'poppler-utils': findOnPath('pdftoppm'),
    // Opens the encrypted backups, as another program.
    age: findOnPath('age'),
    // A store of files with an S3 interface.
    memcached: findOnPath('memcached'),
    ...Object.fromEntries(
      ['account', 'container', 'object', 'proxy'].map((each) => [
        `swift-${each}`,
        findOnPath(`swift-${each}-server`),
      ]),
    ),
  };
  return [...engines, ...Object.entries(others).flatMap(([name, found]) => (found ? [] : [name]))];
}

function hasFont(name: string): boolean {
  return globSync(`/usr/share/fonts/**/${name}*`).length > 0;
}

function installFromDebian(packages: readonly string[]): void {
  if (packages.length === 0) return;
  console.error(`Installing ${packages.join(', ')} with apt-get.`);
  run('apt-get', 'update');
  install(packages);
  // Not every release of every system has all of them, and then none was installed.
  for (const name of missingPackages()) install([name]);
}

function install(packages: readonly string[]): void {
  run('apt-get', 'install', '-y', '--no-install-recommends', ...packages);
}

function installFromPlaywright(): void {
  console.error('Downloading Chromium with Playwright.');
  run(process.execPath, 'node_modules/playwright/cli.js', 'install', 'chromium');
}

// A failure shows in what is missing afterwards; what the program said stays readable.
function run(command: string, ...parameters: string[]): void {
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(command, parameters, { stdio: ['ignore', process.stderr, process.stderr], env: environment });
}
