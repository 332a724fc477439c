import * as v from 'valibot';
import { requiredText } from './plain-text.ts';

/** A note that staff write about an application. */
export const applicationNoteSchema = v.object({ note: requiredText(2000) });
