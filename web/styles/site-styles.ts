import inlined from './site.css?inline';
import linked from './site.css?url';

/** The one stylesheet: inside each document when built, so that nothing blocks the first paint; linked in development. */
export const siteStyles: { kind: 'inline'; text: string } | { kind: 'link'; href: string } = import.meta.env
  .DEV
  ? { kind: 'link', href: linked }
  : { kind: 'inline', text: import.meta.env.SSR ? inlined : '' };
