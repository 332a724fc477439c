import { defineConfig, devices } from '@playwright/test';
import { findHeadlessShell, findInstalledBrowser } from './tools/find-browser.ts';

// Workers load this file too, and read what the first process found.
process.env['HEADLESS_SHELL'] ??= process.env['CHROMIUM_PATH'] ? '' : (findHeadlessShell() ?? '');
process.env['CHROMIUM_PATH'] ??= findInstalledBrowser() ?? '';

const port = Number(process.env['E2E_PORT'] ?? 3123);
// The texts that staff publish would change the pages of other tests, so the desk's specs have a site of their own.
const deskPort = port + 1;
const results = `test-results/e2e-${port}`;
// They add people to its data.
process.env['E2E_DATA_DIR'] ??= `${results}/desk-data`;

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } };

const deskSpecs = /desk-[a-z-]+\.spec/;
// Its forms scroll to what is filled, under buttons that stay in sight: a press would aim at what moves.
const deskUse = { baseURL: addressAt(deskPort), contextOptions: { reducedMotion: 'reduce' } } as const;
const inChromium = { launchOptions: launched(process.env['CHROMIUM_PATH']) };

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  // Emptied before the server starts, so that every run begins with a new database.
  outputDir: results,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  workers: 3,
  // No test asserts a time; these only end what hangs, also on a busy machine.
  timeout: 90_000,
  // A browser loses a press now and then on a busy machine. What passes only the second time is listed as flaky.
  retries: 1,
  expect: { timeout: 20_000 },
  reporter: [['dot'], ['junit', { outputFile: 'test-results/e2e.xml' }]],
  use: {
    baseURL: addressAt(port),
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    screenshot: 'only-on-failure',
    // The shell has no window to draw, and is faster.
    launchOptions: launched(process.env['HEADLESS_SHELL'] || process.env['CHROMIUM_PATH']),
  },
  projects: [
    {
      // Visitors and people on staff mostly have a phone; most of what is tested is the same at any width.
      name: 'phone',
      testIgnore: deskSpecs,
      grepInvert: /@desktop|@chromium/,
      use: phone,
    },
    {
      name: 'desktop',
      testIgnore: deskSpecs,
      grep: /@desktop|@every-width/,
      grepInvert: /@chromium/,
      use: desktop,
    },
    {
      // The shell keeps no page for Back, opens no other program and lays out some text in another way.
      name: 'phone in Chromium',
      grep: /@chromium/,
      grepInvert: /@desktop/,
      use: { ...phone, ...inChromium },
    },
    {
      name: 'desktop in Chromium',
      grep: /@chromium.*(@desktop|@every-width)|(@desktop|@every-width).*@chromium/,
      use: { ...desktop, ...inChromium },
    },
    {
      name: 'desk on a phone',
      testMatch: deskSpecs,
      grepInvert: /@desktop/,
      use: { ...phone, ...deskUse },
    },
    {
      name: 'desk on a desktop',
      testMatch: deskSpecs,
      grep: /@desktop|@every-width/,
      use: { ...desktop, ...deskUse },
    },
  ],
  webServer: [siteAt(port, `${results}/data`), siteAt(deskPort, process.env['E2E_DATA_DIR'])],
});

function launched(executablePath: string | undefined) {
  return {
    // Without one Playwright says itself how to get its own.
    ...(executablePath ? { executablePath } : {}),
    args: [
      '--no-sandbox',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // The target of a redirect is requested even where a test answers in its place.
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
    ],
  };
}

function addressAt(at: number): string {
  return `http://127.0.0.1:${at}`;
}

function siteAt(at: number, dataDir: string) {
  return {
    command: `"${process.execPath}" server/main.ts`,
    url: `${addressAt(at)}/healthz`,
    reuseExistingServer: false,
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5000 },
    env: {
      PORT: String(at),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'warn',
      // Settings of the shell must not reach the tests.
      DATABASE_URL: '',
      BACKEND_URL: '',
      SITE_URL: '',
      ENROLLED_ACCESS: '',
      SAMPLE_DATA: '',
      TRUST_PROXY: '',
      FIRESTORE_PROJECT: '',
      FIRESTORE_API_KEY: '',
      SMTP_URL: '',
      MAIL_FROM: '',
      BACKUP_AT: '',
      BACKUP_DIR: '',
    },
  };
}
