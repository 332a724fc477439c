import { readFileSync, writeFileSync } from 'node:fs';
import { licenceList } from './licence-list.ts';
import { parseLockFile } from './lock-file.ts';

writeFileSync('docs/licences.md', licenceList(parseLockFile(readFileSync('package-lock.json', 'utf8'))));
