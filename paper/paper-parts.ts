import type { FactsIn } from '../content/facts-in.ts';
import type { DeskMessages } from '../content/schemas/desk-messages.ts';
import type { Language } from '../domain/languages.ts';

/** Why a paper is not fit for use: gifts would go to nobody, or its codes and addresses lead nowhere outside the house. */
export type NotFinal = 'samplePayment' | 'localAddress';

/** The language, texts and facts that all papers are made of. */
export type PaperParts = {
  /** The language of the paper. */
  language: Language;
  /** The texts on the paper, in that language. */
  messages: DeskMessages['paper']['onPaper'];
  /** The foundation's description of itself, in that language. */
  tagline: string;
  /** The facts as the language of the paper writes them. */
  facts: FactsIn;
  /** The canonical address of the site, without a slash at its end; QR codes lead there. */
  siteUrl: string;
  /** Why the paper is not fit for use; the sheets say so. */
  notFinal: readonly NotFinal[];
};
