import {
  type DomainFailure,
  getConfiguration,
  getEvent,
  getProfile,
  listEvents,
  previewDocument,
  redeemBenefit,
  signOut,
  verifyCode,
} from '@parlour/contract';
import { expect, test, vi } from 'vitest';
import { responseData } from './fixtures/examples.ts';
import {
  successResponse,
  createTestClient,
  member,
  throwNetworkError,
  failureResponse,
} from './fixtures/server.ts';
import { type Credentials, fetchPreview, send } from './index.ts';

const createSessionClient = (
  respond: Parameters<typeof createTestClient>[0],
  credentials: () => Credentials | null = () => member,
) => {
  const onSessionEnd = vi.fn<(failure: DomainFailure) => void>();
  return { ...createTestClient(respond, { credentials, onSessionEnd }), onSessionEnd };
};

test.each([401, 403])('client-33: a %d is reported with its failure', async (status) => {
  const { client, onSessionEnd } = createSessionClient(() =>
    failureResponse(status, { message: 'Signed out.' }),
  );
  await send(client, getProfile, {});
  expect(onSessionEnd).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ kind: 'domain', status, message: 'Signed out.' }),
  );
});

const page = (status: number) =>
  new Response('<!doctype html><title>Forbidden by the Wi-Fi</title>', {
    status,
    headers: { 'content-type': 'text/html' },
  });
const json = { 'content-type': 'application/json' };
const cutOff = (text: string) =>
  new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode(text)),
    pull: (controller) => controller.error(new TypeError('terminated')),
  });

test.each([
  ['the page of a captive portal', () => page(200)],
  ['a page that asks to sign in to the network', () => page(511)],
  ["a proxy's page", () => page(502)],
  [
    'a response that ends too early',
    () => new Response('{"success":true,"data":{"ev', { headers: json }),
  ],
  ['a connection that breaks within the response', () => new Response(cutOff('{"success":tr'))],
])('client-35: %s is a failure and ends no session', async (_, respond) => {
  vi.useFakeTimers();
  const { client, onSessionEnd } = createSessionClient(respond);
  const results = Promise.all([
    send(client, getProfile, {}),
    send(client, redeemBenefit, { params: { id: 'b1' } }),
    fetchPreview(client, previewDocument, { params: { id: 'f1' } }),
  ]);
  await vi.runAllTimersAsync();
  for (const result of await results) {
    expect(result.ok).toBe(false);
    expect(result.ok ? '' : result.failure.message).not.toContain('<');
  }
  expect(onSessionEnd).not.toHaveBeenCalled();
  vi.useRealTimers();
});

test('client-33: many calls that fail after a session’s end are one report', async () => {
  const { client, onSessionEnd } = createSessionClient(() => failureResponse(401));
  await Promise.all([
    send(client, getProfile, {}),
    send(client, listEvents, {}),
    send(client, redeemBenefit, { params: { id: 'b1' } }),
  ]);
  await send(client, getEvent, { params: { id: 'e1' } });
  await fetchPreview(client, previewDocument, { params: { id: 'f1' } });
  expect(onSessionEnd).toHaveBeenCalledTimes(1);
});

test('client-33: the next session’s end is reported again', async () => {
  let token = 'first';
  const { client, onSessionEnd } = createSessionClient(
    () => failureResponse(401),
    () => ({ ...member, token }),
  );
  await send(client, getProfile, {});
  token = 'second';
  await send(client, getProfile, {});
  expect(onSessionEnd).toHaveBeenCalledTimes(2);
});

test('client-33: the given rule decides, also for a domain failure without an HTTP error', async () => {
  const onSessionEnd = vi.fn<(failure: DomainFailure) => void>();
  const { client } = createTestClient(() => failureResponse(200, { message: 'Forbidden' }), {
    onSessionEnd,
    endsSession: ({ message }) => message.includes('Forbidden'),
  });
  await send(client, getProfile, {});
  expect(onSessionEnd).toHaveBeenCalledTimes(1);
});

test.each([
  ['a valid response', () => successResponse(responseData.getProfile)],
  ['an invalid response', () => successResponse('nonsense')],
  ['another domain failure', () => failureResponse(404)],
])('client-33: %s ends no session', async (_, respond) => {
  const { client, onSessionEnd } = createSessionClient(respond);
  await send(client, getProfile, {});
  expect(onSessionEnd).not.toHaveBeenCalled();
});

test('client-33: a network error ends no session', async () => {
  const { client, onSessionEnd } = createSessionClient(throwNetworkError);
  await send(client, redeemBenefit, { params: { id: 'b1' } });
  expect(onSessionEnd).not.toHaveBeenCalled();
});

test('client-34: neither a sign-in call nor another public call ends a session', async () => {
  const { client, onSessionEnd } = createSessionClient(() => failureResponse(401));
  await send(client, verifyCode, { body: { email: 'member@club.example', code: '123456' } });
  await send(client, getConfiguration, {});
  expect(onSessionEnd).not.toHaveBeenCalled();
});

test('client-34: the failure of a visitor’s call ends no session', async () => {
  const { client, onSessionEnd } = createSessionClient(
    () => failureResponse(401),
    () => null,
  );
  await send(client, getEvent, { params: { id: 'e1' } });
  await send(client, getProfile, {});
  expect(onSessionEnd).not.toHaveBeenCalled();
});

test('client-34, client-10: the failure of signing out of an earlier session ends no session', async () => {
  const { client, onSessionEnd } = createSessionClient(() => failureResponse(401));
  await send(client, signOut, {}, { credentials: { token: 'ended', crmToken: 'ended-crm' } });
  expect(onSessionEnd).not.toHaveBeenCalled();
});

test('client-34: a late failure does not end a session that began in the meantime', async () => {
  let token = 'first';
  const { client, onSessionEnd } = createSessionClient(
    () => {
      token = 'second';
      return failureResponse(401);
    },
    () => ({ ...member, token }),
  );
  await send(client, getProfile, {});
  expect(onSessionEnd).not.toHaveBeenCalled();
});
