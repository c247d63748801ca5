import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getMe, signOutStaff } from '@parlour/contract/staff';
import { calls, listEvents, redeemBenefit, requestCode, verifyCode } from '@parlour/contract';
import { makeExample, sentCalls } from './fixtures/examples.ts';
import {
  createTestClient,
  jsonResponse,
  throwNetworkError,
  failureResponse,
} from './fixtures/server.ts';
import { type Client, send } from './index.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** Returns the result of a call and skips every wait. */
const settle = async <Value>(call: Promise<Value>): Promise<Value> => {
  await vi.runAllTimersAsync();
  return call;
};

const html = (status: number, statusText = '') =>
  new Response('<h1>Nothing here</h1>', {
    status,
    statusText,
    headers: { 'content-type': 'text/html' },
  });

test.each([400, 401, 403, 404, 409, 429, 500, 503])(
  'client-22: a response with %d shows the server’s message',
  async (status) => {
    const { client } = createTestClient(() =>
      failureResponse(status, { message: 'The club is closed.' }),
    );
    expect(await settle(send(client, listEvents, {}))).toMatchObject({
      ok: false,
      failure: { kind: 'domain', status, message: 'The club is closed.', hasServerMessage: true },
    });
  },
);

test('client-22: a domain failure without an HTTP error shows the server’s message too', async () => {
  const { client } = createTestClient(() => failureResponse(200, { message: 'Not today.' }));
  expect(await send(client, listEvents, {})).toMatchObject({
    failure: { kind: 'domain', status: 200, message: 'Not today.', hasServerMessage: true },
  });
});

const statusMessages = [
  [401, 'Authentication required. Please log in again.'],
  [403, 'Access denied. You do not have permission to access this resource.'],
  [400, 'HTTP error! status: 400'],
  [404, 'HTTP error! status: 404'],
  [500, 'HTTP error! status: 500'],
  [502, 'HTTP error! status: 502'],
] as const;

test.each(statusMessages)(
  'client-22, client-23: an HTML page with %d says %j',
  async (status, message) => {
    const { client } = createTestClient(() => html(status));
    expect(await settle(send(client, listEvents, {}))).toMatchObject({
      ok: false,
      failure: { kind: 'domain', status, message, hasServerMessage: false },
    });
  },
);

test.each(statusMessages)(
  'client-22, client-23: an envelope without a message with %d says %j',
  async (...row) => {
    const [status, message] = row;
    for (const body of [{}, { message: '' }, { message: '  ' }, { message: null }]) {
      const { client } = createTestClient(() => failureResponse(status, body));
      const result = await settle(send(client, listEvents, {}));
      const failure = { kind: 'domain', status, message, hasServerMessage: false };
      expect(result).toMatchObject({ failure });
    }
  },
);

test.each([
  ['a list', []],
  ['a text', 'no'],
  ['null', null],
  ['another shape', { error: 'internal', stack: 'at main.ts' }],
])(
  'client-23, client-27: %s as the body of an error says no more than its status',
  async (_, body) => {
    const { client } = createTestClient(() => jsonResponse(body, 400));
    const result = await send(client, listEvents, {});
    expect(result).toMatchObject({ failure: { message: 'HTTP error! status: 400' } });
    expect(JSON.stringify(result)).not.toContain('main.ts');
  },
);

const fallbacks = {
  getConfiguration: 'Failed to fetch configuration',
  listBenefits: 'Failed to fetch benefits',
  getBenefit: 'Failed to fetch benefit',
  getVendor: 'Failed to fetch vendor',
  redeemBenefit: 'Redemption failed',
  listEvents: 'Failed to fetch events',
  getEvent: 'Failed to fetch event',
  registerForEvent: 'Registration failed',
  cancelRegistration: 'Failed to cancel registration',
  listRegistrations: 'Failed to fetch registrations',
  listRedemptions: 'Failed to fetch codes',
  listDestinations: 'Failed to fetch destinations',
  getDestination: 'Failed to fetch destination',
  listRelatedVendors: 'Failed to fetch related vendors',
  getProfile: 'Failed to fetch profile',
  updateProfile: 'Failed to update profile',
  listPaymentMethods: 'Failed to fetch payment methods',
  addPaymentMethod: 'Failed to add payment method',
  deletePaymentMethod: 'Failed to delete payment method',
  submitChangeRequest: 'Failed to submit change request',
  submitRequest: 'Failed to submit request',
  listRequests: 'Failed to fetch requests',
  getRequest: 'Failed to fetch request',
  sendRequestMessage: 'Failed to send message',
  cancelRequest: 'Failed to cancel request',
  rateRequest: 'Failed to rate request',
  uploadRequestFile: 'Failed to upload file.',
  deleteRequestFile: 'Failed to remove file',
  listDocuments: 'Failed to fetch documents',
  uploadDocument: 'Failed to upload document.',
  deleteDocument: 'Failed to delete document',
  listGiftGuides: 'Failed to fetch gift guides',
  getGiftGuide: 'Failed to fetch gift guide',
  getGiftProduct: 'Failed to fetch gift product',
} as const;
const fallbackRows = Object.entries(fallbacks) as [keyof typeof fallbacks, string][];

