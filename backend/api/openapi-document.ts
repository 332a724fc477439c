import { toJsonSchema } from '@valibot/to-json-schema';
import { applicationSchema } from '../../domain/application.ts';
import { productSchema } from '../../domain/product.ts';
import { studentSchema } from '../../domain/student.ts';
import { answerSchema } from './answer-schema.ts';

const text = { type: 'string' };
const message = { type: 'object', properties: { message: text }, required: ['message'] };

const schemas = {
  Product: answerSchema(productSchema),
  Student: answerSchema(studentSchema),
  // The form as it is after trimming: this is the side that knows how long each text may be.
  Application: toJsonSchema(applicationSchema, {
    target: 'draft-2020-12',
    typeMode: 'output',
    errorMode: 'ignore',
  }),
  Receipt: {
    type: 'object',
    properties: { message: text, reference: { type: 'string', pattern: '^HE-[0-9A-Z]{6}$' } },
    required: ['message', 'reference'],
  },
  Failure: message,
  InvalidApplication: {
    type: 'object',
    properties: { message: text, errors: { type: 'object', additionalProperties: text } },
    required: ['message', 'errors'],
  },
  Status: { type: 'object', properties: { status: { const: 'ok' } }, required: ['status'] },
};

type SchemaName = keyof typeof schemas;

const ref = (name: SchemaName) => ({ $ref: `#/components/schemas/${name}` });
const listOf = (name: SchemaName) => ({ type: 'array', items: ref(name) });
const json = (description: string, schema: object) => ({
  description,
  content: { 'application/json': { schema } },
});
const failure = (description: string) => json(description, ref('Failure'));
const unexpected = {
  '500': failure('Our mistake.'),
  '503': { ...failure('The database does not answer.'), headers: { 'Retry-After': { schema: text } } },
};

/** The description of all calls, in OpenAPI 3.1, its schemas made from the domain's own. */
export const openapiDocument = {
  openapi: '3.1.0',
  info: {
    title: 'The calls of the foundation’s website',
    version: '1.0.0',
    description: 'Every failure is JSON with a `message` for people. Prices are in rupees.',
  },
  paths: {
    '/api/products': {
      get: {
        operationId: 'listProducts',
        summary: 'All products of the shop, in the order of the catalogue.',
        parameters: [
          { name: 'If-None-Match', in: 'header', schema: text, description: 'The ETag of the list at hand.' },
        ],
        responses: {
          '200': { ...json('The products.', listOf('Product')), headers: { ETag: { schema: text } } },
          '304': { description: 'The list at hand is the current one.' },
          ...unexpected,
        },
      },
    },
    '/enrollment/add': {
      post: {
        operationId: 'addEnrollment',
        summary: 'Hands in an application for a place in the hostel; the identical one again is stored once.',
        requestBody: { required: true, content: { 'application/json': { schema: ref('Application') } } },
        responses: {
          '201': json('The application is stored.', ref('Receipt')),
          '400': failure('The body is not a JSON object.'),
          '413': failure('The body is over 32 kB.'),
          '415': failure('The body is not sent as JSON.'),
          '422': json('Some fields need another look; a sentence for each.', ref('InvalidApplication')),
          '429': {
            ...failure('More than 8 a minute or 60 an hour from one address.'),
            headers: { 'Retry-After': { schema: text, description: 'Seconds.' } },
          },
          ...unexpected,
        },
      },
    },
    '/enrolled': {
      get: {
        operationId: 'listEnrolled',
        summary: 'The enrolled students; never to be cached. Contact details may be masked.',
        responses: {
          '200': json('The students.', listOf('Student')),
          '403': failure('The list is closed.'),
          ...unexpected,
        },
      },
    },
    '/api/openapi.json': {
      get: {
        operationId: 'describe',
        summary: 'This description.',
        responses: { '200': json('OpenAPI 3.1.', { type: 'object' }) },
      },
    },
    '/healthz': {
      get: {
        operationId: 'isAlive',
        summary: 'Whether the process lives.',
        responses: { '200': json('It does.', ref('Status')) },
      },
    },
    '/readyz': {
      get: {
        operationId: 'isReady',
        summary: 'Whether the database answers.',
        responses: { '200': json('It does.', ref('Status')), '503': failure('It does not.') },
      },
    },
  },
  components: { schemas },
};
