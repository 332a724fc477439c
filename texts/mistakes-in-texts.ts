import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { translatedLanguages } from '../domain/values/languages.ts';
import type { ContentProblem } from './content-problem.ts';
import { contentPictureNames, pictureProblems } from './picture-names.ts';
import { readContent, readContentFile } from './read-content.ts';
import { samplesSchema, translatedSamplesSchema } from './schemas/samples.ts';

/** The mistakes in texts, facts, samples and pictures of a content folder. */
export function mistakesInTexts(contentDir: string): ContentProblem[] {
  const reading = readContent(contentDir);
  const problems = 'problems' in reading ? reading.problems : [];
  return [...problems, ...sampleProblems(contentDir), ...pictureProblems(contentDir)];
}

function sampleProblems(contentDir: string): ContentProblem[] {
  const english = readContentFile(contentDir, 'sample-data/en.json', samplesSchema);
  const translations = translatedLanguages
    .map((language) => `sample-data/${language}.json`)
    .filter((path) => existsSync(join(contentDir, path)))
    .map((path) => readContentFile(contentDir, path, translatedSamplesSchema));
  const problems = [english, ...translations].flatMap((file) => ('problems' in file ? file.problems : []));
  if ('problems' in english) return problems;
  const pictures = contentPictureNames(contentDir);
  const unknown = namedPictures(english.value).filter(([, name]) => !pictures.has(name));
  return [
    ...problems,
    ...unknown.map(([key, name]) => ({
      file: 'content/sample-data/en.json',
      key,
      reason: `There is no picture “${name}”. Put ${name}.jpg into content/pictures, or name another.`,
    })),
  ];
}

// With their keys; entries of lists count from 1.
function namedPictures(value: object, before = ''): [key: string, name: string][] {
  return Object.entries(value).flatMap(([step, inner]: [string, unknown]) => {
    const key = before + (Array.isArray(value) ? String(Number(step) + 1) : step);
    if (step === 'picture') return [[key, String(inner)]];
    return typeof inner === 'object' && inner ? namedPictures(inner, `${key}.`) : [];
  });
}
