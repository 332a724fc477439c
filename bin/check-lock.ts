import { readFileSync } from 'node:fs';
import { parseLockFile } from './lock-file.ts';
import { missingFromLock } from './missing-from-lock.ts';

const problems = missingFromLock(parseLockFile(readFileSync('package-lock.json', 'utf8')));
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
