import { chromium } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findOnPath } from './find-engines.ts';

const advice =
  'No Chromium was found. Install Chromium or Google Chrome, or run `npx playwright install chromium`, ' +
  'or set CHROMIUM_PATH to the browser that should be used.';

/**
 * Gives the path of a Chromium: the one named by CHROMIUM_PATH, one of the system, or Playwright's own. Throws an Error that
 * says what to do where there is none.
 * @example
 * findBrowser() // '/usr/bin/chromium'
 */
export function findBrowser(): string {
  const named = process.env['CHROMIUM_PATH'];
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH is ${named}, and there is no such file.`);
  const browser = named ?? findInstalledBrowser();
  if (!browser) throw new Error(advice);
  return browser;
}

/** Gives the path of a Chromium of the system, or of Playwright's own; undefined where there is none. */
export function findInstalledBrowser(): string | undefined {
  return [...browserNames.map(findOnPath), ...usualPlaces(), chromium.executablePath()].find(isBrowser);
}

/**
 * Gives the path of Chromium's headless shell; undefined where there is none. It has no window to draw and is faster; it
 * keeps no page for Back, and knows no other program that an address may open.
 */
export function findHeadlessShell(): string | undefined {
  return [findOnPath('chromium-headless-shell')].find(isBrowser);
}

const browserNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

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

function isBrowser(path: string | undefined): path is string {
  if (path === undefined || !existsSync(path)) return false;
  // On Windows asking for the version opens a window.
  if (process.platform === 'win32') return true;
  // Ubuntu's chromium-browser may be a script that only advises to install the real one.
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return status === 0 && /chrom/i.test(stdout);
}
