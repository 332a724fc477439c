import type { Product } from '../domain/shop/product.ts';
import type { Language } from '../domain/values/languages.ts';
import { factsIn } from '../texts/facts-in.ts';
import type { Content } from '../texts/schemas/content.ts';
import { type NotFinal, type PaperParts, leadsToOneHouse, paperDocument } from './paper-parts.ts';
import { donationPoster, orderSlip, priceTags, stallList } from './papers.ts';

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

/** The sources of a paper. */
type PaperSource = {
  content: Pick<Content, 'facts' | 'messages' | 'desk' | 'site'>;
  siteUrl: string;
  /** The logo, as an address that holds it. */
  logo: string;
  /** Whether the UPI ID or the bank account of the content is a sample. */
  hasSamplePayment: boolean;
  /** The bar that stands above the paper on the screen, given why the paper is not fit for use. */
  bar: (notFinal: readonly NotFinal[]) => unknown;
};

/** A document for a browser to print on A4, and why it is not fit for use: then every sheet says so. */
type WrittenPaper = { text: string; notFinal: readonly NotFinal[] };

/** Writes a paper; undefined for a poster where no UPI ID is configured. */
export async function writePaper(
  { paper, language, products, copies }: PaperOrder,
  { content, siteUrl, logo, hasSamplePayment, bar }: PaperSource,
): Promise<WrittenPaper | undefined> {
  const facts = factsIn(content.facts, language);
  const messages = content.messages[language];
  const { paper: words } = content.desk[language];
  const notFinal = reasonsNotFinal(paper, { hasSamplePayment, siteUrl });
  const parts: PaperParts = {
    language,
    messages: words.onPaper,
    tagline: messages.shell.foundation.tagline,
    facts,
    siteUrl,
    logo,
    notFinal,
  };
  const bodies = {
    tags: () => priceTags(parts, products, copies),
    list: () => stallList(parts, products),
    poster: () => facts.upiId && donationPoster(parts, facts.upiId, messages.donate),
    slip: () => orderSlip(parts),
  };
  const body = bodies[paper]();
  if (!body) return undefined;
  const title = `${words[paper].title} · ${facts.name}`;
  return {
    text: await paperDocument({ colours: content.site.colours, language, title, bar: bar(notFinal), body }),
    notFinal,
  };
}

function reasonsNotFinal(
  paper: Paper,
  { siteUrl, hasSamplePayment }: Pick<PaperSource, 'siteUrl' | 'hasSamplePayment'>,
): NotFinal[] {
  const reasons: NotFinal[] = [];
  if (paper === 'poster' && hasSamplePayment) reasons.push('samplePayment');
  if ((paper === 'poster' || paper === 'tags') && leadsToOneHouse(siteUrl)) reasons.push('localAddress');
  return reasons;
}
