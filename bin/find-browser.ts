import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const advice =
  'No Chromium was found and none could be installed. Install Chromium or Google Chrome, or run ' +
  '`npx playwright install chromium`, or set CHROMIUM_PATH to the browser that should be used.';

/**
 * Gives the path of a Chromium: the one named by CHROMIUM_PATH, one of the system, Playwright's own, or one that it
 * installs. Throws an Error that says what to do where none can be had.
 * @example
 * await findBrowser() // '/usr/bin/chromium'
 */
export async function findBrowser(): Promise<string> {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH is ${named}, and there is no such file.`);
  }
  const browser = installedBrowser() ?? browserFromDebian() ?? browserFromPlaywright();
  if (!browser) throw new Error(advice);
  return browser;
}

function installedBrowser(): string | undefined {
  return [...onPath(), ...usualPlaces(), chromium.executablePath()].find(isBrowser);
}

function browserFromDebian(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.error('Installing Chromium with apt-get.');
  run('apt-get', 'update');
  for (const name of ['chromium-headless-shell', 'chromium']) {
    run('apt-get', 'install', '-y', '--no-install-recommends', name);
    const installed = installedBrowser();
    if (!installed) continue;
    // For Hindi and Marathi.
    run('apt-get', 'install', '-y', '--no-install-recommends', 'fonts-noto-core');
    return installed;
  }
  return undefined;
}

function browserFromPlaywright(): string | undefined {
  console.error('Downloading Chromium with Playwright.');
  const withSystemPackages = process.getuid?.() === 0 ? ['--with-deps'] : [];
  run(process.execPath, 'node_modules/playwright/cli.js', 'install', ...withSystemPackages, 'chromium');
  return installedBrowser();
}

function onPath(): string[] {
  // The shell has no window to draw: the whole run of the browser's tests takes it two thirds of the time.
  const shell = 'chromium-headless-shell';
  const names = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

function usualPlaces(): string[] {
  const { PROGRAMFILES, 'PROGRAMFILES(X86)': programs32, LOCALAPPDATA } = process.env;
  const windows = [PROGRAMFILES, programs32, LOCALAPPDATA].filter((folder) => folder !== undefined);
  return [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/snap/bin/chromium',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    ...windows.map((folder) => join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe')),
  ];
}

function isBrowser(path: string): boolean {
  if (!existsSync(path)) return false;
  // On Windows asking for the version opens a window.
  if (process.platform === 'win32') return true;
  // Ubuntu's chromium-browser may be a script that only advises to install the real one.
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return status === 0 && /chrom/i.test(stdout);
}

function run(command: string, ...parameters: string[]): void {
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  // Failing is answered by the next way of getting a browser; what it said stays readable.
  spawnSync(command, parameters, { stdio: ['ignore', process.stderr, process.stderr], env: environment });
}
