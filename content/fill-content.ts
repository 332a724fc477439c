import { languages } from '../domain/languages.ts';
import { fillShared } from './fill-shared.ts';
import type { Content } from './schemas/content.ts';

/** Content as it is written, with the shared placeholders filled by its own facts and texts. */
export function fillContent({ facts, gallery, sources, messages, desk, easy }: Content): Content {
  return {
    facts,
    gallery,
    sources,
    messages: Object.fromEntries(
      languages.map((language) => {
        const { [language]: written } = messages;
        return [language, fillShared(written, facts, written.shell.foundation)];
      }),
    ) as Content['messages'],
    desk: Object.fromEntries(
      languages.map((language) => {
        const { foundation } = messages[language].shell;
        return [language, fillShared(desk[language], facts, foundation)];
      }),
    ) as Content['desk'],
    easy: fillShared(easy, facts, messages.en.shell.foundation),
  };
}
