import type { SiteData } from '../open-site-data.ts';
import { samplesInPlace, samplesSeen } from '../samples/samples-in-place.ts';
import { pictureFindings, sampleFindings } from './catalogue-findings.ts';
import { contentFindings } from './content-findings.ts';
import type { Finding } from './finding.ts';
import { type CheckedSettings, settingFindings } from './setting-findings.ts';

/** What is checked besides the data of a site. */
export type CheckedParts = {
  settings: CheckedSettings;
  /** The folder in which staff write the content. */
  contentDir: string;
  /** The folder whose `media/` holds the pictures that come with the site, besides those in the data folder. */
  builtPictures: string;
};

/** What is still a sample, wrong, missing or not set; nothing where the site is ready for visitors. */
export async function checkSite(
  { repositories, dataDir }: Pick<SiteData, 'repositories' | 'dataDir'>,
  { settings, contentDir, builtPictures }: CheckedParts,
): Promise<Finding[]> {
  const samples = await samplesInPlace(repositories);
  const students = (await repositories.students.count()) - samples.students.length;
  return [
    ...contentFindings(contentDir),
    ...sampleFindings(samplesSeen(samples, settings.FIRESTORE_PROJECT !== undefined)),
    ...(await pictureFindings(repositories, [dataDir, builtPictures])),
    ...settingFindings(settings, students),
  ];
}
