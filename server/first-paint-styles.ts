import { type AtRule, type Declaration, type Root, parse } from 'postcss';

// Registrations, entry animations and view transitions: nothing of it shows before scripts run.
const laterRules = new Set(['property', 'starting-style', 'view-transition']);
const laterDeclarations = /^(animation-timeline|animation-range|view-transition-name)$/;
const gradientStops = /,?\s*--tw-gradient-(from|via|to)/g;

/** A stylesheet without what only comes into play once scripts run; Tailwind's fallbacks for `@property` stand in for it. */
export function firstPaintStyles(css: string): string {
  const root = parse(css);
  root.walkAtRules((rule) => {
    if (laterRules.has(rule.name) || rule.params.includes('animation-timeline')) rule.remove();
    else if (isFallback(rule)) rule.replaceWith(rule.nodes ?? []);
  });
  root.walkRules((rule) => {
    if (rule.selector.includes('::view-transition')) rule.remove();
  });
  root.walkDecls(simplify);
  removeEmpty(root);
  return root.toString();
}

// Tailwind hides its fallbacks behind a question that only browsers without `@property` answer with yes.
function isFallback(rule: AtRule): boolean {
  return rule.name === 'supports' && rule.params.includes('-moz-orient');
}

function simplify(declaration: Declaration): void {
  if (laterDeclarations.test(declaration.prop) || declaration.value.includes('allow-discrete'))
    declaration.remove();
  else if (declaration.prop === 'transition-property')
    declaration.value = declaration.value.replace(gradientStops, '');
}

function removeEmpty(root: Root): void {
  root.walk((node) => {
    // `@layer a, b;` has no body at all and orders the layers.
    if ('nodes' in node && node.nodes?.length === 0) node.remove();
  });
}