test.each(fallbackRows)(
  'client-22, client-24: %s says %j when the server says nothing',
  async (name, message) => {
    const withoutMessage = createTestClient(() => failureResponse(200)).client;
    const invalid = createTestClient(() => jsonResponse('?')).client;
    const offline = createTestClient(throwNetworkError).client;
    const results = [withoutMessage, invalid, offline].map((client) =>
      makeExample(client, calls[name]),
    );
    expect(await settle(Promise.all(results))).toMatchObject([
      { failure: { kind: 'domain', message, hasServerMessage: false } },
      { failure: { kind: 'contract', message } },
      { failure: { kind: 'transport', message } },
    ]);
  },
);

test.each(sentCalls)(
  'client-24, client-25: %s without a response says what it declares',
  async (_, call) => {
    const { client } = createTestClient(throwNetworkError);
    const message = call.signsIn ? 'An error occurred. Please try again.' : call.failure;
    expect(await settle(makeExample(client, call))).toMatchObject({ failure: { message } });
  },
);

test.each(sentCalls.filter(([, { signsIn }]) => signsIn))(
  'client-25: %s never shows a status',
  async (_, call) => {
    const { client } = createTestClient(() => html(401));
    expect(await settle(makeExample(client, call))).toMatchObject({
      failure: { kind: 'domain', status: 401, message: call.failure },
    });
  },
);

test('client-24: a preview without a response has its fallback message', async () => {
  const { client } = createTestClient(throwNetworkError);
  expect(await settle(makeExample(client, calls.previewDocument))).toMatchObject({
    failure: { message: 'Failed to preview document. Please try again.' },
  });
});

const codeRequest = { email: 'member@club.example' };

test.each([
  ['requestCode', 'Failed to send code'],
  ['verifyCode', 'Invalid code'],
] as const)('client-25: %s rejected by the server says %j', async (name, message) => {
  const call = (client: Client) => makeExample(client, calls[name]);
  for (const respond of [
    () => failureResponse(400),
    () => html(502),
    () => failureResponse(200),
    () => html(401),
  ]) {
    expect(await call(createTestClient(respond).client)).toMatchObject({
      failure: { kind: 'domain', message },
    });
  }
  const waitMessage = 'Please wait 30 seconds.';
  const { client } = createTestClient(() => failureResponse(429, { message: waitMessage }));
  expect(await call(client)).toMatchObject({ failure: { message: waitMessage } });
});

test('client-25: a sign-in call without a valid response says so', async () => {
  const expected = { failure: { message: 'An error occurred. Please try again.' } };
  expect(
    await send(createTestClient(throwNetworkError).client, requestCode, { body: codeRequest }),
  ).toMatchObject(expected);
  const invalid = createTestClient(() =>
    jsonResponse({ success: true, data: { token: '' } }),
  ).client;
  expect(
    await send(invalid, verifyCode, { body: { ...codeRequest, code: '123456' } }),
  ).toMatchObject(expected);
});

test('client-26: a domain failure has code, field and request id', async () => {
  const body = { message: 'Email is missing.', field: 'attendeeInfo.email', requestId: 'q1' };
  const { client } = createTestClient(() =>
    failureResponse(400, { ...body, code: 'invalid_input' }),
  );
  expect(await send(client, listEvents, {})).toMatchObject({
    failure: { ...body, code: 'invalid_input' },
  });
});

