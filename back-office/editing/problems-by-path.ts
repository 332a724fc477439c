import * as v from 'valibot';
import type { EditProblems } from './edited-kind.ts';

/** The first problem of each wrong field, by its path. */
export function problemsByPath(issues: readonly v.BaseIssue<unknown>[]): EditProblems {
  const problems = new Map<string, string>();
  for (const issue of issues) {
    const path = v.getDotPath(issue) ?? '';
    if (!problems.has(path)) problems.set(path, issue.message);
  }
  return Object.fromEntries(problems);
}
