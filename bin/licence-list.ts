import { type LockFile, packageName } from './lock-file.ts';

type Listed = { name: string; version: string; licence: string };

/**
 * The licences of all packages that a package-lock.json locks, as a page in Markdown: one line for each that runs with
 * the site, and a count of those that only build and test it.
 */
export function licenceList(lock: LockFile): string {
  const packages = Object.entries(lock.packages).filter(([place]) => place !== '');
  const listed = (dev: boolean) =>
    packages
      .filter(([, entry]) => entry.dev === dev)
      .map(([place, entry]) => ({
        name: packageName(place),
        version: entry.version ?? '',
        licence: entry.license,
      }));
  return [
    '# Licences',
    '',
    'Made by `npm run licences` from package-lock.json. The site itself is under the [MIT licence](../LICENSE); the font',
    'Baloo 2 is under the [SIL Open Font License](../web/fonts/OFL.txt).',
    '',
    '## What runs with the site',
    '',
    ...table(listed(false)),
    '',
    '## What builds and tests it',
    '',
    ...counts(listed(true)),
    '',
  ].join('\n');
}

function table(packages: readonly Listed[]): string[] {
  const lines = packages.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`);
  return ['| package | version | licence |', '| --- | --- | --- |', ...new Set(lines)];
}

function counts(packages: readonly Listed[]): string[] {
  const byLicence = Object.entries(Object.groupBy(packages, ({ licence }) => licence));
  const lines = byLicence.map(([licence, group]): [string, number] => [licence, group?.length ?? 0]);
  const most = lines.toSorted(([one, a], [other, b]) => b - a || one.localeCompare(other));
  return [
    '| licence | packages |',
    '| --- | --- |',
    ...most.map(([licence, count]) => `| ${licence} | ${count} |`),
  ];
}
