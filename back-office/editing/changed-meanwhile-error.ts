import { RefusalError } from '../refusal-error.ts';

/** Says that someone else changed a thing after it was shown, so that nothing was saved. */
export class ChangedMeanwhileError extends RefusalError {
  override readonly name: string = 'ChangedMeanwhileError';
  constructor() {
    super('changedMeanwhile');
  }
}
