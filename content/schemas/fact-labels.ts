import * as v from 'valibot';
import { template, text } from './text.ts';

/**
 * The words beside those facts of facts.json that a foundation may leave out; each shows only with its fact. Childline, the
 * national number for children in danger, shows always.
 */
export const factLabelsSchema = v.strictObject({
  registration: v.strictObject({
    heading: text,
    number: text,
    trustees: text,
    annualReport: text,
    annualReportLink: template('year'),
    certificate80g: text,
    certificateText: template('number', 'date'),
    certificateLink: text,
  }),
  childSafety: text,
  childline: v.strictObject({ link: text, note: text }),
  map: text,
  delivery: v.strictObject({ heading: text, cost: text, time: text, returns: text }),
});
