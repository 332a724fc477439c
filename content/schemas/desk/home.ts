import * as v from 'valibot';
import { text } from '../text.ts';

/** The messages of the desk's first page. */
export const deskHomeSchema = v.strictObject({ title: text, tasks: text });
