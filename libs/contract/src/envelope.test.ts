import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { failureSchema, successSchema } from './envelope.ts';
import { errorCodes, errorStatuses } from './errors.ts';

const refusal = { success: false, data: null, message: 'Subject is missing.' };

test('CN7: a success wraps its data', () => {
  const schema = successSchema(z.object({ id: z.string() }));
  expect(schema.parse({ success: true, data: { id: 'x' } })).toEqual({
    success: true,
    data: { id: 'x' },
  });
  expect(schema.safeParse({ success: true, data: {} }).success).toBe(false);
  expect(schema.safeParse({ success: false, data: { id: 'x' } }).success).toBe(false);
});

test('CN7: a refusal has a message, and may name reason, field and request', () => {
  const whole = { ...refusal, code: 'invalid_input', field: 'subject', requestId: 'q1' };
  expect(failureSchema.parse(whole)).toEqual(whole);
  expect(failureSchema.parse(refusal)).toMatchObject(refusal);
  expect(failureSchema.safeParse({ success: false, data: null }).success).toBe(false);
  expect(failureSchema.safeParse({ ...refusal, success: true }).success).toBe(false);
});

test('CN7: a reason that this version does not know reads as none', () => {
  expect(failureSchema.parse({ ...refusal, code: 'of_tomorrow' }).code).toBeUndefined();
  expect(failureSchema.parse({ ...refusal, code: 'toString' }).code).toBeUndefined();
});

test('CN7: every reason travels with an HTTP error, and none with 403, which would end the session', () => {
  expect(Object.keys(errorStatuses)).toEqual(errorCodes);
  const statuses: readonly number[] = Object.values(errorStatuses);
  expect(statuses.every((status) => status >= 400 && status < 600)).toBe(true);
  expect(statuses).not.toContain(403);
});

test('CN6: the envelope can be described in OpenAPI', () => {
  expect(z.toJSONSchema(failureSchema, { io: 'input' })).toMatchObject({
    required: ['success', 'data', 'message'],
    properties: { code: { enum: errorCodes } },
  });
});
