import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { GalleryPicture } from '../../domain/gallery/gallery-picture.ts';
import type { EnrolledAccess } from '../../domain/hostel/enrolled-access.ts';
import { lacksFeedPicture } from '../../domain/shop/feed-pictures.ts';
import { languageName, sourceLanguage, translatedLanguages } from '../../domain/values/languages.ts';
import { type PartInUse, isOn } from '../../domain/values/parts.ts';
import type { Repositories } from '../../storage/create-repositories.ts';
import { sqliteFile } from '../../storage/database/open-sqlite.ts';
import type { FileStore } from '../../storage/files/file-store.ts';
import type { TextOverride } from '../../storage/texts/text-repository.ts';
import { reasonText } from '../../texts/content-problem.ts';
import { pictureProblems } from '../../texts/picture-names.ts';
import { readContent } from '../../texts/read-content.ts';
import { isFactRead, isFileRead } from '../../texts/read-parts.ts';
import type { Content } from '../../texts/schemas/content.ts';
import { fileName } from '../../texts/schemas/messages.ts';
import { texts } from '../../texts/texts.ts';
import { leftDatabase, leftPictures } from '../backup/move-data.ts';
import { type Noun, counted } from '../counted.ts';
import { galleryLeads, galleryOfContent } from '../gallery/gallery-kind.ts';
import { studentNoun } from '../hostel/student-lists.ts';
import type { SiteData } from '../open-site-data.ts';
import { drawingsInUse, lostPictures } from '../pictures/remove-pictures.ts';
import { partsInUse } from '../privacy/parts-in-use.ts';
import { currentRelease } from '../releases/releases.ts';
import { isReleaseOutdated } from '../releases/sources.ts';
import { homeProductCollection, productCollection } from '../shop/products.ts';
import { hostelMentions } from '../texts/hostel-mentions.ts';
import { filesAsShown, filesOf, remainingSamples } from '../texts/remaining-samples.ts';
import { type OverriddenContent, applyOverrides, shownContent } from '../texts/shown-content.ts';
import { type OutdatedTranslation, outdatedTranslations, sourceKey } from '../texts/translations.ts';
import type { Finding } from './finding.ts';
import { type SamplesInPlace, samplesInPlace, samplesSeen } from './samples.ts';
import { upkeepFindings } from './upkeep-findings.ts';

/** The parts of a site that are checked besides its data. */
type CheckedParts = {
  settings: CheckedSettings;
  /** The folder in which staff write the content. */
  contentDir: string;
  /** The folder of the site, with its sources and its builds. */
  siteDir: string;
};

/** The settings of a site that are checked, under the names of their environment variables. */
type CheckedSettings = {
  SITE_URL?: string | undefined;
  ENROLLED_ACCESS: EnrolledAccess;
  SAMPLE_DATA: boolean;
  RATE_LIMIT: boolean;
  FIRESTORE_PROJECT?: string | undefined;
  SMTP_URL?: string | undefined;
};

/** Everything that is still a sample, wrong, missing or not set; empty where the site is ready for visitors. */
export async function checkSite(
  { repositories, databaseUrl, dataDir, files }: Omit<SiteData, 'database'>,
  { settings, contentDir, siteDir }: CheckedParts,
): Promise<Finding[]> {
  const release = currentRelease(siteDir);
  const inUse = await partsInUse(repositories);
  const samples = await samplesInPlace(repositories);
  const students = (await repositories.publicStudents.count()) - samples.students.length;
  const gallery = (await galleryLeads(repositories)) ? await repositories.gallery.all() : undefined;
  return [
    ...contentFindings(contentDir, { overrides: await repositories.texts.all(), gallery, inUse }),
    ...buildFindings(release, siteDir),
    ...sampleFindings(samplesSeen(samples, settings.FIRESTORE_PROJECT !== undefined)),
    ...(await pictureFindings(repositories, files)),
    ...(await feedFindings(repositories)),
    ...settingFindings(settings, students),
    ...folderFindings(dataDir),
    ...(databaseUrl !== undefined && existsSync(sqliteFile(dataDir)) ? [leftDatabase(dataDir)] : []),
    ...(files.isBucket && existsSync(join(dataDir, 'media')) ? [leftPictures(dataDir)] : []),
    ...(await upkeepFindings(repositories, settings, gallery ?? galleryOfFiles(contentDir))),
  ];
}

// A mistake in the content is a finding of its own.
function galleryOfFiles(contentDir: string): GalleryPicture[] {
  const reading = readContent(contentDir);
  return 'content' in reading ? galleryOfContent(reading.content) : [];
}

const expiring = {
  certificate80g: '80G certificate',
  registration12a: '12A registration',
  fcra: 'FCRA registration, without which only citizens of India can give,',
} as const;

