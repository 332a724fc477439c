import type { Content } from '../content/schemas/content.ts';
import type { Language } from '../domain/languages.ts';
import type { Product } from '../domain/product.ts';
import { donationPoster } from './donation-poster.ts';
import { orderSlip } from './order-slip.ts';
import { paperDocument } from './paper-document.ts';
import type { PaperParts } from './paper-parts.ts';
import { priceTags } from './price-tags.ts';
import { stallList } from './stall-list.ts';

/** The papers that can be printed. */
export const PAPERS = ['tags', 'list', 'poster', 'slip'] as const;
export type Paper = (typeof PAPERS)[number];

/** An order for a paper. */
export type PaperOrder = {
  paper: Paper;
  language: Language;
  /** The products on it, in their order. */
  products: readonly Product[];
  /** How many tags of each choice. */
  copies: number;
};

/** The sources of a paper; `bar` stands above it on the screen. */
type PaperSource = { content: Pick<Content, 'facts' | 'messages' | 'desk'>; siteUrl: string; bar: unknown };

/** A document for a browser to print on A4; undefined for a poster where no UPI ID is configured. */
export async function writePaper(
  { paper, language, products, copies }: PaperOrder,
  { content, siteUrl, bar }: PaperSource,
): Promise<string | undefined> {
  const { facts } = content;
  const messages = content.messages[language];
  const { paper: words } = content.desk[language];
  const parts: PaperParts = {
    language,
    messages: words.onPaper,
    tagline: messages.shell.foundation.tagline,
    facts,
    siteUrl,
  };
  const bodies = {
    tags: () => priceTags(parts, products, copies),
    list: () => stallList(parts, products),
    poster: () => facts.upiId && donationPoster(parts, facts.upiId, messages.donate.upi.note),
    slip: () => orderSlip(parts),
  };
  const body = bodies[paper]();
  return body && paperDocument({ language, title: `${words[paper].title} · ${facts.name}`, bar, body });
}
