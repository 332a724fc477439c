import * as v from 'valibot';
import { expect, test } from 'vitest';
import { applicationFields } from '../domain/hostel/application.ts';
import { asha, bag, pickle } from '../storage/test-records.ts';
import { openTestApi } from './test-api.ts';

const documentSchema = v.object({
  openapi: v.literal('3.1.0'),
  paths: v.record(
    v.string(),
    v.record(v.string(), v.object({ responses: v.record(v.string(), v.unknown()) })),
  ),
  components: v.object({
    schemas: v.record(
      v.string(),
      v.looseObject({ required: v.array(v.string()), properties: v.record(v.string(), v.unknown()) }),
    ),
  }),
});

async function readDocument() {
  const { api, repositories } = await openTestApi();
  const answer = await api.request('/api/openapi.json');
  return { api, repositories, text: await answer.text() };
}

test('describes every call that there is', async () => {
  const { api, text } = await readDocument();
  const { paths } = v.parse(documentSchema, JSON.parse(text));
  const described = Object.entries(paths).flatMap(([path, calls]) =>
    Object.keys(calls).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const served = api.routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => `${method} ${path}`);
  expect(new Set(described)).toEqual(new Set(served));
});

test('describes the failures of an application, each by its status', async () => {
  const { text } = await readDocument();
  const { paths } = v.parse(documentSchema, JSON.parse(text));
  expect(Object.keys(paths['/enrollment/add']?.['post']?.responses ?? {})).toEqual([
    '201',
    '400',
    '413',
    '415',
    '422',
    '429',
    '500',
    '503',
  ]);
});

test('refers to nothing that it doesn’t hold', async () => {
  const { text } = await readDocument();
  const { components } = v.parse(documentSchema, JSON.parse(text));
  const names = [...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name);
  expect(new Set(names)).toEqual(new Set(Object.keys(components.schemas)));
});

test('promises the ten fields of a student, strictly', async () => {
  const { text } = await readDocument();
  const { components } = v.parse(documentSchema, JSON.parse(text));
  expect(components.schemas['Student']?.required).toHaveLength(10);
  expect(components.schemas['Student']).toMatchObject({
    properties: { name: { type: 'string' }, feesPaid: { type: 'boolean' } },
  });
});

test('describes what the calls respond with: no field more, and each required field there', async () => {
  const { api, repositories, text } = await readDocument();
  const { components } = v.parse(documentSchema, JSON.parse(text));
  await repositories.products.save([bag, pickle]);
  await repositories.publicStudents.save([asha]);
  for (const [path, name] of [
    ['/api/products', 'Product'],
    ['/enrolled', 'Student'],
  ] as const) {
    const { required, properties } = components.schemas[name] ?? {};
    for (const item of await (await api.request(path)).json()) {
      expect(Object.keys(properties ?? {})).toEqual(expect.arrayContaining(Object.keys(item)));
      expect(Object.keys(item)).toEqual(expect.arrayContaining(required ?? []));
    }
  }
});

test('describes prices as rupees, which may have decimals', async () => {
  const { text } = await readDocument();
  const { components } = v.parse(documentSchema, JSON.parse(text));
  expect(components.schemas['Product']).toMatchObject({
    properties: {
      price: { type: 'number', minimum: 0 },
      variants: { items: { properties: { price: { type: 'number' } } } },
    },
  });
});

test('describes the translations of a product, a variant and a colour, by language', async () => {
  const { text } = await readDocument();
  const { components } = v.parse(documentSchema, JSON.parse(text));
  const translations = (...fields: string[]) => {
    const properties = Object.fromEntries(fields.map((field) => [field, expect.anything()]));
    return { properties: { hi: { properties }, mr: { properties } } };
  };
  expect(components.schemas['Product']).toMatchObject({
    properties: {
      translations: translations('name', 'description', 'unit', 'alt', 'styles'),
      variants: { items: { properties: { translations: translations('type', 'description') } } },
      colorVariants: { items: { properties: { translations: translations('color') } } },
    },
  });
});

test('describes the bounds of an application, as its schema has them', async () => {
  const { text } = await readDocument();
  const { components } = v.parse(documentSchema, JSON.parse(text));
  expect(components.schemas['Application']).toMatchObject({
    properties: {
      firstName: { type: 'string', minLength: 1, maxLength: 100 },
      duration: { enum: ['3months', '6months', '1year'] },
      noticeVersion: { type: 'string', description: expect.stringContaining('in force') },
    },
    required: applicationFields.filter((field) => field !== 'additionalInfo'),
  });
});
