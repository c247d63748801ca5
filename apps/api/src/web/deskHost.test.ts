import fastify from 'fastify';
import { expect, test } from 'vitest';
import { sendError } from '../http/errors/errorHandler.ts';
import { reserveDeskHost } from './deskHost.ts';

/** Returns the status of a page at a host, or where it leads. */
function createSite(hasOwnHost: boolean) {
  const app = fastify();
  reserveDeskHost(app, { url: 'https://desk.club.example', hasOwnHost });
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply));
  for (const path of ['/', '/desk', '/desk/*', '/events', '/api/staff/me', '/api/events'])
    app.get(path, () => 'here');
  app.get('/api/health', () => 'here');
  app.get('/api/images/proxy', () => 'here');
  return async (url: string, host: string) => {
    const { statusCode, headers } = await app.inject({ method: 'GET', url, headers: { host } });
    return headers.location ?? statusCode;
  };
}

test.each([
  ['/desk', 200],
  ['/desk/staff?page=2', 200],
  ['/api/staff/me', 200],
  ['/api/health', 200],
  ['/api/images/proxy?url=%2Fpictures%2Fa.jpg', 200],
  ['/', '/desk'],
  ['/events', 404],
  ['/%65vents', 404],
  ['/api/events', 404],
  ['/desktop', 404],
])("api/web-29: at the desk's own host %s is %s", async (path, outcome) => {
  expect(await createSite(true)(path, 'desk.club.example')).toBe(outcome);
});

test.each(['/', '/events', '/api/events'])(
  'api/web-29: at the host of the members, and where the desk has none of its own, %s is there',
  async (path) => {
    expect(await createSite(true)(path, 'club.example')).toBe(200);
    expect(await createSite(false)(path, 'desk.club.example')).toBe(200);
  },
);
