import { join } from 'node:path';
import * as v from 'valibot';
import { type ContentProblem, problemsOfIssues } from './content-problem.ts';
import { readJson } from './read-json.ts';

/** What a schema reads from the JSON file `path` of the folder `contentDir`, or all that is wrong with the file. */
export function readContentFile<Schema extends v.GenericSchema>(
  contentDir: string,
  path: string,
  schema: Schema,
): { value: v.InferOutput<Schema> } | { problems: ContentProblem[] } {
  // People edit the folder content, even where a copy of it is read.
  const file = `content/${path}`;
  const json = readJson(join(contentDir, path), file);
  if ('problem' in json) return { problems: [json.problem] };
  const { success, output, issues = [] } = v.safeParse(schema, json.value, { abortPipeEarly: true });
  return success ? { value: output } : { problems: problemsOfIssues(file, issues) };
}
