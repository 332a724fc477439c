import { RefusalError } from '../back-office/refusal-error.ts';
import type { StaffError } from '../back-office/staff-error.ts';
import type { DeskMessages } from '../content/schemas/desk-messages.ts';
import { fillIn } from '../domain/fill-in.ts';

/** Why a task was refused, in the language of the desk; what only the command line says stays in English. */
export function refusalText({ refusals }: Pick<DeskMessages, 'refusals'>, error: StaffError): string {
  return error instanceof RefusalError ? fillIn(refusals[error.key], error.values) : error.message;
}
