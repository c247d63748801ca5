import { calls, type CallName } from '@parlour/contract';
import { expect, test } from 'vitest';
import { examples } from './fixtures/calls.ts';
import { responseData } from './fixtures/responseData.ts';
import { createTestClient, failureResponse, successResponse } from './fixtures/server.ts';
import { listDocuments, listPaymentMethods, submitRequest } from './index.ts';

interface AnySchema {
  readonly _zod: {
    readonly def: {
      readonly type: string;
      readonly shape?: Readonly<Record<string, AnySchema>>;
      readonly element?: AnySchema;
      readonly innerType?: AnySchema;
      readonly options?: readonly AnySchema[];
    };
  };
}

const later = { isLater: true, list: [1], deep: { text: 'from a newer server' } };
const LATER_CHOICE = 'of_a_newer_server';

/** Whether a schema is one of known choices. */
const isChoice = ({ _zod: { def } }: AnySchema) =>
  def.options?.some((option) => option._zod.def.type === 'enum') ?? false;

/**
 * Returns what a newer server could send: each choice has another value, and each object another field.
 * @param added fields for each object
 */
const sentLater = (schema: AnySchema, data: unknown, added: object): unknown => {
  const { shape, element, innerType } = schema._zod.def;
  if (isChoice(schema)) return LATER_CHOICE;
  if (data === null || data === undefined) return data;
  if (innerType !== undefined) return sentLater(innerType, data, added);
  if (element !== undefined && Array.isArray(data)) {
    return data.map((item) => sentLater(element, item, added));
  }
  if (shape === undefined) return data;
  const parts = Object.entries(data).map(([name, part]) => [
    name,
    shape[name] === undefined ? part : sentLater(shape[name], part, added),
  ]);
  return { ...Object.fromEntries(parts), ...added };
};

const sentCalls = (Object.keys(calls) as CallName[]).filter(
  (name) => name !== 'proxyImage' && name !== 'getRequestFile',
);

test.each(sentCalls)('CL33: %s reads the response of a newer server', async (name) => {
  const schema: AnySchema = calls[name].data;
  const sent = sentLater(schema, responseData[name], { later });
  const { client } = createTestClient(() => successResponse(sent));
  const result = await examples[name].make(client);
  const read = sentLater(schema, responseData[name], {});
  expect(result).toEqual({
    ok: true,
    value: name === 'previewDocument' ? { kind: 'url', ...(read as object) } : read,
  });
});

test('CL33: an unknown brand, extension and status are passed on', async () => {
  const respond = (data: unknown) => createTestClient(() => successResponse(data)).client;
  const [card] = responseData.listPaymentMethods;
  const [document] = responseData.listDocuments;
  const cards = await listPaymentMethods(
    respond([{ ...card, brand: 'Parlour Card', purpose: 'travel' }]),
    {},
  );
  expect(cards).toMatchObject({ ok: true, value: [{ brand: 'Parlour Card', purpose: 'travel' }] });
  const documents = await listDocuments(respond([{ ...document, extension: 'webp' }]), {});
  expect(documents).toMatchObject({ ok: true, value: [{ extension: 'webp' }] });
  const body = { requestType: 'Other', subject: 'Help', otherDescription: 'Please' } as const;
  const receipt = { ...responseData.submitRequest, status: 'on_hold' };
  expect(await submitRequest(respond(receipt), { body })).toEqual({ ok: true, value: receipt });
});

test('CL33: a failure with an unknown code and other fields is read', async () => {
  const { client } = createTestClient(() =>
    failureResponse(418, { message: 'Tea only.', code: 'tea_only', later, errors: [later] }),
  );
  expect(await listDocuments(client, {})).toMatchObject({
    ok: false,
    failure: { kind: 'domain', status: 418, message: 'Tea only.' },
  });
});
