import { expect, test } from 'vitest';
import { getDeskFile } from '@parlour/contract/staff';
import {
  deletePaymentMethod,
  getProfile,
  getRequestFile,
  listEvents,
  previewDocument,
} from '@parlour/contract';
import { responseData } from './fixtures/examples.ts';
import {
  successResponse,
  createTestClient,
  jsonResponse,
  failureResponse,
} from './fixtures/server.ts';
import { fetchFile, fetchPreview, send } from './index.ts';

const html = (status: number) =>
  new Response('<!doctype html><h1>Bad gateway</h1>', {
    status,
    headers: { 'content-type': 'text/html' },
  });

test.each([
  ['JSON that is cut off', () => new Response('{"success":tr')],
  ['an HTML page', () => html(200)],
  ['nothing', () => new Response(null, { status: 204 })],
  ['a list', () => jsonResponse([])],
  ['null', () => jsonResponse(null)],
  ['no success', () => jsonResponse({ data: responseData.listEvents })],
  [
    'a success that is not a boolean',
    () => jsonResponse({ success: 'yes', data: responseData.listEvents }),
  ],
  ['no data', () => jsonResponse({ success: true })],
  ['null as data', () => successResponse(null)],
  [
    'an event without a title',
    () => successResponse({ ...responseData.listEvents, events: [{ id: 'e1' }] }),
  ],
])('client-13, client-24: %s instead of the events is a contract failure', async (_, respond) => {
  const { client } = createTestClient(respond);
  const result = await send(client, listEvents, {});
  expect(result).toMatchObject({
    ok: false,
    failure: { kind: 'contract', message: 'Failed to fetch events' },
  });
});

test.each([
  [true, 'nothing', () => new Response(null, { status: 204 })],
  [true, 'no data', () => jsonResponse({ success: true })],
  [true, 'null as data', () => successResponse(null)],
  [false, 'other data', () => successResponse({ events: [] })],
  [false, 'a success that is not a boolean', () => jsonResponse({ success: 'yes', data: null })],
])('client-13: it is %s of %s that the response is empty', async (isEmpty, _, respond) => {
  const { client } = createTestClient(respond);
  expect(await send(client, listEvents, {})).toMatchObject({
    failure: { kind: 'contract', isEmpty },
  });
});

test('client-13, client-27: the detail names the invalid field, the message does not', async () => {
  const invalid = { ...responseData.getProfile, firstName: 7 };
  const { client } = createTestClient(() => successResponse(invalid));
  const result = await send(client, getProfile, {});
  expect(result).toMatchObject({
    failure: {
      message: 'Failed to fetch profile',
      detail: expect.stringContaining('firstName: ') as string,
    },
  });
});

test('client-13: unknown fields are dropped', async () => {
  const { client } = createTestClient(() =>
    successResponse({ ...responseData.getProfile, secret: 1 }),
  );
  expect(await send(client, getProfile, {})).toEqual({ ok: true, value: responseData.getProfile });
});

test.each([
  ['204', () => new Response(null, { status: 204 })],
  ['an empty text', () => new Response('')],
  ['an envelope', () => successResponse(null)],
])('client-15: the response to a deletion may be %s', async (_, respond) => {
  const { client } = createTestClient(respond);
  expect(await send(client, deletePaymentMethod, { params: { id: 'k1' } })).toEqual({
    ok: true,
    value: null,
  });
});

test('client-16: a file is parsed as a file', async () => {
  const { client } = createTestClient(
    () => new Response('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } }),
  );
  const result = await fetchPreview(client, previewDocument, { params: { id: 'f1' } });
  expect(result).toMatchObject({
    ok: true,
    value: { kind: 'file', contentType: 'application/pdf' },
  });
  const blob = result.ok && result.value.kind === 'file' ? result.value.blob : new Blob();
  expect(blob.type).toBe('application/pdf');
  expect(await blob.text()).toBe('%PDF-1.7');
});

test('client-16: an envelope is parsed as a URL', async () => {
  const { client } = createTestClient(() => successResponse({ url: 'https://club.example/f1' }));
  expect(await fetchPreview(client, previewDocument, { params: { id: 'f1' } })).toEqual({
    ok: true,
    value: { kind: 'url', url: 'https://club.example/f1' },
  });
});

test.each([
  ['an envelope without a URL', () => successResponse({})],
  ['an empty envelope', () => jsonResponse({})],
  ['broken JSON', () => new Response('{', { headers: { 'content-type': 'application/json' } })],
  ['an HTML page', () => html(200)],
  ['an empty file', () => new Response('', { headers: { 'content-type': 'application/pdf' } })],
])('client-16: %s is not a preview', async (_, respond) => {
  const { client } = createTestClient(respond);
  expect(await fetchPreview(client, previewDocument, { params: { id: 'f1' } })).toMatchObject({
    ok: false,
    failure: { kind: 'contract', message: 'Invalid preview URL response' },
  });
});

test('client-16, client-22: a rejected preview shows the server’s message', async () => {
  const { client } = createTestClient(() =>
    failureResponse(404, { message: 'Document not found.' }),
  );
  expect(await fetchPreview(client, previewDocument, { params: { id: 'f1' } })).toMatchObject({
    failure: { kind: 'domain', message: 'Document not found.' },
  });
});

test('client-16: the file of a thread is a file, and an envelope or a page in its place a failure', async () => {
  const file = { params: { id: 'r1', fileId: 'f1' } };
  const pdf = () => new Response('%PDF-', { headers: { 'content-type': 'application/pdf' } });
  const result = await fetchFile(createTestClient(pdf).client, getRequestFile, file);
  expect(result.ok && (await result.value.text())).toBe('%PDF-');
  const page = () => new Response('<html>', { headers: { 'content-type': 'text/html' } });
  for (const respond of [page, () => successResponse(null), () => new Response('')]) {
    expect(await fetchFile(createTestClient(respond).client, getRequestFile, file)).toMatchObject({
      ok: false,
      failure: { kind: 'contract', message: 'Failed to open file. Please try again.' },
    });
  }
});

test('client-16: a file of the desk is read as it is, and a page in its place is a failure', async () => {
  const respond = (type: string) => () =>
    Promise.resolve(new Response('content', { headers: { 'content-type': type } }));
  const params = { id: 'request', fileId: 'file' };
  const file = await fetchFile(createTestClient(respond('image/png')).client, getDeskFile, {
    params,
  });
  expect(file.ok && (await file.value.text())).toBe('content');
  expect(
    await fetchFile(createTestClient(respond('text/html')).client, getDeskFile, { params }),
  ).toMatchObject({ failure: { kind: 'contract', message: 'The file could not be opened.' } });
});