const offered = {
  whatsapp: 'a WhatsApp number',
  upiId: 'a UPI ID',
  bankAccount: 'a bank account',
};

/** The changes of staff in the desk, and what the site shows; `gallery` is undefined while the files lead there. */
type ChangedContent = {
  overrides: readonly TextOverride[];
  gallery: readonly GalleryPicture[] | undefined;
  inUse: PartInUse;
};

/** The mistakes in a content folder, its samples, and the facts that visitors look for and that are missing. */
export function contentFindings(
  contentDir: string,
  { overrides, gallery, inUse }: ChangedContent = { overrides: [], gallery: undefined, inUse: isOn },
): Finding[] {
  const reading = readContent(contentDir);
  const shown =
    'problems' in reading ? undefined : shownContent(applyOverrides(reading.written, overrides), gallery);
  const files = filesOf(contentDir);
  const samples = remainingSamples(shown ? filesAsShown(files, shown) : files, drawingsInUse(contentDir)).map(
    ({ where, what, fix }): Finding => ({ where, what, fix }),
  );
  const problems = [...('problems' in reading ? reading.problems : []), ...pictureProblems(contentDir)];
  const mistakes = problems.map(({ file, key, reason }) => ({
    where: key === '' ? file : `${file}, ${key}`,
    what: 'There is a mistake in the content.',
    fix: reason,
  }));
  if (!shown) return [...mistakes, ...samples];
  const { facts } = shown;
  const missing = (['whatsapp', 'upiId', 'bankAccount'] as const)
    .filter((fact) => facts[fact] === undefined && isFactRead(fact, inUse))
    .map((fact): Finding => ({
      where: `content/facts.json, ${fact}`,
      what: `The site does not offer ${offered[fact]}.`,
      fix: 'Write it there and build the site again, if there is one.',
    }));
  const today = new Date().toISOString().slice(0, 10);
  for (const fact of ['certificate80g', 'registration12a', 'fcra'] as const) {
    const { validUntil } = facts[fact] ?? {};
    if (validUntil === undefined || today <= validUntil) continue;
    missing.push({
      where: `content/facts.json, ${fact}`,
      what: `The ${expiring[fact]} was valid until ${validUntil}.`,
      fix: 'Write the new one there, or null, and build the site again.',
    });
  }
  const unused = shown.texts.unused.map(({ id, reason }): Finding => ({
    where: `texts, ${id}`,
    what: `A text that staff wrote is not shown. ${reasonText(reason)}`,
    fix: 'Write it again in the desk, under Texts, where it belongs now; or leave it.',
  }));
  return [
    ...mistakes,
    ...samples,
    ...hostelMentions(filesAsShown(files, shown), inUse),
    ...missing,
    ...unused,
    ...lackingFindings(shown, inUse),
    ...translationFindings(shown.texts, { leads: shown.galleryLeads, inUse }),
  ];
}

/** The files of the site's pages that a language lacks. */
function lackingFindings({ untranslated }: Pick<Content, 'untranslated'>, inUse: PartInUse): Finding[] {
  return translatedLanguages.flatMap((language) =>
    untranslated[language]
      .map((file) => fileName(file))
      .filter((name) => isFileRead(name, inUse))
      .map((name) => ({
        where: `content/${language}/${name}.json`,
        what: `Its pages are not in ${languageName(language, sourceLanguage)}: their addresses lead to the English ones.`,
        fix: `Copy content/${sourceLanguage}/${name}.json there, translate it, and build the site again; or leave it.`,
      })),
  );
}

const MOST_NAMED = 5;

