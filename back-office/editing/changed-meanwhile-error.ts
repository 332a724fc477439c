import { RefusalError } from '../refusal-error.ts';

/** Says that someone else changed an entry after it was shown, so that nothing was saved. */
export class ChangedMeanwhileError extends RefusalError {
  override readonly name: string = 'ChangedMeanwhileError';
  constructor() {
    super('changedMeanwhile');
  }
}
