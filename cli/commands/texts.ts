import { Command } from 'commander';
import { diffWordsWithSpace } from 'diff';
import { counted } from '../../back-office/counted.ts';
import { commandLine } from '../../back-office/log/log.ts';
import { StaffError } from '../../back-office/staff-error.ts';
import { eraseEarlierTexts } from '../../back-office/texts/erase-earlier-texts.ts';
import { exportTexts, readWritten, removeExportedTexts } from '../../back-office/texts/text-files.ts';
import {
  type ComparedTranslation,
  confirmTranslations,
  copyEnglishFiles,
  translationsToCompare,
} from '../../back-office/texts/translation-files.ts';
import { languageName, sourceLanguage } from '../../domain/values/languages.ts';
import { textLines } from '../../texts/texts.ts';
import { confirmFirst, isYes } from '../terminal.ts';
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

/**
 * The parts of a translation whose English differs, each below its English, in which words are marked as `git diff --word-diff` marks
 * them.
 */
function comparison({ id, language, english, value, before }: ComparedTranslation): string {
  const heading = before
    ? 'English, [-as it was-] {+as it is+}'
    : 'English (nobody has compared this translation yet)';
  const parts = before
    ? differingParts(before.value, english, value)
    : [{ was: english, is: english, value }];
  return [
    id,
    ...parts.flatMap(({ was, is, value: translation }) => [
      `  ${heading}:`,
      indented(markedWords(linesOf(was), linesOf(is))),
      `  ${languageName(language, sourceLanguage)}:`,
      indented(linesOf(translation) || '(left out)'),
    ]),
    '',
  ].join('\n');
}

type DifferingPart = { was: unknown; is: unknown; value: unknown };

/** The entries of a list or a group that differ, with the translation's at the same place; the whole where places have moved. */
function differingParts(was: unknown, is: unknown, value: unknown): DifferingPart[] {
  if (!isGroup(was) || !isGroup(is) || (Array.isArray(is) && is.length !== Object.keys(was).length))
    return [{ was, is, value }];
  const keys = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  return keys
    .filter((key) => JSON.stringify(was[key]) !== JSON.stringify(is[key]))
    .flatMap((key) => differingParts(was[key], is[key], isGroup(value) ? value[key] : undefined));
}

function isGroup(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function linesOf(value: unknown): string {
  return textLines(value).join('\n');
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

/** `texts erase`: what a text said before, for somebody who was named in it. */
export function textsErase(): Command {
  return new Command('erase')
    .description('Erase what a text said before, such as en/home#testimonials.list, for somebody named in it')
    .argument('<text>', 'its name, as the log has it')
    .option('--yes', 'erase without asking')
    .action((id: string, options: { yes?: true }) =>
      withSite(async (site) => {
        await confirmFirst(`Erase all that ${id} said before, for good?`, options);
        const { versions, logEntries } = await eraseEarlierTexts(
          site.repositories,
          commandLine,
          id,
          readWritten(contentDir),
        );
        console.log(
          `Erased: ${counted(versions, { one: 'earlier version', many: 'earlier versions' })} of ${id}, and what ${counted(logEntries, { one: 'entry', many: 'entries' })} of the log told. If you restore a backup from before, change the text and erase it again.`,
        );
      }),
    );
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