test('client-26: an unknown code is omitted, the message stays', async () => {
  const { client } = createTestClient(() =>
    failureResponse(400, { message: 'No.', code: 'of_tomorrow' }),
  );
  const result = await send(client, listEvents, {});
  expect(result).toMatchObject({ failure: { message: 'No.', code: undefined } });
});

test.each([
  [401, 'Unauthorized', 'Authentication failed: 401 Unauthorized'],
  [403, 'Forbidden', 'Authentication failed: 403 Forbidden'],
  [404, 'Not Found', 'Refused: 404 Not Found'],
])('client-27: the detail of a %d names status and text', async (status, text, detail) => {
  const { client } = createTestClient(() => html(status, text));
  expect(await send(client, listEvents, {})).toMatchObject({ failure: { detail } });
});

test('client-27: the code replaces the status text, which HTTP/2 omits', async () => {
  const { client } = createTestClient(() => failureResponse(404, { code: 'not_found' }));
  expect(await send(client, listEvents, {})).toMatchObject({
    failure: { detail: 'Refused: 404 not_found' },
  });
});

test('client-27, client-28: a network error does not show its own text in the message', async () => {
  const { client } = createTestClient(throwNetworkError);
  const result = await send(client, redeemBenefit, { params: { id: 'b1' } });
  expect(result).toMatchObject({
    ok: false,
    failure: { kind: 'transport', reason: 'network', message: 'Redemption failed' },
  });
  expect(result.ok ? '' : result.failure.detail).toContain('network error');
});

test('client-28: anything that fetch rejects with is a failure', async () => {
  for (const reason of [new Error('odd'), 'a text', undefined]) {
    const { client } = createTestClient(vi.fn<() => Promise<Response>>().mockRejectedValue(reason));
    expect(await send(client, redeemBenefit, { params: { id: 'b1' } })).toMatchObject({
      failure: { kind: 'transport', reason: 'network' },
    });
  }
});

test('client-28: a call without a response ends after 30 s', async () => {
  const { client } = createTestClient(async () => new Promise(() => {}));
  const onEnd = vi.fn<(result: unknown) => void>();
  void send(client, redeemBenefit, { params: { id: 'b1' } }).then(onEnd);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(onEnd).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onEnd).toHaveBeenCalledWith(
    expect.objectContaining({
      failure: expect.objectContaining({ kind: 'transport', reason: 'timeout' }) as object,
    }),
  );
});

test('client-28: a response with an endless body times out after 30 s', async () => {
  const endless = () => new Response(new ReadableStream(), { status: 200 });
  expect(await settle(send(createTestClient(endless).client, listEvents, {}))).toMatchObject({
    failure: { kind: 'transport', reason: 'timeout' },
  });
});

test('client-28: an interrupted body is a transport failure', async () => {
  const broken = new ReadableStream({
    start: (controller) => {
      controller.error(new TypeError('terminated'));
    },
  });
  const { client } = createTestClient(() => new Response(broken));
  expect(await settle(send(client, listEvents, {}))).toMatchObject({
    failure: { kind: 'transport', reason: 'network' },
  });
});

test.each(['before', 'during', 'between retries'])(
  'client-28: an abort %s the call',
  async (phase) => {
    const controller = new AbortController();
    const respond =
      phase === 'during' ? async () => new Promise<never>(() => {}) : throwNetworkError;
    const { client, received } = createTestClient(respond);
    if (phase === 'before') controller.abort();
    const call = send(client, listEvents, {}, { signal: controller.signal });
    await vi.advanceTimersByTimeAsync(10);
    controller.abort();
    expect(await settle(call)).toMatchObject({ failure: { kind: 'transport', reason: 'aborted' } });
    expect(received.length).toBeLessThanOrEqual(1);
  },
);

test('client-24, client-28: a failed call of the desk says what could not be done', async () => {
  const { client } = createTestClient(() => failureResponse(403), { retries: 0 });
  expect(await send(client, getMe, {})).toMatchObject({ failure: { status: 403 } });
  const offline = createTestClient(() => Promise.reject(new TypeError('No network.')));
  expect(await send(offline.client, signOutStaff, {})).toMatchObject({
    failure: { message: 'You could not be signed out.' },
  });
});
