import { problemLine } from './content-problem.ts';
import { pictureProblems } from './picture-names.ts';
import { readContent } from './read-content.ts';

/** All mistakes of a content folder in every language, a line each: file, key and how to correct it. */
export function contentMistakes(contentDir: string): string[] {
  const reading = readContent(contentDir);
  const problems = 'problems' in reading ? reading.problems : [];
  return [...problems, ...pictureProblems(contentDir)].map(problemLine);
}
