import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { contactMessageSchema } from '../domain/about/contact-message.ts';
import { readForm } from '../domain/entries/field-problems.ts';
import { applicationSchema } from '../domain/hostel/application.ts';
import { deliverySchema } from '../domain/shop/delivery.ts';
import { languages } from '../domain/values/languages.ts';
import { type Messages, messageSchemas } from './schemas/messages.ts';

const forms = {
  application: applicationSchema,
  'contact message': contactMessageSchema,
  delivery: deliverySchema,
};

const cases = languages.flatMap((language) =>
  Object.entries(forms).map(([name, schema]) => ({ language, name, schema })),
);

it.each(cases)('has a sentence of its own for each required field of the $name ($language)', (each) => {
  const file = readFileSync(join('content', each.language, 'forms.json'), 'utf8');
  const { problems } = v.parse(messageSchemas.forms, JSON.parse(file)) as Messages['forms'];
  const sentences = new Map(Object.entries(problems).map(([field, { missing }]) => [field, missing]));

  const reading = readForm(each.schema, {});
  const required = reading.ok ? [] : Object.keys(reading.problems);
  const missing = required.map((field) => sentences.get(field));

  expect(missing.length).toBeGreaterThan(2);
  expect(missing).not.toContain(undefined);
  expect(new Set(missing).size).toBe(missing.length);
});
