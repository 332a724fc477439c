import type { IConfiguration, IForbiddenRuleType } from 'dependency-cruiser';

/** The folders that each folder may import besides itself; packages are not the concern of this table. */
const allowedFolders: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  content: ['domain'],
  backend: ['domain'],
  'back-office': ['domain', 'backend', 'content'],
  // Parts of any page.
  ui: [],
  web: ['domain', 'content', 'ui'],
  // Printed sheets, for the desk and the command line.
  paper: ['domain', 'content', 'ui'],
  desk: ['domain', 'content', 'back-office', 'paper', 'ui'],
  cli: ['domain', 'back-office'],
  server: ['domain', 'content', 'backend', 'back-office', 'web', 'desk', 'paper'],
  drawings: ['domain'],
  bench: [],
  bin: [],
  e2e: ['domain', 'content'],
  deploy: ['domain', 'backend', 'server'],
};

const folders = Object.keys(allowedFolders);
const tests = String.raw`\.test\.tsx?$`;
const helpersOfTests = String.raw`(^|/)test-[^/]+$`;

const siteStarter = String.raw`^bin/(free-port|start-program|start-site)\.ts$`;
const pageList = String.raw`^web/pages\.ts$`;
const languageList = String.raw`^domain/languages\.ts$`;
// The texts of an entry's form are those of its fields.
const fields = String.raw`^domain/(fields/|product\.ts$|home-product\.ts$|student\.ts$)`;
const rulesOfTexts = String.raw`^domain/(names-account|names-in-letters|fill-in|seen-text|reserved-id)\.ts$`;
const browserFinder = String.raw`^bin/find-(browser|engines)\.ts$`;
const settings = String.raw`^server/settings\.ts$`;

/** Single files of other folders that a folder may import too. */
const allowedFiles: Readonly<Record<string, readonly string[]>> = {
  // Its tests start a PostgreSQL of their own.
  backend: [siteStarter],
  // Staff work on the site's own data, which the same settings name; the tests fill a database.
  cli: [
    settings,
    String.raw`^backend/(database/test-(databases|traces)|repositories/test-records)\.ts$`,
    String.raw`^content/(sample-data/|schemas/|[\w-]+\.ts$)`,
  ],
  paper: [String.raw`^web/layout/lamp\.ts$`],
  // The desk is made of the site's own controls and shows what visitors will see; of the backend it knows only what a
  // repository gives, and the limits.
  desk: [
    pageList,
    String.raw`^web/pictures/|^web/layout/lamp\.ts$|^web/date-locale\.ts$`,
    String.raw`^web/pages/(shop/product-card|home/product-on-the-line)\.tsx$`,
    String.raw`^backend/(repositories|limits)/|^backend/api/accepted-language\.ts$`,
  ],
  server: [siteStarter],
  deploy: [siteStarter],
  // The build checks the content and makes its pictures; other programs hash the samples and cut the headings' font.
  bin: [
    String.raw`^web/fonts/(devanagari-letters|heading-fonts)\.ts$`,
    pageList,
    languageList,
    String.raw`^content/(sample-data/|[\w-]+\.ts$)`,
    String.raw`^back-office/(pictures|checks|releases)/`,
  ],
  // Specs of the staff desk are signed in by the same function as requests in the tests of server/.
  e2e: [siteStarter, browserFinder, pageList, String.raw`^server/test-desk\.ts$`],
  bench: [siteStarter, pageList, browserFinder],
};

const folderRules = Object.entries(allowedFolders).map(([folder, allowed]): IForbiddenRuleType => {
  const forbidden = folders.filter((other) => other !== folder && !allowed.includes(other));
  const files = allowedFiles[folder];
  return {
    name: `${folder}-keeps-to-its-folders`,
    severity: 'error',
    from: { path: `^${folder}/` },
    to: { path: `^(${forbidden.join('|')})/`, ...(files ? { pathNot: files.join('|') } : {}) },
  };
});

const innerRules: IForbiddenRuleType[] = [
  {
    name: 'domain-needs-only-valibot',
    severity: 'error',
    from: { path: '^domain/', pathNot: tests },
    to: { pathNot: String.raw`^domain/|(^|/)node_modules/valibot/` },
  },
  {
    name: 'drawings-need-only-domain-sharp-and-node',
    severity: 'error',
    from: { path: '^drawings/', pathNot: tests },
    to: { pathNot: String.raw`^(drawings|domain)/|(^|/)node_modules/sharp/`, dependencyTypesNot: ['core'] },
  },
  {
    name: 'content-takes-only-types-languages-fields-and-rules-of-texts-from-domain',
    severity: 'error',
    from: { path: '^content/', pathNot: tests },
    to: {
      path: '^domain/',
      pathNot: [languageList, fields, rulesOfTexts],
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'web-runs-without-node',
    severity: 'error',
    from: { path: '^(web|ui)/', pathNot: tests },
    to: { dependencyTypes: ['core'] },
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
    // A released step does the same for ever; what it shared with the program would change under it.
    name: 'a-migration-needs-only-kysely-and-node',
    severity: 'error',
    from: { path: '^backend/database/migrations/', pathNot: tests },
    to: { pathNot: String.raw`(^|/)node_modules/kysely/|^kysely/migration$`, dependencyTypesNot: ['core'] },
  },
  {
    name: 'only-tests-import-helpers-of-tests',
    severity: 'error',
    from: {
      path: '^(domain|content|backend|back-office|ui|web|paper|desk|cli|server)/',
      pathNot: [tests, helpersOfTests],
    },
    to: { path: helpersOfTests },
  },
  {
    name: 'no-import-cycles',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
];

const configuration: IConfiguration = {
  forbidden: [...folderRules, ...innerRules],
  options: {
    // The default parser does not read this TypeScript: it would cruise nothing and report success.
    parser: 'swc',
    exclude: { path: String.raw`^(build|data|test-results)/` },
    doNotFollow: { path: 'node_modules' },
  },
};

export default configuration;
