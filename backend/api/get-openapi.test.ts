import * as v from 'valibot';
import { expect, onTestFinished, test } from 'vitest';
import { openTestApi } from './test-api.ts';

const documentSchema = v.object({
  openapi: v.literal('3.1.0'),
  paths: v.record(
    v.string(),
    v.record(v.string(), v.object({ responses: v.record(v.string(), v.unknown()) })),
  ),
  components: v.object({ schemas: v.record(v.string(), v.looseObject({ required: v.array(v.string()) })) }),
});

async function readDocument() {
  const { api, remove } = await openTestApi();
  onTestFinished(remove);
  const answer = await api.request('/api/openapi.json');
  return { api, text: await answer.text() };
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
