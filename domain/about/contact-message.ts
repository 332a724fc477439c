import * as v from 'valibot';
import { emailSchema } from '../values/email.ts';
import { requiredText } from '../values/plain-text.ts';

/** A visitor's message to the foundation; it only becomes a WhatsApp text and is stored nowhere. */
export const contactMessageSchema = v.object({
  name: requiredText(100),
  email: emailSchema,
  message: requiredText(2000),
});

export type ContactMessage = v.InferOutput<typeof contactMessageSchema>;
