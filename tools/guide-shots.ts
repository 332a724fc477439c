import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { findBrowser } from './find-browser.ts';
import { type RunningSite, startSite } from './start-site.ts';

const into = 'docs/desk/pictures';
const applicant = {
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha@example.org',
  phone: '98765 43210',
  address: '12 Temple Road, Pune',
  purpose: 'education',
  duration: '6months',
  additionalInfo: 'I study tailoring and use a wheelchair.',
};

// Takes the pictures of the volunteers' guide, on a phone, from a new site with samples: npm run shots:guide.
const site = await startSite({ settings: { SAMPLE_DATA: 'on', RATE_LIMIT: 'off' } });
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
mkdirSync(into, { recursive: true });
try {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 });
  const page = await context.newPage();
  await shoot(page, 'sign-in', '/desk/sign-in');
  await joinStaff(context, page, site);
  const reference = await apply(site);
  await shoot(page, 'application', `/desk/applications/${reference}`);
  await shoot(page, 'students', '/desk/students');
  await shoot(page, 'product', '/desk/products/new');
  await shoot(page, 'gallery', '/desk/gallery');
  await shoot(page, 'texts', '/desk/texts');
  await shoot(page, 'bin', '/desk/bin');
  await shoot(page, 'people', '/desk/people');
  await shoot(page, 'backup', '/desk/backup');
} finally {
  await browser.close();
  await site.stop();
}

/** Uses an owner's link as a new owner does, with a passkey. */
async function joinStaff(context: BrowserContext, page: Page, { port, dataDir }: RunningSite): Promise<void> {
  const invite = ['cli/main.ts', 'people', 'invite', 'Meera Joshi', '--role', 'owner'];
  const env = { ...process.env, DATA_DIR: dataDir, PORT: String(port) };
  const link = execFileSync(process.execPath, invite, { env, encoding: 'utf8' }).trim();
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto(link);
  await page.getByRole('button', { name: 'Accept invitation' }).click();
  await page.getByRole('button', { name: 'Create a passkey' }).click();
  await page.getByRole('link', { name: 'I have saved them' }).click();
}

async function apply({ address }: RunningSite): Promise<string> {
  const answer = await fetch(`${address}/enrollment/add`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(applicant),
  });
  const reference = /HE-\w{6}/.exec(await answer.text())?.[0];
  if (reference === undefined) throw new Error('The application was not received.');
  return reference;
}

async function shoot(page: Page, name: string, path: string): Promise<void> {
  await page.goto(`http://localhost:${site.port}${path}`, { waitUntil: 'networkidle' });
  const picture = await page.screenshot();
  const file = join(into, `${name}.png`);
  await sharp(picture).resize({ width: 480 }).png({ palette: true, colours: 64 }).toFile(file);
  console.log(file);
}
