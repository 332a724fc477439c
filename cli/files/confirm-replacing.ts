import { existsSync } from 'node:fs';
import { confirmFirst } from '../terminal/confirm-first.ts';

/** Asks before a file that is there is replaced; throws a StaffError where the answer is no. */
export async function confirmReplacing(path: string, options: { yes?: boolean | undefined }): Promise<void> {
  if (existsSync(path)) await confirmFirst(`${path} is there already. Replace it?`, options);
}
