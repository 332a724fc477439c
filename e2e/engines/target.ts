/** The roles by which journeys find elements. */
export type Role =
  | 'article'
  | 'button'
  | 'dialog'
  | 'group'
  | 'heading'
  | 'image'
  | 'link'
  | 'listitem'
  | 'radio'
  | 'region'
  | 'status'
  | 'tab';

/**
 * An element by its role and accessible name, its label or its text, perhaps within another one. An element whose name
 * is exactly those words goes before one that only contains them.
 */
export type Target = { within?: Target } & (
  | { role: Role; name?: string; containing?: string }
  | { label: string }
  | { text: string }
);

/** Says in words which element is meant, for messages. */
export function describeTarget(target: Target): string {
  const own =
    'role' in target
      ? [target.role, target.name && `“${target.name}”`, target.containing && `with “${target.containing}”`]
      : ['label' in target ? `field “${target.label}”` : `text “${target.text}”`];
  const place = target.within && `in ${describeTarget(target.within)}`;
  return [...own, place].filter(Boolean).join(' ');
}
