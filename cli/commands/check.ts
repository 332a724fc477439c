import { Command } from 'commander';
import { counted } from '../../back-office/counted.ts';
import { galleryLeads } from '../../back-office/gallery/gallery-kind.ts';
import { StaffError } from '../../back-office/staff-error.ts';
import { checkSite } from '../../back-office/upkeep/check-site.ts';
import { printJson } from '../terminal.ts';
import { contentDir, siteDir, withSite } from '../with-site.ts';

/** `check`: what is still a sample or not set, and how to fix it; exits with 1 while there is anything. */
export function check(): Command {
  return new Command('check')
    .description('List sample content still in place and settings that are missing, and how to fix each')
    .option('--json', 'print JSON, for scripts')
    .action((options: { json?: true }) =>
      withSite(
        async (site) => {
          const findings = await checkSite(site, {
            settings: site.settings,
            contentDir,
            siteDir,
          });
          if (await galleryLeads(site.repositories))
            console.error(
              'Note: content/gallery.json is not read any more; the gallery is kept in the desk.',
            );
          // Scripts read this name.
          if (options.json) printJson(findings.map(({ where, what, fix }) => ({ where, what, mend: fix })));
          else if (findings.length === 0)
            console.log('Nothing to fix: no sample content is left, and every setting is there.');
          else
            console.log(findings.map(({ where, what, fix }) => `${where}\n  ${what}\n  ${fix}`).join('\n\n'));
          if (findings.length > 0)
            throw new StaffError(`\n${counted(findings.length, { one: 'thing', many: 'things' })} to fix.`);
        },
        { mayBeNew: true },
      ),
    );
}
