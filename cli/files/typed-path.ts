import { resolve } from 'node:path';

/** The absolute path of a file as staff typed it, from the folder in which they typed: npm changes to the project's. */
export function typedPath(path: string): string {
  const { npm_lifecycle_event: script, INIT_CWD: folder } = process.env;
  return script === 'cli' && folder ? resolve(folder, path) : resolve(path);
}
