import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import donateMessages from '../content/en/donate.json' with { type: 'json' };
import easy from '../content/en/easy.json' with { type: 'json' };
import labels from '../content/en/fact-labels.json' with { type: 'json' };
import product from '../content/en/product.json' with { type: 'json' };
import { languages } from '../domain/values/languages.ts';
import { openSharedSite } from './test-site.ts';

const filled = {
  mapLink: 'https://maps.example/house',
  registrationNumber: 'MH/2019/0012345',
  trustees: ['Meera Kulkarni, chair', 'Anil Rao'],
  annualReport: { year: '2024-25', link: 'https://files.example/report.pdf' },
  certificate80g: {
    number: 'AAATD1234EF20214',
    validUntil: '2027-03-31',
    link: 'https://files.example/80g.pdf',
  },
  registration12a: { number: 'AAATD1234EE20211', validUntil: '2028-03-31' },
  pan: 'AAATD1234E',
  csr1: 'CSR00012345',
  darpan: 'MH/2019/0233445',
  careInstitution: 'JJ-MH-0042',
  fcra: {
    number: '083781234',
    validUntil: '2031-12-31',
    account: {
      holder: 'Diya Dhaga Foundation',
      bank: 'Example Bank, New Delhi Main Branch',
      accountNumber: '000000000001',
      ifsc: 'EXPL0000691',
    },
  },
  childSafetyContact: { name: 'Sister Rosa', phone: '+91 98765 43210', email: 'rosa@example.org' },
  deliveryCost: 'Delivery in India costs ₹80.',
  deliveryTime: 'It comes within 3 to 7 days.',
  returns: 'Send it back within 7 days.',
  grievanceContact: { name: 'Anil Rao', phone: '+91 98765 43211', email: 'anil@example.org' },
  fssai: '11520000000123',
};

const pages = ['/', '/about', '/shop', '/hostel-enrollment', '/donate', '/gallery', '/cart'];
const registration = [
  labels.registration.heading,
  filled.registrationNumber,
  ...filled.trustees,
  'Annual report 2024-25',
  'href="https://files.example/report.pdf"',
  'AAATD1234EF20214, valid until 31 March 2027',
  'href="https://files.example/80g.pdf"',
  'AAATD1234EE20211, valid until 31 March 2028',
  filled.pan,
  filled.csr1,
  filled.darpan,
  filled.careInstitution,
];
const childline = 'href="tel:1098"';
const childSafety = [childline, 'Sister Rosa', 'href="tel:+919876543210"', 'href="mailto:rosa@example.org"'];
const delivery = [
  labels.delivery.heading,
  filled.deliveryCost,
  filled.deliveryTime,
  filled.returns,
  labels.delivery.complaints,
  'Anil Rao',
  'href="tel:+919876543211"',
  'href="mailto:anil@example.org"',
  labels.delivery.fssai,
  filled.fssai,
];

describe('facts that are filled in stand where people look for them', async () => {
  const contentDir = mkdtempSync(join(tmpdir(), 'content-'));
  afterAll(() => rmSync(contentDir, { recursive: true }));
  for (const part of [...languages, 'facts.json', 'gallery.json', 'retention.json', 'site.json'])
    cpSync(join('content', part), join(contentDir, part), { recursive: true });
  const file = join(contentDir, 'facts.json');
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...filled }));
  const { site } = await openSharedSite({}, undefined, { contentDir });

  test.each(['/donate', '/about'])('registration, trustees, report and 80G on %s', async (path) => {
    const main = mainOf(await htmlOf(site, path));
    for (const text of registration) expect(main).toContain(text);
  });

  test.each(['/hostel-enrollment', '/about', '/easy/contact'])(
    'the child-safety contact on %s',
    async (path) => {
      const main = mainOf(await htmlOf(site, path));
      for (const text of childSafety) expect(main).toContain(text);
    },
  );

  test.each(pages)('the child-safety contact and the map at the foot of %s', async (path) => {
    const html = await htmlOf(site, path);
    const foot = html.slice(html.indexOf('<footer'));
    for (const text of [...childSafety, `href="${filled.mapLink}"`]) expect(foot).toContain(text);
  });

  test.each(['/about', '/easy/contact'])('the map beside the address on %s', async (path) => {
    expect(mainOf(await htmlOf(site, path))).toContain(`href="${filled.mapLink}"`);
  });

  test.each(['/hostel-enrollment', '/about'])('whom to tell about a child on %s', async (path) => {
    expect(mainOf(await htmlOf(site, path))).toContain(labels.childSafety);
  });

  test.each(['/shop', '/shop/jute-tote-bag', '/cart'])(
    'delivery, returns, whom to complain to and the number for food on %s',
    async (path) => {
      const main = mainOf(await htmlOf(site, path));
      for (const text of delivery) expect(main).toContain(text);
    },
  );

  test.each(pages)('what delivery costs for the cart that opens on %s', async (path) => {
    expect(await htmlOf(site, path)).toContain(filled.deliveryCost);
  });

  test('what delivery costs and when it comes beside the price of a product', async () => {
    const main = mainOf(await htmlOf(site, '/shop/jute-tote-bag'));
    const beside = main.slice(main.indexOf('</h1>'), main.indexOf('<form'));
    expect(beside).toContain(`${filled.deliveryCost} ${filled.deliveryTime}`);
  });
});

