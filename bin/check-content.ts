import { join } from 'node:path';
import { problemLine } from '../content/content-problem.ts';
import { languages } from '../content/languages.ts';
import { pictureNames } from '../content/picture-names.ts';
import { readContent } from '../content/read-content.ts';

const contentDir = join(import.meta.dirname, '../content');
const known = { pictures: pictureNames(contentDir) };
const problems = languages.flatMap((language) => {
  const reading = readContent(contentDir, language, known);
  return 'problems' in reading ? reading.problems : [];
});

// A mistake in the facts is found again with each language.
for (const line of new Set(problems.map(problemLine))) console.error(line);
if (problems.length > 0) {
  console.error('\nCorrect this in the folder content, then run the command again.');
  process.exit(1);
}
