import type { SiteData } from '../open-site-data.ts';
import { samplesInPlace } from '../samples/samples-in-place.ts';
import { pictureFindings, sampleFindings } from './catalogue-findings.ts';
import { contentFindings } from './content-findings.ts';
import type { Finding } from './finding.ts';
import { type CheckedSettings, settingFindings } from './setting-findings.ts';

/**
 * What is still a sample, missing or not set; nothing where the site is ready for visitors. `builtPictures` is the folder
 * whose `media/` holds the pictures that come with the site, besides those in the data folder.
 */
export async function checkSite(
  { repositories, dataDir }: Pick<SiteData, 'repositories' | 'dataDir'>,
  settings: CheckedSettings,
  builtPictures: string,
): Promise<Finding[]> {
  const samples = await samplesInPlace(repositories);
  const students = (await repositories.students.count()) - samples.students.length;
  return [
    ...contentFindings(),
    ...sampleFindings(samples, settings.FIRESTORE_PROJECT !== undefined),
    ...(await pictureFindings(repositories, [dataDir, builtPictures])),
    ...settingFindings(settings, students),
  ];
}
