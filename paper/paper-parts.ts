import type { Facts } from '../content/schemas/facts.ts';
import type { DeskMessages } from '../content/schemas/desk-messages.ts';
import type { Language } from '../domain/languages.ts';

/** What everything that is printed is made of. */
export type PaperParts = {
  /** The language of the paper. */
  language: Language;
  /** The texts on the paper, in that language. */
  messages: DeskMessages['paper']['onPaper'];
  /** What the foundation says of itself, in that language. */
  tagline: string;
  facts: Facts;
  /** The canonical address of the site, without a slash at its end; QR codes lead there. */
  siteUrl: string;
};
