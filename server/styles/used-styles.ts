import { parse, type Root } from 'postcss';
import { PurgeCSS } from 'purgecss';
import { keepSelectors, removeEmpty } from './prune.ts';

const boundaries = /[\s"<>]+/;
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
// Parts of a field, and the word by which a page shows that it has such a field.
const partsOfFields = {
  '::placeholder': 'placeholder',
  '::file-selector-button': 'file',
  '::-webkit-search-decoration': 'search',
};
const having = /:has\(([^()]*)\)/g;
const classNames = /\.((?:\\.|[\w-])+)/g;
const named = /var\((--[\w-]+)/g;
const withFallback = /var\((--[\w-]+),[^()]*\)/g;

/** Those of some styles that a page's own HTML can use. */
export async function usedStyles(css: string, html: string): Promise<string> {
  const words = wordsOf(html);
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: html, extension: 'html' }],
    css: [{ raw: css }],
    defaultExtractor: () => words,
    keyframes: true,
  });
  return result ? withoutLeftovers(result.css, html, new Set(words)) : css;
}

// Tags, attributes and what they are given, word for word: a class may hold any character but a space.
function wordsOf(html: string): string[] {
  return html
    .split(boundaries)
    .map((word) =>
      word.replace(/&([^;]+);/g, (whole, name: string) => entities[name] ?? whole).replace(/=$/, ''),
    );
}

// What PurgeCSS does not look into.
function withoutLeftovers(css: string, html: string, words: ReadonlySet<string>): string {
  const root = parse(css);
  root.walkRules((rule) => keepSelectors(rule, (selector) => !isAbsent(selector, words)));
  removeFallbacks(root);
  while (removeUnnamed(root, html));
  removeEmpty(root);
  return root.toString();
}

// Asks for something inside, or for a part of a field, that the page has none of.
function isAbsent(selector: string, words: ReadonlySet<string>): boolean {
  const inside = Array.from(selector.matchAll(having), ([, wanted = '']) => wanted).join();
  const wanted = Array.from(inside.matchAll(classNames), ([, name = '']) => name.replaceAll('\\', ''));
  for (const [part, word] of Object.entries(partsOfFields)) if (selector.includes(part)) wanted.push(word);
  return wanted.some((word) => !words.has(word));
}

// Where the theme sets a property for all elements, nothing else ever stands in for it.
function removeFallbacks(root: Root): void {
  const set = new Set<string>();
  root.walkRules(':root', (rule) => rule.each((node) => void (node.type === 'decl' && set.add(node.prop))));
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(withFallback, (whole, name: string) =>
      set.has(name) ? `var(${name})` : whole,
    );
  });
}

/** Whether a property was removed: it may have been the only one to name another. */
function removeUnnamed(root: Root, html: string): boolean {
  const texts = [html];
  root.walkDecls(({ value }) => void texts.push(value));
  const used = new Set(texts.flatMap((text) => Array.from(text.matchAll(named), ([, name]) => name)));
  let removed = false;
  root.walkDecls(/^--/, (declaration) => {
    if (used.has(declaration.prop)) return;
    declaration.remove();
    removed = true;
  });
  return removed;
}