/** The translations whose English text has changed since, and, by language, those of which nobody knows. */
function translationFindings(
  content: OverriddenContent,
  { leads, inUse }: { leads: boolean; inUse: PartInUse },
): Finding[] {
  const outdated = outdatedTranslations(content)
    .filter(({ id }) => isFileRead(sourceKey(id).replace(/#.*/, ''), inUse))
    // The files' texts about the gallery are read by nobody then.
    .filter(({ id }) => !(leads && id.includes('/gallery#items.')));
  return [
    ...outdated.filter(({ sourceHash }) => sourceHash !== '').map(changedFinding),
    ...translatedLanguages.flatMap((language) =>
      unknownFinding(
        language,
        outdated.filter((each) => each.sourceHash === '' && each.language === language),
      ),
    ),
  ];
}

function changedFinding({ id, isOverride }: OutdatedTranslation): Finding {
  const [file = '', key = ''] = id.split('#');
  const isInDesk = texts.has(id);
  return {
    where: isOverride ? `texts, ${id}` : `content/${file}.json, ${key}`,
    what: 'The English text has changed since this was translated.',
    fix: `Correct it in ${isInDesk ? 'the desk, under Texts, or in the file' : 'the file'}. Once the file is right, or where the translation still fits, run: npm run cli -- texts confirm '${id}'`,
  };
}

function unknownFinding(language: string, unknown: readonly OutdatedTranslation[]): Finding[] {
  if (unknown.length === 0) return [];
  const named = unknown.slice(0, MOST_NAMED).map(({ id }) => id);
  const more = unknown.length > named.length ? ', …' : '';
  const count = counted(unknown.length, { one: 'text', many: 'texts' });
  return [
    {
      where: `content/${language}/sources.json`,
      what: `Nobody has compared ${count} with the English: ${named.join(', ')}${more}.`,
      fix: `Compare them: npm run cli -- texts confirm ${language}`,
    },
  ];
}

function buildFindings(release: string | undefined, siteDir: string): Finding[] {
  if (release === undefined || !isReleaseOutdated(release, siteDir)) return [];
  return [
    {
      where: 'build',
      what: 'The content or the program has changed, and the site still shows its last good build.',
      fix: 'Run: npm run build. Correct what it names, then restart the site.',
    },
  ];
}

function sampleFindings(samples: SamplesInPlace): Finding[] {
  const kinds: [Noun, number][] = [
    [productCollection.noun, samples.products.length],
    [homeProductCollection.noun, samples.homeProducts.length],
    [studentNoun, samples.students.length],
  ];
  return kinds
    .filter(([, count]) => count > 0)
    .map(([noun, count]) => ({
      where: 'database',
      what: `Visitors see ${counted(count, { one: `sample ${noun.one}`, many: `sample ${noun.many}` })}.`,
      fix: 'Import your own, then run: npm run cli -- sample clear',
    }));
}

// A backup without them has failed.
async function pictureFindings(repositories: Repositories, files: FileStore): Promise<Finding[]> {
  return (await lostPictures(repositories, files)).map(({ file, table, id }) => ({
    where: `database, ${table} ${id}`,
    what: `The file /${file} is missing.`,
    fix: 'Add the picture or the document again, or restore a backup.',
  }));
}

async function feedFindings({ products }: Repositories): Promise<Finding[]> {
  if (!isOn('shop')) return [];
  return (await products.all()).filter(lacksFeedPicture).map(({ _id }) => ({
    where: `database, ${_id}`,
    what: 'The lists for WhatsApp, Meta and Google leave this product out, or some of its choices: a picture is missing, or less than 500 pixels wide or high.',
    fix: 'Add a larger picture. One that is 800 pixels wide or more will do.',
  }));
}

// `students` is the number of students who are no samples.
// A folder that the site makes is private; one that was there before keeps its rights, which may be wanted.
function folderFindings(dataDir: string): Finding[] {
  const mode = statSync(dataDir, { throwIfNoEntry: false })?.mode ?? 0;
  // Windows has no such rights.
  if (process.platform === 'win32' || (mode & 0o077) === 0) return [];
  return [
    {
      where: `DATA_DIR, ${dataDir}`,
      what: 'Other accounts of this machine can open the folder: pictures that were withdrawn or never published lie in it.',
      fix: `Run: chmod 700 '${dataDir}'`,
    },
  ];
}

function settingFindings(settings: CheckedSettings, students: number): Finding[] {
  const found: (Finding | false)[] = [
    settings.SITE_URL === undefined && {
      where: 'SITE_URL',
      what: 'The site does not know its own address: shared links and the sitemap name a wrong one.',
      fix: 'Set SITE_URL to the address that visitors type, such as https://example.org.',
    },
    settings.SITE_URL !== undefined &&
      !settings.SITE_URL.startsWith('https:') && {
        where: 'SITE_URL',
        what: 'The address begins with http: what visitors type can be read on its way.',
        fix: 'Serve the site over https and set SITE_URL to that address.',
      },
    isOn('students') &&
      settings.ENROLLED_ACCESS === 'open' &&
      students > 0 && {
        where: 'ENROLLED_ACCESS',
        what: `Anyone can read the names, phone numbers and addresses of ${students} students.`,
        fix: 'Set ENROLLED_ACCESS=masked or ENROLLED_ACCESS=closed, or ENROLLED_ACCESS=consented, which lists those only who agreed.',
      },
    settings.SAMPLE_DATA &&
      (isOn('shop') || isOn('students')) && {
        where: 'SAMPLE_DATA',
        what: 'A list that never held anything is filled with samples when the site starts.',
        fix: 'Set SAMPLE_DATA=off.',
      },
    !settings.RATE_LIMIT && {
      where: 'RATE_LIMIT',
      what: isOn('applications')
        ? 'One connection may send any number of applications.'
        : 'One connection may try to sign in any number of times.',
      fix: 'Leave RATE_LIMIT out, or set it to on.',
    },
  ];
  return found.filter((each) => each !== false);
}
