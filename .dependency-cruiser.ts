import type { IConfiguration, IForbiddenRuleType } from 'dependency-cruiser';

/** What each room may import besides itself; packages are not the concern of this table. */
const roomsOpenTo: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  content: ['domain'],
  backend: ['domain'],
  web: ['domain', 'content'],
  pictures: [],
  'back-office': ['domain', 'content', 'backend', 'pictures'],
  cli: ['domain', 'back-office'],
  server: ['domain', 'content', 'backend', 'back-office', 'web', 'pictures'],
  bench: [],
  bin: [],
  e2e: ['domain', 'content'],
  deploy: ['domain', 'backend', 'server'],
};

const rooms = Object.keys(roomsOpenTo);
const tests = String.raw`\.test\.tsx?$`;

/** Single files behind those walls that a room may still reach, and why. */
const openDoors: Readonly<Record<string, string>> = {
  // The command line reads the settings that say where the site's data are, as the server does; its tests fill a database.
  cli: String.raw`^server/settings\.ts$|^backend/(database/test-databases|repositories/test-records)\.ts$|^content/sample-data/`,
  // The benchmark measures in the browser in which the tests run.
  bench: String.raw`^bin/find-browser\.ts$`,
};

const roomWalls = Object.entries(roomsOpenTo).map(([room, open]): IForbiddenRuleType => {
  const closed = rooms.filter((other) => other !== room && !open.includes(other));
  const door = openDoors[room];
  return {
    name: `${room}-keeps-to-its-rooms`,
    severity: 'error',
    from: { path: `^${room}/` },
    to: { path: `^(${closed.join('|')})/`, ...(door ? { pathNot: door } : {}) },
  };
});

const innerWalls: IForbiddenRuleType[] = [
  {
    name: 'domain-needs-only-valibot',
    severity: 'error',
    from: { path: '^domain/', pathNot: tests },
    to: { pathNot: String.raw`^domain/|(^|/)node_modules/valibot/` },
  },
  {
    name: 'pictures-need-only-sharp-and-node',
    severity: 'error',
    from: { path: '^pictures/', pathNot: tests },
    to: { pathNot: String.raw`^pictures/|(^|/)node_modules/sharp/`, dependencyTypesNot: ['core'] },
  },
  {
    name: 'content-takes-only-types-from-domain',
    severity: 'error',
    from: { path: '^content/', pathNot: tests },
    to: { path: '^domain/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'web-runs-without-node',
    severity: 'error',
    from: { path: '^web/', pathNot: String.raw`^web/entry\.server\.tsx$|${tests}` },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'ui-knows-no-foundation',
    severity: 'error',
    from: { path: '^web/ui/' },
    to: { path: '^(domain|content)/' },
  },
  {
    name: 'page-keeps-to-its-folder',
    severity: 'error',
    from: { path: '^web/pages/([^/]+)/' },
    to: { path: '^web/pages/', pathNot: '^web/pages/$1/' },
  },
  {
    name: 'databases-are-reached-from-backend',
    severity: 'error',
    from: { pathNot: '^backend/' },
    to: { path: String.raw`(^|/)node_modules/(kysely|pg)/|^(node:)?sqlite$` },
  },
  {
    name: 'nothing-goes-round-in-a-circle',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
];

const configuration: IConfiguration = {
  forbidden: [...roomWalls, ...innerWalls],
  options: {
    // The default parser does not read this TypeScript: it would cruise nothing and report success.
    parser: 'swc',
    exclude: { path: String.raw`^(build|data|\.react-router|test-results)/` },
    doNotFollow: { path: 'node_modules' },
  },
};

export default configuration;
