import type { IConfiguration, IForbiddenRuleType } from 'dependency-cruiser';
import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import layers from './layers.json' with { type: 'json' };

const folders = Object.keys(layers);
const tests = String.raw`\.test\.tsx?$`;
const helpersOfTests = String.raw`(^|/)test-[^/]+$`;

// What the site is, which rules follow too.
const siteChoice = String.raw`^content/site\.json$`;
const siteStarter = String.raw`^tools/(free-port|start-program|start-site)\.ts$`;
const pageList = String.raw`^web/pages\.ts$`;
const browserFinder = String.raw`^tools/find-(browser|engines)\.ts$`;

/** Single files of other layers that a layer may import besides those that `layers.json` gives it. */
const allowedFiles: Readonly<Record<string, readonly string[]>> = {
  domain: [siteChoice],
  // Its tests start a PostgreSQL of their own.
  storage: [siteStarter],
  // Staff work on the site's own data, which the same settings name; the tests fill a database.
  cli: [
    String.raw`^server/settings\.ts$`,
    String.raw`^storage/(database/test-(databases|traces)|test-records)\.ts$`,
  ],
  // The desk shows what visitors will see, and speaks the language that a browser asks for, as the calls do.
  desk: [
    pageList,
    String.raw`^api/accepted-language\.ts$`,
    String.raw`^web/pictures/|^web/(shop/shop-page/product-card|home/product-on-the-line|about/documents-section)\.tsx$`,
  ],
  server: [siteStarter],
  deploy: [siteStarter],
  // The build makes the content's pictures and tells of outdated translations; other programs hash the samples and cut the headings' font.
  tools: [
    String.raw`^web/fonts/(devanagari-letters|heading-fonts)\.ts$`,
    pageList,
    String.raw`^domain/values/languages\.ts$`,
    String.raw`^back-office/(pictures|releases)/|^back-office/texts/(remaining-samples|translation-files)\.ts$`,
  ],
  // Specs sign in to the desk, and make the site of another foundation, as the tests of server/ do.
  e2e: [siteStarter, browserFinder, pageList, String.raw`^server/test-(desk|other-site)\.ts$`],
  bench: [siteStarter, pageList, browserFinder],
};

const folderRules = Object.entries(layers).map(([folder, { imports }]): IForbiddenRuleType => {
  const forbidden = folders.filter((other) => other !== folder && !imports.some((each) => each === other));
  const files = allowedFiles[folder];
  return {
    name: `${folder}-keeps-to-its-layers`,
    severity: 'error',
    from: { path: `^${folder}/` },
    to: { path: `^(${forbidden.join('|')})/`, ...(files ? { pathNot: files.join('|') } : {}) },
  };
});

const application = folders.filter(
  (folder) => layers[folder as keyof typeof layers].part !== 'tool' || folder === 'cli',
);

const foldersOfPages = globSync('web/**/*-page.tsx', { exclude: ['web/layout'] })
  .map((file) => dirname(file))
  .join('|');

const innerRules: IForbiddenRuleType[] = [
  {
    name: 'domain-needs-only-valibot',
    severity: 'error',
    from: { path: '^domain/', pathNot: tests },
    to: { pathNot: String.raw`^domain/|${siteChoice}|(^|/)node_modules/valibot/` },
  },
  {
    name: 'drawings-need-only-domain-sharp-and-node',
    severity: 'error',
    from: { path: '^drawings/', pathNot: tests },
    to: { pathNot: String.raw`^(drawings|domain)/|(^|/)node_modules/sharp/`, dependencyTypesNot: ['core'] },
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
    from: { path: `^(${foldersOfPages})/` },
    to: { path: `^(${foldersOfPages})/`, pathNot: '^$1/' },
  },
  {
    name: 'databases-are-reached-from-storage',
    severity: 'error',
    from: { pathNot: '^storage/' },
    to: { path: String.raw`(^|/)node_modules/(kysely|pg)/|^(node:)?sqlite$` },
  },
  {
    name: 'desk-knows-no-tables',
    severity: 'error',
    from: { path: '^desk/' },
    to: { path: '^storage/(database|files)/' },
  },
  {
    // A released step does the same for ever; what it shared with the program would change under it.
    name: 'a-migration-needs-only-kysely-and-node',
    severity: 'error',
    from: { path: '^storage/database/migrations/', pathNot: tests },
    to: { pathNot: String.raw`(^|/)node_modules/kysely/|^kysely/migration$`, dependencyTypesNot: ['core'] },
  },
  {
    name: 'only-tests-import-helpers-of-tests',
    severity: 'error',
    from: {
      path: `^(${application.join('|')})/`,
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
