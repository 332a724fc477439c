import * as v from 'valibot';
import { requiredPhone, requiredText } from '../values/plain-text.ts';

/** Where an order goes; it stays in the browser and in the visitor's own WhatsApp message. */
export const deliverySchema = v.object({
  fullName: requiredText(100),
  phoneNumber: requiredPhone,
  address: requiredText(500),
});

export type Delivery = v.InferOutput<typeof deliverySchema>;
