import { problemLine } from './content-problem.ts';
import { pictureProblems } from './picture-names.ts';
import { readContent } from './read-content.ts';
import { sampleProblems } from './sample-data/sample-problems.ts';
import { avoidedWordProblems } from './words-not-to-use.ts';

/** All mistakes of a content folder in every language, a line each: file, key and how to correct it. */
export function contentMistakes(contentDir: string): string[] {
  const reading = readContent(contentDir);
  const unread = [...('problems' in reading ? reading.problems : []), ...sampleProblems(contentDir)];
  // A file that can't be read is named first.
  const problems = unread.length > 0 ? unread : avoidedWordProblems(contentDir);
  return [...problems, ...pictureProblems(contentDir)].map(problemLine);
}
