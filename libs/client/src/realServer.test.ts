/// <reference types="node" />
import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import {
  getBenefit,
  listEvents,
  previewDocument,
  redeemBenefit,
  submitRequest,
} from '@parlour/contract';
import { responseData } from './fixtures/examples.ts';
import { member } from './fixtures/server.ts';
import { createClient, fetchPreview, send } from './index.ts';

let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Starts a server on a free port. Returns its client, and the requests that it received. */
const serve = async (listener: RequestListener) => {
  const requests: {
    method: string;
    url: string;
    headers: Record<string, unknown>;
    body: string;
  }[] = [];
  server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      requests.push({ method, url, headers, body });
      listener(request, response);
    });
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const serverUrl = server.address();
  const port = typeof serverUrl === 'object' ? serverUrl?.port : undefined;
  const client = createClient({
    baseUrl: `http://127.0.0.1:${port}`,
    credentials: () => member,
    referral: () => null,
    endsSession: () => false,
    onSessionEnd: () => {},
    newKey: () => 'key',
  });
  return { client, requests };
};

const respondWith = (data: unknown): RequestListener => {
  return (_, response) => {
    response.setHeader('content-type', 'application/json; charset=utf-8');
    response.end(JSON.stringify({ success: true, data }));
  };
};

test('client-1, client-2, client-6: a write reaches a real server unchanged', async () => {
  const { client, requests } = await serve(respondWith(responseData.submitRequest));
  const body = { requestType: 'Other', subject: 'Café', otherDescription: '“Hello”' } as const;
  expect(await send(client, submitRequest, { body })).toEqual({
    ok: true,
    value: responseData.submitRequest,
  });
  expect(requests).toMatchObject([
    {
      method: 'POST',
      url: '/api/requests',
      body: JSON.stringify(body),
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        authorization: 'Bearer session-token',
        'x-crm-token': 'crm-token',
        'idempotency-key': 'key',
      },
    },
  ]);
});

test('client-1, client-4: a read without body sends its fixed query', async () => {
  const { client, requests } = await serve(respondWith(responseData.getBenefit));
  expect(await send(client, getBenefit, { params: { id: 'b/1' } })).toEqual({
    ok: true,
    value: responseData.getBenefit,
  });
  expect(requests).toMatchObject([{ url: '/api/vendors/b%2F1?benefitView=true', body: '' }]);
});

test('client-1: a write without body sends none', async () => {
  const { client, requests } = await serve(respondWith(responseData.redeemBenefit));
  expect(await send(client, redeemBenefit, { params: { id: 'b1' } })).toMatchObject({ ok: true });
  expect(requests).toMatchObject([{ method: 'POST', url: '/api/vendors/b1/redeem', body: '' }]);
});

test('client-16: a file arrives unchanged', async () => {
  const { client } = await serve((_, response) => {
    response.setHeader('content-type', 'image/png');
    response.end(Uint8Array.of(137, 80, 78, 71));
  });
  const result = await fetchPreview(client, previewDocument, { params: { id: 'f1' } });
  const blob = result.ok && result.value.kind === 'file' ? result.value.blob : new Blob();
  expect([...new Uint8Array(await blob.arrayBuffer())]).toEqual([137, 80, 78, 71]);
});

test('client-29: a read is retried when the server drops the connection', async () => {
  const { client, requests } = await serve((request, response) => {
    if (requests.length === 1) request.socket.destroy();
    else respondWith(responseData.listEvents)(request, response);
  });
  expect(await send(client, listEvents, {})).toEqual({ ok: true, value: responseData.listEvents });
  expect(requests).toHaveLength(2);
});

test('client-28: a write is a transport failure when the server drops the connection', async () => {
  const { client, requests } = await serve((request) => request.socket.destroy());
  expect(await send(client, redeemBenefit, { params: { id: 'b1' } })).toMatchObject({
    ok: false,
    failure: { kind: 'transport', reason: 'network', message: 'Redemption failed' },
  });
  expect(requests).toHaveLength(1);
});
