import { Command } from 'commander';
import { diffWordsWithSpace } from 'diff';
import { counted } from '../../back-office/counted.ts';
import { commandLine } from '../../back-office/log/log.ts';
import { StaffError } from '../../back-office/staff-error.ts';
import { exportTexts, removeExportedTexts } from '../../back-office/texts/text-files.ts';
import {
  type ComparedTranslation,
  confirmTranslations,
  copyEnglishFiles,
  translationsToCompare,
} from '../../back-office/texts/translation-files.ts';
import { languageName, sourceLanguage } from '../../domain/values/languages.ts';
import { textLines } from '../../texts/texts.ts';
import { isYes } from '../terminal.ts';
import { contentDir, withSite } from '../with-site.ts';

const translationNoun = { one: 'translation', many: 'translations' };

const textNoun = { one: 'text', many: 'texts' };

/**
 * `texts confirm`: shows how the English of translations has changed, asks about each whether it still fits, and keeps the answer.
 * Where there is nobody to ask, each is confirmed with the code that comparing it has shown.
 */
export function textsConfirm(): Command {
  return new Command('confirm')
    .description('Compare translations with the English as it was and is, and say which fit it again')
    .argument(
      '<texts...>',
      'a language, such as hi, or names of texts, as check lists them: hi/home#hero.lead',
    )
    .option('--content <folder>', 'the folder of the content', contentDir)
    .action((wanted: string[], { content }: { content: string }) =>
      withSite(
        async ({ repositories }) => {
          const { fitting, left } = wanted.every((each) => each.includes('='))
            ? { fitting: new Map(wanted.map(splitCode)), left: [] }
            : await askAboutEach(await translationsToCompare(repositories, content, wanted));
          if (fitting.size > 0) {
            const kept = await confirmTranslations(repositories, commandLine, content, fitting);
            if (kept.inDatabase > 0)
              console.log(`database: ${counted(kept.inDatabase, translationNoun)} confirmed`);
            if (kept.inFile > 0)
              console.log(
                `${kept.file}: ${counted(kept.inFile, translationNoun)} confirmed\n\nRun: npm run build, and restart the site.`,
              );
          } else if (left.length === 0) console.log('All of them fit already.');
          if (left.length > 0) throw new StaffError(howToConfirm(left));
        },
        { mayBeNew: true },
      ),
    );
}

async function askAboutEach(
  outdated: readonly ComparedTranslation[],
): Promise<{ fitting: Map<string, string>; left: ComparedTranslation[] }> {
  const fitting = new Map<string, string>();
  const left: ComparedTranslation[] = [];
  for (const each of outdated) {
    console.log(comparison(each));
    if (await isYes(`Does the ${languageName(each.language, sourceLanguage)} text say that?`))
      fitting.set(each.id, each.code);
    else left.push(each);
  }
  return { fitting, left };
}

function splitCode(named: string): [string, string] {
  const at = named.lastIndexOf('=');
  return [named.slice(0, at), named.slice(at + 1)];
}

/** A translation below its English, in which words are marked as `git diff --word-diff` marks them. */
function comparison({ id, language, english, value, before }: ComparedTranslation): string {
  const now = textLines(english).join('\n');
  const lines = before ? markedWords(textLines(before.value).join('\n'), now) : now;
  const heading = before
    ? 'English, [-as it was-] {+as it is+}'
    : 'English (nobody has compared this translation yet)';
  const translation = textLines(value).join('\n') || '(left out)';
  return `${id}\n\n  ${heading}:\n${indented(lines)}\n  ${languageName(language, sourceLanguage)}:\n${indented(translation)}\n`;
}

function markedWords(before: string, now: string): string {
  return diffWordsWithSpace(before, now)
    .map(({ value, added, removed }) => (removed ? `[-${value}-]` : added ? `{+${value}+}` : value))
    .join('');
}

function indented(lines: string): string {
  return lines.replaceAll(/^/gm, '    ');
}

function howToConfirm(left: readonly ComparedTranslation[]): string {
  const named = left.map(({ id, code }) => `'${id}=${code}'`).join(' ');
  return `${counted(left.length, translationNoun)} not confirmed. Correct what does not fit. What fits is confirmed by: npm run cli -- texts confirm ${named}`;
}

/** `texts copy`: English files for a language, to be translated. */
export function textsCopy(): Command {
  return new Command('copy')
    .description('Copy English files of texts into the folder of a language, to translate them there')
    .argument('<language>', 'its code, such as te')
    .argument('<files...>', 'their names, such as home or desk/shell')
    .option('--content <folder>', 'the folder of the content', contentDir)
    .action(async (language: string, names: string[], { content }: { content: string }) => {
      const copied = await copyEnglishFiles(content, { language, names });
      for (const { file, texts } of copied) console.log(`${file}: ${counted(texts, textNoun)} to translate`);
    });
}

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
