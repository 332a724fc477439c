import * as v from 'valibot';
import { controlAt } from '../../domain/fields/control-at.ts';
import type { Fields } from '../../domain/fields/field.ts';
import type { EditProblems } from './edited-kind.ts';

/**
 * The first problem of each wrong value of an entry with those fields, by the name of its control (`name_hi`,
 * `variants.0.type_hi`).
 */
export function problemsByPath(issues: readonly v.BaseIssue<unknown>[], fields: Fields = {}): EditProblems {
  const problems = new Map<string, string>();
  for (const issue of issues) {
    const path = controlAt(fields, v.getDotPath(issue) ?? '');
    if (!problems.has(path)) problems.set(path, issue.message);
  }
  return Object.fromEntries(problems);
}
