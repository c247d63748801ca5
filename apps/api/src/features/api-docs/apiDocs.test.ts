import { calls } from '@parlour/contract';
import { expect, onTestFinished, test } from 'vitest';
import { startTestClub } from '../../testing/testClub.ts';
import { documentedCalls, openApiDocument, operationOf } from './openapi.ts';
import { renderDocsPage } from './page.ts';

test('OP1: the document has every served call, with its parts and its access', () => {
  const document = openApiDocument('The Club');
  const ids = [...JSON.stringify(document).matchAll(/"operationId":"(\w+)"/g)].flatMap(
    ([, id = '']) => id.split('_or_'),
  );
  expect(document['openapi']).toBe('3.1.0');
  expect(ids.toSorted()).toEqual(Object.keys(calls).toSorted());
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

test('OP1: the document tells which calls create something, and which respond with a file', () => {
  const namesWith = (...parts: readonly string[]) =>
    documentedCalls
      .filter((documented) => {
        const text = JSON.stringify(operationOf(documented)['responses']);
        return parts.every((part) => text.includes(part));
      })
      .map(({ name }) => name);
  expect(namesWith('"201":')).toEqual([
    'addPaymentMethod',
    'submitChangeRequest',
    'submitRequest',
    'uploadDocument',
  ]);
  expect(namesWith('"*/*":')).toEqual(['previewDocument', 'proxyImage']);
  expect(namesWith('"*/*":', '"application/json":')).toEqual(['previewDocument']);
});

test('OP1: a call of staff tells its cookie and its permission', () => {
  const call = {
    ...calls.submitRequest,
    access: { kind: 'staff', permission: 'desk.read' },
  } as const;
  const operation = operationOf({ name: 'reply', call });
  expect(operation).toMatchObject({
    security: [{ desk: [] }],
    parameters: [{ name: 'Idempotency-Key' }],
  });
  const page = renderDocsPage('The Club', [{ name: 'reply', call, operation }]);
  expect(page).toContain('For staff with the permission desk.read.');
});

test('OP2: the document and its page are served, and the page needs no script', async () => {
  const { club, stop } = await startTestClub();
  onTestFinished(stop);
  const json = await club.call('GET', '/api/openapi.json');
  expect(json.status).toBe(200);
  expect(JSON.parse(json.text)).toEqual(openApiDocument('Parlour'));
  const page = await club.call('GET', '/api/docs');
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(String(page.headers['content-security-policy'])).toContain("style-src 'self'");
  expect(page.text).not.toMatch(/<script|style=|<style/);
  expect(page.text).toContain('/api/requests');
  const style = await club.call('GET', '/api/docs/style.css');
  expect(style.headers['content-type']).toBe('text/css; charset=utf-8');
});

test('OP3: the docs are sent compressed, and only once to a client', async () => {
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
