import { listDocuments, listPaymentMethods, submitRequest } from '@parlour/contract';
import { exampleOf } from '@parlour/contract/testing';
import { expect, test } from 'vitest';
import { makeExample, responseData, sentCalls } from './fixtures/examples.ts';
import { createTestClient, failureResponse, successResponse } from './fixtures/server.ts';
import { send } from './index.ts';

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

test.each(sentCalls)('client-14: %s reads the response of a newer server', async (name, call) => {
  const schema: AnySchema = call.data;
  const data = exampleOf(call.data);
  const sent = sentLater(schema, data, { later });
  const { client } = createTestClient(() => successResponse(sent));
  const result = await makeExample(client, call);
  const read = sentLater(schema, data, {});
  expect(result).toEqual({
    ok: true,
    value: name === 'previewDocument' ? { kind: 'url', ...(read as object) } : read,
  });
});

test('client-14: an unknown brand, extension and status are passed on', async () => {
  const respond = (data: unknown) => createTestClient(() => successResponse(data)).client;
  const [card] = responseData.listPaymentMethods;
  const [document] = responseData.listDocuments;
  const cards = await send(
    respond([{ ...card, brand: 'Parlour Card', purpose: 'travel' }]),
    listPaymentMethods,
    {},
  );
  expect(cards).toMatchObject({ ok: true, value: [{ brand: 'Parlour Card', purpose: 'travel' }] });
  const documents = await send(respond([{ ...document, extension: 'webp' }]), listDocuments, {});
  expect(documents).toMatchObject({ ok: true, value: [{ extension: 'webp' }] });
  const body = { requestType: 'Other', subject: 'Help', otherDescription: 'Please' } as const;
  const receipt = { ...responseData.submitRequest, status: 'on_hold' };
  expect(await send(respond(receipt), submitRequest, { body })).toEqual({
    ok: true,
    value: receipt,
  });
});

test('client-14: a failure with an unknown code and other fields is read', async () => {
  const { client } = createTestClient(() =>
    failureResponse(418, { message: 'Tea only.', code: 'tea_only', later, errors: [later] }),
  );
  expect(await send(client, listDocuments, {})).toMatchObject({
    ok: false,
    failure: { kind: 'domain', status: 418, message: 'Tea only.' },
  });
});
