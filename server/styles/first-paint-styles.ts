import { type AtRule, type Declaration, parse } from 'postcss';
import { keepSelectors, removeEmpty } from './prune.ts';

// Registrations, entry animations, view transitions, open dialogs, paper and visits without script, or whose scripts can't be
// had: nothing of it shows before the whole stylesheet is there.
const laterRules = new Set(['property', 'starting-style', 'view-transition']);
const fetched = /url\(/;
const laterConditions = /animation-timeline|^print$|^\(hover: ?hover\)$|^\(scripting: ?none\)$/;
const laterSelectors =
  /::view-transition|:hover|:active|:modal|::backdrop|\[data-without-script|::-webkit-(date|calendar|inner-spin|outer-spin)/;
const laterDeclarations = /^(animation-timeline|animation-range|view-transition-name|transition(-\w+)*)$/;

/**
 * A stylesheet without what only comes into play once the whole one is there: movement from state to state, the pointer
 * above a thing, print, fonts and pictures that are fetched, from inside the stylesheet too: a drawing is opened like a
 * page of its own. Tailwind's fallbacks for `@property` stand in for it.
 */
export function firstPaintStyles(css: string): string {
  const root = parse(css);
  root.walkAtRules((rule) => {
    if (laterRules.has(rule.name) || laterConditions.test(rule.params) || isFetchedFont(rule)) rule.remove();
    else if (isFallback(rule)) rule.replaceWith(rule.nodes ?? []);
    else if (rule.params.includes('color-mix')) mixColours(rule);
  });
  root.walkRules((rule) => keepSelectors(rule, (selector) => !laterSelectors.test(selector)));
  root.walkComments((comment) => void comment.remove());
  root.walkDecls((declaration) => {
    if (isLater(declaration) || isRepeated(declaration)) declaration.remove();
  });
  removeEmpty(root);
  return root.toString();
}

function isFetchedFont(rule: AtRule): boolean {
  return rule.name === 'font-face' && fetched.test(rule.toString());
}

// Tailwind hides its fallbacks behind a question that only browsers without `@property` answer with yes.
function isFallback(rule: AtRule): boolean {
  return rule.name === 'supports' && rule.params.includes('-moz-orient');
}

// Browsers that can't mix colours have plain ones once the whole stylesheet is there.
function mixColours(supports: AtRule): void {
  const plain = supports.prev();
  for (const mixed of supports.nodes ?? []) {
    if (mixed.type === 'rule' && plain?.type === 'rule' && plain.selector === mixed.selector) {
      mixed.each((node) => {
        if (node.type !== 'decl') return;
        plain.walkDecls(node.prop, (declaration) => {
          declaration.value = node.value;
        });
      });
    } else supports.before(mixed.clone());
  }
  supports.remove();
}

function isLater({ prop, value }: Declaration): boolean {
  return laterDeclarations.test(prop) || value.includes('allow-discrete') || fetched.test(value);
}

// The build writes some prefixed declarations several times over.
function isRepeated(declaration: Declaration): boolean {
  const next = declaration.next();
  return next?.type === 'decl' && next.prop === declaration.prop && next.value === declaration.value;
}
