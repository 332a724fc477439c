import type { SiteData } from '../open-site-data.ts';
import { readContent } from '../../content/read-content.ts';
import type { GalleryPicture } from '../../domain/gallery-picture.ts';
import { galleryLeads } from '../gallery/gallery-leads.ts';
import { galleryOfContent } from '../gallery/gallery-of-content.ts';
import { samplesInPlace, samplesSeen } from '../samples/samples-in-place.ts';
import { currentRelease } from '../releases/current-release.ts';
import { buildFindings } from './build-findings.ts';
import { feedFindings, pictureFindings, sampleFindings } from './catalogue-findings.ts';
import { contentFindings } from './content-findings.ts';
import type { Finding } from './finding.ts';
import { type CheckedSettings, settingFindings } from './setting-findings.ts';
import { upkeepFindings } from './upkeep-findings.ts';

/** The parts of a site that are checked besides its data. */
export type CheckedParts = {
  settings: CheckedSettings;
  /** The folder in which staff write the content. */
  contentDir: string;
  /** The folder of the site, with its sources and its builds. */
  siteDir: string;
};

/** Everything that is still a sample, wrong, missing or not set; empty where the site is ready for visitors. */
export async function checkSite(
  { repositories, dataDir }: Pick<SiteData, 'repositories' | 'dataDir'>,
  { settings, contentDir, siteDir }: CheckedParts,
): Promise<Finding[]> {
  const release = currentRelease(siteDir);
  const samples = await samplesInPlace(repositories);
  const students = (await repositories.publicStudents.count()) - samples.students.length;
  const gallery = (await galleryLeads(repositories)) ? await repositories.gallery.all() : undefined;
  return [
    ...contentFindings(contentDir, { overrides: await repositories.texts.all(), gallery }),
    ...buildFindings(release, siteDir),
    ...sampleFindings(samplesSeen(samples, settings.FIRESTORE_PROJECT !== undefined)),
    ...(await pictureFindings(repositories, dataDir)),
    ...(await feedFindings(repositories)),
    ...settingFindings(settings, students),
    ...(await upkeepFindings(repositories, settings, gallery ?? galleryOfFiles(contentDir))),
  ];
}

// A mistake in the content is a finding of its own.
function galleryOfFiles(contentDir: string): GalleryPicture[] {
  const reading = readContent(contentDir);
  return 'content' in reading ? galleryOfContent(reading.content) : [];
}
