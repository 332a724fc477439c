import * as v from 'valibot';
import { fieldOfStoryPath } from '../../domain/product-story.ts';
import type { EditProblems } from './edited-kind.ts';

/**
 * The first problem of each wrong field, by its path; a translation has a field of its own (`name_hi`,
 * `variants.0.type_hi`).
 */
export function problemsByPath(issues: readonly v.BaseIssue<unknown>[]): EditProblems {
  const problems = new Map<string, string>();
  for (const issue of issues) {
    const path = fieldOfStoryPath(v.getDotPath(issue) ?? '').replace(/translations\.(\w+)\.(\w+).*/, '$2_$1');
    if (!problems.has(path)) problems.set(path, issue.message);
  }
  return Object.fromEntries(problems);
}
