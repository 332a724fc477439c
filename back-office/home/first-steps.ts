import type { EnrolledAccess } from '../../domain/hostel/enrolled-access.ts';
import { type Part, isOn } from '../../domain/values/parts.ts';
import type { Repositories } from '../../storage/create-repositories.ts';
import type { Facts } from '../../texts/schemas/facts.ts';
import { type Actor, logChange } from '../log/log.ts';
import {
  type SampleFinding,
  hasSampleLogo,
  hasSamplePayment,
  isSampleFact,
} from '../texts/remaining-samples.ts';
import { samplesInPlace, samplesSeen } from '../upkeep/samples.ts';

const ALL_STEPS = [
  'name',
  'phone',
  'whatsapp',
  'address',
  'product',
  'people',
  'studentList',
  'gifts',
  'texts',
  'look',
  'pictures',
  'sampleEntries',
] as const;

export type FirstStep = (typeof ALL_STEPS)[number];

/** The parts of a site without which there is no such step; one of them is enough. */
const partsOf: Readonly<Partial<Record<FirstStep, readonly Part[]>>> = {
  product: ['shop'],
  studentList: ['students'],
  gifts: ['gifts'],
  sampleEntries: ['shop', 'students'],
};

/** The first tasks of a new foundation with the parts of this site, in the order in which they are best done. */
export const FIRST_STEPS: readonly FirstStep[] = ALL_STEPS.filter(
  (step) => partsOf[step]?.some(isOn) ?? true,
);

/** The samples that are left: how many texts, pictures, and entries of the database. */
export type SamplesLeft = { texts: number; pictures: number; entries: number };

/** Which of the first steps are done, and what is still a sample. */
type FirstSteps = { done: Readonly<Record<FirstStep, boolean>>; samples: SamplesLeft };

/** The facts that visitors read, the samples that are still in the content, and who may read the list of students. */
type Shown = { facts: Facts; contentSamples: readonly SampleFinding[]; enrolledAccess: EnrolledAccess };

/** Finds out which of the first steps are done. */
export async function firstSteps(
  repositories: Repositories,
  { facts, contentSamples, enrolledAccess }: Shown,
): Promise<FirstSteps> {
  const [inPlace, products, people, invitations] = await Promise.all([
    samplesInPlace(repositories),
    repositories.products.count(),
    repositories.people.all(),
    repositories.invitations.all(),
  ]);
  const samples = samplesSeen(inPlace, false);
  const isOwn = (...keys: (keyof Facts)[]) => !keys.some((key) => isSampleFact(contentSamples, key));
  const counted = { pictures: keysOf(contentSamples.filter(isOfPictures)), texts: 0, entries: 0 };
  const logo = hasSampleLogo(contentSamples) ? 1 : 0;
  counted.texts = keysOf(contentSamples) - counted.pictures - logo;
  counted.entries = samples.products.length + samples.homeProducts.length + samples.students.length;
  const done = {
    name: isOwn('name', 'shortName'),
    phone: isOwn('phone'),
    whatsapp: facts.whatsapp !== undefined && isOwn('whatsapp'),
    address: isOwn('address'),
    product: products > samples.products.length,
    people: people.length > 1 || invitations.some(({ usedAt, personId }) => usedAt === '' && personId === ''),
    studentList: enrolledAccess !== 'open',
    gifts: (facts.upiId ?? facts.bankAccount) !== undefined && !hasSamplePayment(contentSamples),
    texts: counted.texts === 0,
    look: !hasSampleLogo(contentSamples),
    pictures: counted.pictures === 0,
    sampleEntries: counted.entries === 0,
  };
  return { done, samples: counted };
}

function isOfPictures({ where }: SampleFinding): boolean {
  return where === 'content/pictures';
}

function keysOf(findings: readonly SampleFinding[]): number {
  return findings.reduce((sum, { keys }) => sum + keys.length, 0);
}

const NAME = 'first-steps-put-away';

/** Whether an owner has put the first steps away, so that Home leads there no more. */
export async function areFirstStepsPutAway({ keyValues }: Pick<Repositories, 'keyValues'>): Promise<boolean> {
  return (await keyValues.read(NAME)) !== undefined;
}

/** Puts the first steps away: what is left of them may stay as it is. */
export async function putAwayFirstSteps(
  repositories: Repositories,
  actor: Actor,
  now = new Date(),
): Promise<void> {
  await repositories.inTransaction(async (all) => {
    if (!(await all.keyValues.replace(NAME, undefined, JSON.stringify({ at: now.toISOString() })))) return;
    const change = { action: 'put-away-first-steps', kind: 'site', id: '', name: '' } as const;
    await logChange(all, actor, change, now);
  });
}
