import { StaffError } from '../staff-error.ts';

/** Says that someone else changed a thing after it was shown, so that nothing was saved. */
export class ChangedMeanwhileError extends StaffError {
  override readonly name: string = 'ChangedMeanwhileError';
  constructor() {
    super('Someone else has changed this meanwhile. Nothing was saved.');
  }
}
