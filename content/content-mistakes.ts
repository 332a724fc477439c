import { problemLine } from './content-problem.ts';
import { languages } from './languages.ts';
import { pictureNames, pictureProblems } from './picture-names.ts';
import { readContent } from './read-content.ts';

/** All mistakes of a content folder in every language, a line each: file, key and how to correct it. */
export function contentMistakes(contentDir: string): string[] {
  const known = { pictures: pictureNames(contentDir) };
  const problems = languages.flatMap((language) => {
    const reading = readContent(contentDir, language, known);
    return 'problems' in reading ? reading.problems : [];
  });
  // A mistake in the facts is found again with each language.
  return [...new Set([...problems, ...pictureProblems(contentDir)].map(problemLine))];
}
