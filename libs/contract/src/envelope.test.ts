import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { failureSchema, successSchema } from './envelope.ts';
import { errorCodes, errorStatuses } from './errors.ts';

const failure = { success: false, data: null, message: 'Subject is missing.' };

test('contract-7: a success wraps its data, and has a message, which may be empty', () => {
  const schema = successSchema(z.object({ id: z.string() }));
  const complete = { success: true, data: { id: 'x' }, message: '' };
  expect(schema.parse(complete)).toEqual(complete);
  expect(schema.safeParse({ ...complete, data: {} }).success).toBe(false);
  expect(schema.safeParse({ ...complete, success: false }).success).toBe(false);
  expect(schema.safeParse({ success: true, data: { id: 'x' } }).success).toBe(false);
});

test('contract-8: a failure has a message, and may name code, field and request', () => {
  const complete = { ...failure, code: 'invalid_input', field: 'subject', requestId: 'q1' };
  expect(failureSchema.parse(complete)).toEqual(complete);
  expect(failureSchema.parse(failure)).toMatchObject(failure);
  expect(failureSchema.safeParse({ success: false, data: null }).success).toBe(false);
  expect(failureSchema.safeParse({ ...failure, success: true }).success).toBe(false);
});

test('contract-8: a code that this version does not know is dropped', () => {
  expect(failureSchema.parse({ ...failure, code: 'of_tomorrow' }).code).toBeUndefined();
  expect(failureSchema.parse({ ...failure, code: 'toString' }).code).toBeUndefined();
});

test('contract-8: every code has an HTTP error status, and 403, which ends a member’s session, is for staff', () => {
  expect(Object.keys(errorStatuses)).toEqual(errorCodes);
  const statuses: readonly number[] = Object.values(errorStatuses);
  expect(statuses.every((status) => status >= 400 && status < 600)).toBe(true);
  expect(errorCodes.filter((code) => errorStatuses[code] === 403)).toEqual([
    'forbidden',
    'step_up_required',
  ]);
});

test('contract-6: the envelope can be described in OpenAPI', () => {
  expect(z.toJSONSchema(failureSchema, { io: 'input' })).toMatchObject({
    required: ['success', 'data', 'message'],
    properties: { code: { enum: errorCodes } },
  });
});
