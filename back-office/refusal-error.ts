import english from '../content/en/desk/refusals.json' with { type: 'json' };
import { fillIn } from '../domain/fill-in.ts';
import { StaffError } from './staff-error.ts';

type Values = Readonly<Record<string, string | number>>;

/**
 * A StaffError that the desk says in each of its languages: `key` names its sentence in `desk/refusals.json`, `values` fill
 * the placeholders. Its message is the English sentence.
 */
export class RefusalError extends StaffError {
  override readonly name: string = 'RefusalError';
  readonly key: keyof typeof english;
  readonly values: Values;
  constructor(key: keyof typeof english, values: Values = {}) {
    super(fillIn(english[key], values));
    this.key = key;
    this.values = values;
  }
}
