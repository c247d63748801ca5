import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Call } from '../call.ts';
import { calls, liveCalls } from '../calls.ts';
import { staffCalls, staffLiveCalls } from '../staff/calls.ts';
import { exampleOf } from './exampleOf.ts';

const everyCall = Object.entries<Call>({
  ...calls,
  ...liveCalls,
  ...staffCalls,
  ...staffLiveCalls,
});

test.each(everyCall)('an example of each part of %s is what its schema parses to', (_, call) => {
  for (const part of ['params', 'query', 'body', 'data'] as const) {
    const schema = call[part];
    if (schema === undefined) continue;
    const example = exampleOf(schema);
    expect(schema.parse(example)).toEqual(example);
    expect(exampleOf(schema)).toEqual(example);
  }
});

test('an example has every optional field, the first choice and one item of each list', () => {
  const schema = z.object({
    choice: z.enum(['first', 'second']),
    lines: z.optional(z.array(z.nullable(z.string()))),
  });
  expect(exampleOf(schema)).toEqual({ choice: 'first', lines: ['example'] });
});

test('a schema without an example is named', () => {
  expect(() => exampleOf(z.string().check(z.regex(/^§$/)))).toThrow('no value');
  expect(() => exampleOf(z.date())).toThrow('date');
});
