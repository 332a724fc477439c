import { resolve } from 'node:path';

/** The whole path of a file as it was typed: from the folder where it was typed, which npm leaves for the project's. */
export function typedPath(path: string): string {
  const { npm_lifecycle_event: script, INIT_CWD: folder } = process.env;
  return script === 'desk' && folder ? resolve(folder, path) : resolve(path);
}
