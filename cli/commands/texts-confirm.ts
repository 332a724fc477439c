import { Command } from 'commander';
import { commandLine } from '../../back-office/actor.ts';
import { counted } from '../../back-office/counted.ts';
import { StaffError } from '../../back-office/staff-error.ts';
import { confirmTranslations } from '../../back-office/texts/confirm-translations.ts';
import { contentDir, withSite } from '../with-site.ts';

const noun = { one: 'translation', many: 'translations' };

/** `texts confirm`: says that translations fit the English that visitors read now. */
export function textsConfirm(): Command {
  return new Command('confirm')
    .description('Say that translations fit the English texts again, such as hi/home#hero.lead')
    .argument('[texts...]', 'their names, as check lists them')
    .option('--all <language>', 'all translations into a language, such as hi')
    .option('--content <folder>', 'the folder of the content', contentDir)
    .action((ids: string[], { content, all }: { content: string; all?: string }) =>
      withSite(
        async ({ repositories }) => {
          if (all === undefined && ids.length === 0)
            throw new StaffError('Name the texts, such as hi/home#hero.lead, or a language: --all hi');
          const wanted = all === undefined ? { ids } : { all };
          const { written, inDatabase } = await confirmTranslations(
            repositories,
            commandLine,
            content,
            wanted,
          );
          for (const { file, texts } of written) console.log(`${file}: ${counted(texts, noun)} confirmed`);
          if (inDatabase > 0) console.log(`database: ${counted(inDatabase, noun)} confirmed`);
          if (written.length > 0) console.log('\nRun: npm run build, and restart the site.');
          else if (inDatabase === 0) console.log('All of them fitted already.');
        },
        { mayBeNew: true },
      ),
    );
}
