import { calls, liveCalls } from '@parlour/contract';
import {
  formerCalls,
  staffCalls,
  staffLiveCalls,
  WEBHOOK_TEST,
  webhookEventNames,
} from '@parlour/contract/staff';
import { expect, onTestFinished, test } from 'vitest';
import { startTestClub } from '../../testing/testClub.ts';
import { deskApp, type DocumentedApp, memberApp, openApiDocument, operationOf } from './openapi.ts';

const idsOf = (app: DocumentedApp) =>
  [...JSON.stringify(openApiDocument('The Club', app)).matchAll(/"operationId":"(\w+)"/g)]
    .flatMap(([, id = '']) => id.split('_or_'))
    .toSorted();

test('api/api-docs-1: the document has every served call, with its parts and its access', () => {
  const document = openApiDocument('The Club', memberApp);
  expect(document['openapi']).toBe('3.1.0');
  expect(idsOf(memberApp)).toEqual(Object.keys({ ...calls, ...liveCalls }).toSorted());
  expect(document).toMatchObject({
    paths: {
      '/api/vendors': { get: { parameters: [{ name: 'benefitView', required: true }, {}] } },
      // Two calls share this path: their fixed parameter is optional, and the response is one of two.
      '/api/vendors/{id}': {
        get: {
          parameters: [{ name: 'id' }, { name: 'benefitView', required: false }, { name: 'ref' }],
          responses: {
            '200': {
              content: {
                'application/json': { schema: { properties: { data: { anyOf: [{}, {}] } } } },
              },
            },
          },
        },
      },
      '/api/requests': { post: { requestBody: { required: true }, responses: { '201': {} } } },
      '/api/simple-auth/request-otp': { post: { security: [] } },
      '/api/images/proxy': { get: { responses: { '200': { content: { '*/*': {} } } } } },
    },
  });
});

test('api/api-docs-1: the document tells which calls create something, and which respond with a file', () => {
  const namesWith = (...parts: readonly string[]) =>
    memberApp.calls
      .filter((documented) => {
        const text = JSON.stringify(operationOf(documented)['responses']);
        return parts.every((part) => text.includes(part));
      })
      .map(({ name }) => name);
  expect(namesWith('"201":')).toEqual([
    'addPaymentMethod',
    'submitChangeRequest',
    'submitRequest',
    'uploadRequestFile',
    'uploadDocument',
  ]);
  expect(namesWith('"*/*":')).toEqual(['getRequestFile', 'previewDocument', 'proxyImage']);
  expect(namesWith('"*/*":', '"application/json":')).toEqual(['previewDocument']);
});

test('api/api-docs-1: a call of staff tells its cookie, and whether an API key opens it', () => {
  const call = { ...calls.submitRequest, access: staffCalls.writeDeskNote.access };
  expect(operationOf({ name: 'reply', call })).toMatchObject({
    security: [{ desk: [], deskHeader: [] }],
    parameters: [{ name: 'Idempotency-Key' }],
  });
  const open = { ...call, access: staffCalls.changeDeskTags.access };
  expect(operationOf({ name: 'tag', call: open })).toMatchObject({
    security: [{ desk: [], deskHeader: [] }, { apiKey: [] }],
  });
});

test('api/api-docs-5: the calls of the release before are deprecated, and no other', () => {
  const document = JSON.stringify(openApiDocument('The Club', deskApp));
  const deprecated = [
    ...document.matchAll(/"operationId":"(\w+)","summary":"[^"]+","deprecated":true/g),
  ];
  expect(deprecated.map(([, id]) => id)).toEqual(Object.keys(formerCalls));
  expect(document.match(/"deprecated"/g)).toHaveLength(deprecated.length);
  expect(JSON.stringify(openApiDocument('The Club', memberApp))).not.toContain('"deprecated"');
});

