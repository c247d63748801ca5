import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { uploadDocument } from '@parlour/contract';
import { responseData } from './fixtures/examples.ts';
import { successResponse, createTestClient, throwNetworkError } from './fixtures/server.ts';
import { StubXhr } from './fixtures/xhr.ts';
import { uploadFile, type UploadOptions } from './index.ts';

const body = { file: 'data:application/pdf;base64,AA==', title: 'Passport', description: 'Café' };
const response = JSON.stringify({ success: true, data: responseData.uploadDocument });

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', StubXhr);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Starts an upload. Returns its result, its progress and its stub. */
const start = async (options: UploadOptions = {}, endsSession = false) => {
  const progressed: number[] = [];
  const onSessionEnd = vi.fn();
  const { client } = createTestClient(throwNetworkError, {
    endsSession: () => endsSession,
    onSessionEnd,
  });
  const before = StubXhr.last;
  const result = uploadFile(
    client,
    uploadDocument,
    { body },
    {
      onProgress: (progress) => progressed.push(progress),
      ...options,
    },
  );
  await vi.waitFor(() => expect(StubXhr.last).not.toBe(before));
  return { result, progressed, onSessionEnd, xhr: StubXhr.last };
};

test('client-17, client-18: an upload is sent as any call, and reports its progress', async () => {
  const { result, progressed, xhr } = await start({ idempotencyKey: 'mine' });
  expect(xhr).toMatchObject({
    method: 'POST',
    url: 'https://club.example/api/profile/documents',
    sent: {
      'content-type': 'application/json',
      accept: 'application/json',
      authorization: 'Bearer session-token',
      'x-crm-token': 'crm-token',
      'idempotency-key': 'mine',
    },
  });
  expect(JSON.parse(await xhr.body!.text())).toEqual(body);
  xhr.progress(1, 4);
  xhr.progress(3, 0, false);
  xhr.progress(4, 4);
  expect(progressed).toEqual([0.25, 1]);
  xhr.respond(201, response);
  expect(await result).toEqual({ ok: true, value: responseData.uploadDocument });
});

test('client-6, client-18: an upload without a key creates its own', async () => {
  const { xhr } = await start();
  expect(xhr.sent['idempotency-key']).toBe('key-1');
});

test.each([
  [413, 'The file is larger than 10 MB.', 'file'],
  [400, 'The file is not what its name says.', 'file'],
  [503, 'Too many documents are being uploaded.', 'file'],
] as const)('client-18: a domain failure with %d has a message and its field', async (...row) => {
  const [status, message, field] = row;
  const { result, xhr } = await start();
  xhr.respond(status, JSON.stringify({ success: false, data: null, message, field }));
  expect(await result).toMatchObject({ failure: { kind: 'domain', status, message, field } });
});

test('client-33, client-18: a failure that ends the session is reported', async () => {
  const { result, xhr, onSessionEnd } = await start({}, true);
  xhr.respond(401, '', 'no header line\r\n\r\n');
  expect(await result).toMatchObject({ failure: { kind: 'domain', status: 401 } });
  expect(onSessionEnd).toHaveBeenCalledOnce();
});

test('client-13, client-18: an invalid response is a contract failure', async () => {
  for (const [status, text] of [
    [201, 'nonsense'],
    [204, ''],
  ] as const) {
    const { result, xhr } = await start();
    xhr.respond(status, text);
    expect(await result).toMatchObject({
      failure: { kind: 'contract', message: 'Failed to upload document.' },
    });
  }
});

test('client-28, client-18: a network error and an invalid status are failures', async () => {
  const offline = await start();
  offline.xhr.fail();
  expect(await offline.result).toMatchObject({
    failure: { kind: 'transport', reason: 'network', message: 'Failed to upload document.' },
  });
  const invalid = await start();
  invalid.xhr.respond(999, '');
  expect(await invalid.result).toMatchObject({ ok: false, failure: { kind: 'transport' } });
});

test('client-19: an abort ends the upload at once', async () => {
  const abort = new AbortController();
  const { result, xhr } = await start({ signal: abort.signal });
  abort.abort();
  expect(await result).toMatchObject({ failure: { kind: 'transport', reason: 'aborted' } });
  expect(xhr.aborted).toBe(true);
});

test('client-19: an upload that was aborted before is not sent', async () => {
  const { client } = createTestClient(throwNetworkError);
  const before = StubXhr.last;
  const result = uploadFile(client, uploadDocument, { body }, { signal: AbortSignal.abort() });
  expect(await result).toMatchObject({ failure: { kind: 'transport', reason: 'aborted' } });
  expect(StubXhr.last).toBe(before);
});

test('client-19: an upload may take any time, and times out after 30 s without progress', async () => {
  vi.useFakeTimers();
  const { result, xhr } = await start();
  for (let seconds = 0; seconds < 120; seconds += 20) {
    await vi.advanceTimersByTimeAsync(20_000);
    xhr.progress(seconds, 120);
  }
  expect(xhr.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(xhr.aborted).toBe(true);
  expect(await result).toMatchObject({ failure: { kind: 'transport', reason: 'timeout' } });
});

test('client-19: the response to a whole upload may take two minutes', async () => {
  vi.useFakeTimers();
  const { result, xhr } = await start();
  xhr.progress(120, 120);
  await vi.advanceTimersByTimeAsync(119_000);
  expect(xhr.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1000);
  expect(xhr.aborted).toBe(true);
  expect(await result).toMatchObject({ failure: { kind: 'transport', reason: 'timeout' } });
});

test('client-17: without an XMLHttpRequest an upload is an ordinary call', async () => {
  vi.unstubAllGlobals();
  const onProgress = vi.fn();
  const { client, received } = createTestClient(() => successResponse(responseData.uploadDocument));
  expect(await uploadFile(client, uploadDocument, { body }, { onProgress })).toMatchObject({
    ok: true,
  });
  expect(received).toHaveLength(1);
  expect(onProgress).not.toHaveBeenCalled();
});
