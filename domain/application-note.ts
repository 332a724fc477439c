import * as v from 'valibot';
import { requiredText } from './plain-text.ts';

/** What someone on staff writes about an application. */
export const applicationNoteSchema = v.object({ note: requiredText(2000) });
