import { Command } from 'commander';
import { catalogueFindings } from '../checks/catalogue-findings.ts';
import { contentFindings } from '../checks/content-findings.ts';
import { settingFindings } from '../checks/setting-findings.ts';
import { DeskProblem } from '../desk-problem.ts';
import { samplesInPlace } from '../samples-in-place.ts';
import { counted } from '../terminal/counted.ts';
import { printJson } from '../terminal/print-json.ts';
import { printTable } from '../terminal/print-table.ts';
import { withRecords } from '../with-records.ts';

/** `check`: what is still a sample or not set, and how to mend it; succeeds where nothing is left. */
export function check(): Command {
  return new Command('check')
    .description('List sample content still in place and settings that are missing, and how to mend each')
    .option('--json', 'print JSON, for scripts')
    .action((options: { json?: true }) =>
      withRecords(async (records) => {
        const samples = await samplesInPlace(records.repositories);
        const students = (await records.repositories.students.count()) - samples.students.length;
        const findings = [
          ...contentFindings(),
          ...(await catalogueFindings(records, samples)),
          ...settingFindings(records.settings, students),
        ];
        if (options.json) printJson(findings);
        else if (findings.length === 0)
          console.log('All is well: no sample is left, and every setting is there.');
        else
          printTable(
            ['Where', 'What', 'How to mend it'],
            findings.map(({ where, what, mend }) => [where, what, mend]),
          );
        if (findings.length > 0)
          throw new DeskProblem(`\n${counted(findings.length, { one: 'thing', many: 'things' })} to mend.`);
      }),
    );
}
