import { isReplacing } from '../../back-office/replace-file.ts';
import { confirmFirst } from '../terminal/confirm-first.ts';

/** Asks before a file that is there is replaced; throws a StaffError where the answer is no, or where it is not a file. */
export async function confirmReplacing(path: string, options: { yes?: boolean | undefined }): Promise<void> {
  if (await isReplacing(path)) await confirmFirst(`${path} is there already. Replace it?`, options);
}
