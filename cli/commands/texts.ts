import { Command } from 'commander';
import { counted } from '../../back-office/counted.ts';
import { commandLine } from '../../back-office/log/log.ts';
import { StaffError } from '../../back-office/staff-error.ts';
import { confirmTranslations, exportTexts, removeExportedTexts } from '../../back-office/texts/text-files.ts';
import { contentDir, withSite } from '../with-site.ts';

const translationNoun = { one: 'translation', many: 'translations' };

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
          for (const { file, texts } of written)
            console.log(`${file}: ${counted(texts, translationNoun)} confirmed`);
          if (inDatabase > 0) console.log(`database: ${counted(inDatabase, translationNoun)} confirmed`);
          if (written.length > 0) console.log('\nRun: npm run build, and restart the site.');
          else if (inDatabase === 0) console.log('All of them fitted already.');
        },
        { mayBeNew: true },
      ),
    );
}

const textNoun = { one: 'text', many: 'texts' };

/** `texts export`: writes what staff changed in the desk into the files of the content. */
export function textsExport(): Command {
  return new Command('export')
    .description('Write the texts that were changed in the desk into the files of the content')
    .option('--content <folder>', 'the folder of the content', contentDir)
    .option(
      '--remove',
      'take the texts out of the database that the files say: once the site was built with them',
    )
    .action(({ content, remove }: { content: string; remove?: true }) =>
      withSite(async ({ repositories }) => {
        const exported = await exportTexts(repositories, content);
        for (const { file, texts } of exported) console.log(`${file}: ${counted(texts, textNoun)}`);
        if (exported.length === 0) console.log('The files say all that was changed; none was written.');
        else
          console.log(
            '\nRun: npm run build, and restart the site. Then run this again with --remove, so that the files lead.',
          );
        if (remove && exported.length === 0) {
          const removed = await removeExportedTexts(repositories, commandLine, content);
          console.log(`${counted(removed, textNoun)} taken out of the database; the files lead there.`);
        }
      }),
    );
}
