import { contentMistakes } from '../texts/content-mistakes.ts';

const mistakes = await contentMistakes('content');
for (const line of mistakes) console.error(line);
if (mistakes.length > 0) {
  console.error('\nCorrect this in the folder content, then run the command again.');
  process.exit(1);
}

// Not before: these modules import the messages.
const { outdatedInFiles } = await import('../back-office/texts/translation-files.ts');
for (const [language, ids] of outdatedInFiles('content'))
  console.error(
    `content/${language}: ${ids.length === 1 ? '1 text' : `${ids.length} texts`} may say something else than the English now: ${ids.slice(0, 3).join(', ')}${ids.length > 3 ? ', …' : ''}. Compare: npm run cli -- texts confirm ${language}`,
  );
