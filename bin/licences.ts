import { readFileSync, writeFileSync } from 'node:fs';
import { licenceList } from './licence-list.ts';

writeFileSync('docs/licences.md', licenceList(readFileSync('package-lock.json', 'utf8')));
