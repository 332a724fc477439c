import { contentMistakes } from '../texts/content-mistakes.ts';

const mistakes = await contentMistakes('content');
for (const line of mistakes) console.error(line);
if (mistakes.length > 0) {
  console.error('\nCorrect this in the folder content, then run the command again.');
  process.exit(1);
}
