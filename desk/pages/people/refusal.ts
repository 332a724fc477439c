import { StaffError } from '../../../back-office/staff-error.ts';

/** Why a task was refused, in a sentence; undefined where it was done. */
export async function refusal(task: () => Promise<unknown>): Promise<string | undefined> {
  try {
    await task();
    return undefined;
  } catch (error) {
    if (error instanceof StaffError) return error.message;
    throw error;
  }
}
