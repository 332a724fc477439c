import { StaffError } from '../../../back-office/staff-error.ts';
import type { DeskMessages } from '../../../content/schemas/desk-messages.ts';
import { refusalText } from '../../refusal-text.ts';

/** Why a task was refused, in a sentence; undefined where it was done. */
export async function refusal(
  messages: Pick<DeskMessages, 'refusals'>,
  task: () => Promise<unknown>,
): Promise<string | undefined> {
  try {
    await task();
    return undefined;
  } catch (error) {
    if (error instanceof StaffError) return refusalText(messages, error);
    throw error;
  }
}
