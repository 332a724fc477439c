import { readFileSync } from 'node:fs';
import { missingFromLock, parseLock } from './missing-from-lock.ts';

const problems = missingFromLock(parseLock(readFileSync('package-lock.json', 'utf8')));
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
