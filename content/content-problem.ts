import type * as v from 'valibot';

/** What is wrong in a content file: at which key (or line), and how to correct it; entries of a list count from 1. */
export type ContentProblem = { file: string; key: string; reason: string };

/** The problem as one line: `content/en/home.json, hero.heading: reason`. */
export function problemLine({ file, key, reason }: ContentProblem): string {
  return key === '' ? `${file}: ${reason}` : `${file}, ${key}: ${reason}`;
}

/** What a schema found, as a problem of that file. */
export function problemOfIssue(file: string, issue: v.BaseIssue<unknown>): ContentProblem {
  return { file, key: keyOf(issue), reason: reasonOf(issue) };
}

function keyOf(issue: v.BaseIssue<unknown>): string {
  return (issue.path ?? []).map(({ type, key }) => (type === 'array' ? key + 1 : String(key))).join('.');
}

// The checks of the schemas say themselves what to do; valibot's own sentences are written for programmers.
function reasonOf(issue: v.BaseIssue<unknown>): string {
  if (issue.kind !== 'schema' || issue.type === 'picklist') return issue.message;
  if (issue.type === 'strict_object' && issue.expected === 'never')
    return 'This key is unknown. Was it renamed? Write it as it was, or take it out.';
  if (issue.received === 'undefined' && issue.path)
    return 'This key is missing. Was it renamed or removed? Put it back.';
  switch (issue.type) {
    case 'string':
      return 'Write a text here, between quotation marks.';
    case 'number':
      return 'Write a number here, without quotation marks.';
    case 'array':
      return 'Write a list here, between square brackets [ ].';
    case 'strict_tuple':
      return 'This list has a fixed number of entries; one is missing or too many.';
    default:
      return 'Write keys and texts here, between braces { }.';
  }
}
