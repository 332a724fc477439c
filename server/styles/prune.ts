import type { Root, Rule } from 'postcss';

/** Removes the selectors of a rule that a test does not pass, and with the last of them the rule. */
export function keepSelectors(rule: Rule, passes: (selector: string) => boolean): void {
  const rest = rule.selectors.filter(passes);
  if (rest.length === 0) rule.remove();
  else if (rest.length < rule.selectors.length) rule.selectors = rest;
}

/** Removes what has nothing in it. */
export function removeEmpty(root: Root): void {
  root.walk((node) => {
    // `@layer a, b;` has no body at all and orders the layers.
    if ('nodes' in node && node.nodes?.length === 0) node.remove();
  });
}
