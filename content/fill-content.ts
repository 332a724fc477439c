import { fillShared } from './fill-shared.ts';
import type { Content } from './schemas/content.ts';

/** Content as it is written, with the shared placeholders filled by its own facts and texts. */
export function fillContent(written: Content): Content {
  const { facts, gallery, messages, desk } = written;
  const { foundation } = messages.shell;
  return {
    facts,
    gallery,
    messages: fillShared(messages, facts, foundation),
    desk: fillShared(desk, facts, foundation),
  };
}
