import fastify from 'fastify';
import { expect, test } from 'vitest';
import { sendError } from '../http/errors/errorHandler.ts';
import { separateDeskHost } from './deskHost.ts';

type DeskHost = Parameters<typeof separateDeskHost>[1];

const ownHost: DeskHost = { url: 'https://desk.club.example', hasOwnHost: true };
const sharedHost: DeskHost = { url: 'http://localhost:3000', hasOwnHost: false };

/** Returns the status of a request at a host, and where it leads. */
function createSite(desk: DeskHost) {
  const app = fastify();
  separateDeskHost(app, desk);
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply));
  for (const path of [
    '/',
    '/desk',
    '/desk/*',
    '/events',
    '/api/staff/me',
    '/api/events',
    '/api/health',
  ])
    app.get(path, () => 'here');
  app.post('/desk/form', () => 'here');
  return async (url: string, host: string, method: 'GET' | 'POST' = 'GET') => {
    const { statusCode, headers } = await app.inject({ method, url, headers: { host } });
    return headers.location ?? statusCode;
  };
}

test.each([
  ['/desk', 200],
  ['/desk/staff?page=2', 200],
  ['/api/staff/me', 200],
  ['/api/health', 200],
  ['/', '/desk'],
  ['/events', 404],
  ['/api/events', 404],
])("ST24: at the desk's own host %s is %s", async (path, outcome) => {
  expect(await createSite(ownHost)(path, 'desk.club.example')).toBe(outcome);
});

test.each([
  ['/desk', 404],
  ['/desk/staff', 404],
  ['/%64esk/staff', 404],
  ['/api/staff/me', 404],
  ['/api/%73taff/me', 404],
  ['/api/health', 200],
  ['/', 200],
  ['/events', 200],
  ['/desktop', 404],
])('ST24: at any other host %s is %s', async (path, outcome) => {
  const get = createSite(ownHost);
  expect(await get(path, 'club.example')).toBe(outcome);
  expect(await get(path, 'desk.club.example:8080')).toBe(outcome);
});

test.each([
  ['127.0.0.1:3000', 'http://localhost:3000/desk/staff?page=2'],
  ['127.0.0.1', 'http://localhost/desk/staff?page=2'],
  ['[::1]:3000', 'http://localhost:3000/desk/staff?page=2'],
  ['localhost:3000', 200],
  ['club.example', 200],
  ['127.0.0.1.club.example', 200],
])('ST25: without a host of its own, the desk at %s is %s', async (host, outcome) => {
  const get = createSite(sharedHost);
  expect(await get('/desk/staff?page=2', host)).toBe(outcome);
});

test('ST25: only pages lead to localhost', async () => {
  const get = createSite(sharedHost);
  expect(await get('/events', '127.0.0.1:3000')).toBe(200);
  expect(await get('/api/staff/me', '127.0.0.1:3000')).toBe(200);
  expect(await get('/desk/form', '127.0.0.1:3000', 'POST')).toBe(200);
});
