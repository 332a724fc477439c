import { type AtRule, type Declaration, type Root, type Rule, parse } from 'postcss';

// Registrations, entry animations, view transitions and paper: nothing of it shows before the whole stylesheet is there.
const laterRules = new Set(['property', 'starting-style', 'view-transition']);
const laterConditions = /animation-timeline|^print$|^\(hover: ?hover\)$/;
const laterSelectors = /::view-transition|:hover|:active/;
const laterDeclarations = /^(animation-timeline|animation-range|view-transition-name|transition(-\w+)*)$/;

/**
 * A stylesheet without what only comes into play once the whole one is there: movement from state to state, the pointer
 * above a thing, print. Tailwind's fallbacks for `@property` stand in for it.
 */
export function firstPaintStyles(css: string): string {
  const root = parse(css);
  root.walkAtRules((rule) => {
    if (laterRules.has(rule.name) || laterConditions.test(rule.params)) rule.remove();
    else if (isFallback(rule)) rule.replaceWith(rule.nodes ?? []);
  });
  root.walkRules(withoutLaterSelectors);
  root.walkDecls((declaration) => {
    if (isLater(declaration) || isRepeated(declaration)) declaration.remove();
  });
  removeEmpty(root);
  return root.toString();
}

// Tailwind hides its fallbacks behind a question that only browsers without `@property` answer with yes.
function isFallback(rule: AtRule): boolean {
  return rule.name === 'supports' && rule.params.includes('-moz-orient');
}

function withoutLaterSelectors(rule: Rule): void {
  if (!laterSelectors.test(rule.selector)) return;
  const rest = rule.selectors.filter((selector) => !laterSelectors.test(selector));
  if (rest.length > 0) rule.selectors = rest;
  else rule.remove();
}

function isLater({ prop, value }: Declaration): boolean {
  return laterDeclarations.test(prop) || value.includes('allow-discrete');
}

// The build writes some prefixed declarations several times over.
function isRepeated(declaration: Declaration): boolean {
  const next = declaration.next();
  return next?.type === 'decl' && next.prop === declaration.prop && next.value === declaration.value;
}

function removeEmpty(root: Root): void {
  root.walk((node) => {
    // `@layer a, b;` has no body at all and orders the layers.
    if ('nodes' in node && node.nodes?.length === 0) node.remove();
  });
}
