import * as v from 'valibot';
import type { EditProblems } from './edited-kind.ts';

/** The first problem of each wrong field, by its path. */
export function problemsByPath(issues: readonly v.BaseIssue<unknown>[]): EditProblems {
  const paths = issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message] as const);
  return Object.fromEntries(paths.toReversed());
}