test('api/api-docs-4: the calls of staff and their stream are in a document of their own', () => {
  const described = { ...staffCalls, ...staffLiveCalls, ...formerCalls };
  expect(idsOf(deskApp)).toEqual(Object.keys(described).toSorted());
  expect(openApiDocument('The Club', deskApp)).toMatchObject({
    info: { title: 'The Club: the desk' },
    paths: {
      '/api/staff/live': {
        get: {
          security: [{ desk: [], deskHeader: [] }],
          responses: { '200': { content: { 'text/event-stream': {} } } },
        },
      },
    },
    components: {
      securitySchemes: {
        desk: { in: 'cookie' },
        deskHeader: { name: 'X-Desk' },
        apiKey: { type: 'http', scheme: 'bearer' },
      },
    },
  });
  expect(JSON.stringify(openApiDocument('The Club', memberApp))).not.toContain('/api/staff/');
});

test('api/api-docs-2, api/api-docs-4: each page has the calls of one app, and leads to the other', async () => {
  const { club, stop } = await startTestClub();
  onTestFinished(stop);
  const pageAt = async (path: string) => (await club.call('GET', path)).text;
  const [ofMembers, ofDesk] = [await pageAt('/api/docs'), await pageAt('/api/docs/desk')];
  expect(ofMembers).toContain('href="/api/docs/desk"');
  expect(ofMembers).not.toContain('/api/staff/');
  expect(ofDesk).toContain('href="/api/docs"');
  expect(ofDesk).toContain('<code>GET /api/staff/live</code>');
  expect(ofDesk).toContain('For staff with the permission desk.reply.');
  expect(ofDesk).toContain('For staff and API keys with the permission desk.read.');
  expect(ofDesk).not.toMatch(/<script|style=|<style/);
  const json = await club.call('GET', '/api/docs/desk/openapi.json');
  expect(json.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(JSON.parse(json.text)).toEqual(openApiDocument('Parlour', deskApp));
});

test('api/api-docs-2: the document and its page are served, and the page needs no script', async () => {
  const { club, stop } = await startTestClub();
  onTestFinished(stop);
  const json = await club.call('GET', '/api/openapi.json');
  expect(json.status).toBe(200);
  expect(JSON.parse(json.text)).toEqual(openApiDocument('Parlour', memberApp));
  const page = await club.call('GET', '/api/docs');
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(String(page.headers['content-security-policy'])).toContain("style-src 'self'");
  expect(page.text).not.toMatch(/<script|style=|<style/);
  expect(page.text).toContain('/api/requests');
  const style = await club.call('GET', '/api/docs/style.css');
  expect(style.headers['content-type']).toBe('text/css; charset=utf-8');
});

test('api/api-docs-3: the docs are sent compressed, and only once to a client', async () => {
  const { club, stop } = await startTestClub();
  onTestFinished(stop);
  for (const path of ['/api/openapi.json', '/api/docs', '/api/docs/style.css']) {
    const headers = { 'accept-encoding': 'gzip, br' };
    const { status, headers: sent, text } = await club.call('GET', path, { headers });
    const plain = await club.call('GET', path);
    expect([status, sent['content-encoding']]).toEqual([200, 'br']);
    expect(sent['content-type']).toBe(plain.headers['content-type']);
    expect(text.length).toBeLessThan(plain.text.length);
    const etag = String(sent['etag']);
    const again = await club.call('GET', path, { headers: { ...headers, 'if-none-match': etag } });
    expect([again.status, again.text]).toEqual([304, '']);
  }
});

test('api/api-docs-6: the document of staff has the message of each webhook event, and that of members has none', () => {
  const { webhooks } = openApiDocument('The Club', deskApp);
  expect(Object.keys(webhooks ?? {})).toEqual([...webhookEventNames, WEBHOOK_TEST]);
  expect(webhooks).toMatchObject({
    'member.changed': {
      post: {
        parameters: [
          { name: 'webhook-id' },
          { name: 'webhook-timestamp' },
          { name: 'webhook-signature' },
        ],
        requestBody: {
          content: {
            'application/json': {
              schema: { properties: { type: { const: 'member.changed' }, data: {} } },
            },
          },
        },
      },
    },
  });
  expect(openApiDocument('The Club', memberApp)).not.toHaveProperty('webhooks');
});
