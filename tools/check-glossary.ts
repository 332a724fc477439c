import { problemLine } from '../texts/content-mistakes.ts';
import { avoidedWordProblems } from '../texts/words-not-to-use.ts';

// A part of `npm run test:lint`: names the texts with a word that the glossary says not to use. The site is built and
// starts with them all the same.
const problems = avoidedWordProblems('content');
for (const problem of problems) console.error(problemLine(problem));
if (problems.length > 0) process.exitCode = 1;
