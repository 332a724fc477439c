import { Command } from 'commander';
import { commandLine } from '../../back-office/actor.ts';
import { counted } from '../../back-office/counted.ts';
import { exportTexts } from '../../back-office/texts/export-texts.ts';
import { removeExportedTexts } from '../../back-office/texts/remove-exported.ts';
import { contentDir, withSite } from '../with-site.ts';

const noun = { one: 'text', many: 'texts' };

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
        for (const { file, texts } of exported) console.log(`${file}: ${counted(texts, noun)}`);
        if (exported.length === 0) console.log('The files say all that was changed; none was written.');
        else
          console.log(
            '\nRun: npm run build, and restart the site. Then run this again with --remove, so that the files lead.',
          );
        if (remove && exported.length === 0) {
          const removed = await removeExportedTexts(repositories, commandLine, content);
          console.log(`${counted(removed, noun)} taken out of the database; the files lead there.`);
        }
      }),
    );
}
