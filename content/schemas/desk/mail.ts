import * as v from 'valibot';
import { template, text } from '../text.ts';

/** The emails that tell staff of an application and owners of a changed fact, and why email could not be sent. */
export const deskMailSchema = v.strictObject({
  subject: template('reference'),
  text: template('reference', 'link'),
  fact: v.strictObject({ subject: template('text'), text: template('person', 'text', 'time', 'link') }),
  problems: v.strictObject({
    unreachable: template('server'),
    slow: template('server'),
    insecure: template('server'),
    signIn: template('server'),
    refused: template('server', 'name'),
    sender: template('server'),
    other: template('server'),
    stopped: text,
  }),
});