// Each sentence of easy read is a paragraph.
const [citizensOnly = ''] = easy.donate.citizens.text.split(/(?<=\.) /);

describe('gifts from abroad', async () => {
  const contentDir = mkdtempSync(join(tmpdir(), 'content-'));
  afterAll(() => rmSync(contentDir, { recursive: true }));
  cpSync('content', contentDir, { recursive: true });
  const file = join(contentDir, 'facts.json');
  const facts = JSON.parse(readFileSync(file, 'utf8')) as object;

  async function saidWith(fcra: typeof filled.fcra | null) {
    writeFileSync(file, JSON.stringify({ ...facts, fcra }));
    const { site } = await openSharedSite({}, undefined, { contentDir });
    const main = mainOf(await htmlOf(site, '/donate'));
    const account = [donateMessages.whoMayGive.abroadHeading, '083781234', '31 December 2031', 'EXPL0000691'];
    return {
      citizensOnly: main.includes(donateMessages.whoMayGive.citizens),
      citizensOnlyInEasyRead: mainOf(await htmlOf(site, '/easy/donate')).includes(citizensOnly),
      account: account.every((text) => main.includes(text)),
    };
  }
  const refused = { citizensOnly: true, citizensOnlyInEasyRead: true, account: false };

  test('have their own account, where the foundation is registered for them', async () => {
    const allowed = { citizensOnly: false, citizensOnlyInEasyRead: false, account: true };
    expect(await saidWith(filled.fcra)).toEqual(allowed);
  });

  test('are not taken without a registration', async () => {
    expect(await saidWith(null)).toEqual(refused);
  });

  test('are not taken once the registration has ended', async () => {
    expect(await saidWith({ ...filled.fcra, validUntil: '2026-01-01' })).toEqual(refused);
  });
});

describe('without WhatsApp, UPI ID and bank account', async () => {
  const contentDir = mkdtempSync(join(tmpdir(), 'content-'));
  afterAll(() => rmSync(contentDir, { recursive: true }));
  for (const part of [...languages, 'facts.json', 'gallery.json', 'retention.json', 'site.json'])
    cpSync(join('content', part), join(contentDir, part), { recursive: true });
  const file = join(contentDir, 'facts.json');
  const facts = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...facts, whatsapp: null, upiId: null, bankAccount: null }));
  const { site, beside } = await openSharedSite({}, undefined, { contentDir });

  test('a product that is sold out has no link to ask for it', async () => {
    const lamp = {
      _id: 'sold-out',
      name: 'Lamp',
      description: '',
      category: 'Festival Items',
      price: 9000,
      imageURL: '',
      featured: false,
      styles: [],
      variants: [],
      colorVariants: [],
      soldOut: true,
    };
    await beside(({ products }) => products.save([lamp]));
    const page = mainOf(await htmlOf(site, '/shop/sold-out'));
    expect(page).toContain(product.soldOut);
    expect(page).not.toContain(`>${product.ask.button}<`);
  });

  test('easy read has the phone number in place of what is not there', async () => {
    const donate = mainOf(await htmlOf(site, '/easy/donate'));
    for (const part of [
      'upi://',
      easy.donate.upi.heading,
      easy.donate.bank.heading,
      easy.donate.safe.heading,
    ])
      expect(donate).not.toContain(part);
    for (const part of ['Please call us.', 'href="tel:']) expect(donate).toContain(part);
    const contact = mainOf(await htmlOf(site, '/easy/contact'));
    expect(contact).not.toContain(easy.contact.whatsapp.heading);
  });
});

describe('facts that are left out show nothing', async () => {
  const { site } = await openSharedSite();
  test.each(pages)('on %s', async (path) => {
    const html = await htmlOf(site, path);
    const words = [labels.registration, labels.delivery].flatMap((group) => Object.values(group));
    for (const label of [...words, labels.map])
      // “Returns” and “Trustees” may be words of a sentence; as a label each fills its element.
      expect(html).not.toContain(`>${label}<`);
    expect(html).not.toContain('80G');
  });

  test.each(pages)(
    'but %s names the Child Helpline at its foot, where child safety is named',
    async (path) => {
      const html = await htmlOf(site, path);
      const foot = html.slice(html.indexOf('<footer'));
      for (const text of [labels.childSafety, labels.childline.link, childline]) expect(foot).toContain(text);
    },
  );

  test.each(['/hostel-enrollment', '/about', '/easy/contact'])('and %s does in its content', async (path) => {
    expect(mainOf(await htmlOf(site, path))).toContain(childline);
  });

  test.each(['/hostel-enrollment', '/about'])('and %s names 112 for danger right now', async (path) => {
    const main = mainOf(await htmlOf(site, path));
    for (const text of [labels.childline.emergency, 'href="tel:112"']) expect(main).toContain(text);
  });
});

type Opened = Awaited<ReturnType<typeof openSharedSite>>['site'];

async function htmlOf(site: Opened, path: string): Promise<string> {
  const answer = await site.fetch(
    new Request(`http://site.test${path}`, { headers: { accept: 'text/html' } }),
  );
  expect(answer.status).toBe(200);
  return answer.text();
}

function mainOf(html: string): string {
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'));
}
