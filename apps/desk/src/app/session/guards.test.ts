import { createMemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { fakeDesk, rejection } from '../../testing/fakeDesk.ts';
import { administrator } from '../../testing/people.ts';
import { testServices } from '../../testing/testServices.ts';
import { requireStaff, signedOutOnly } from './guards.ts';

const router = createMemoryRouter([{ path: '*' }]);
const open = () => testServices(() => router);
const url = 'http://localhost/desk/members?search=oka';

/** Returns what was thrown: where it leads, or the words of a failure. */
const thrown = (error: unknown) =>
  error instanceof Response ? error.headers.get('location') : String(error);

test('desk/app-3: without a session a page leads to sign in, and one with a session opens', async () => {
  fakeDesk({ getMe: () => rejection(401, 'Please sign in.', 'unauthorized') });
  expect(await requireStaff(open(), url).catch(thrown)).toBe('/sign-in');
  fakeDesk();
  expect(await requireStaff(open(), url)).toMatchObject({ id: administrator.id });
});

test('desk/app-9: a server that fails is no reason to sign in again', async () => {
  fakeDesk({ getMe: () => rejection(500, 'The server failed.') });
  expect(await requireStaff(open(), url).catch(thrown)).not.toBe('/sign-in');
});

test('desk/app-3: who is signed in is led from the sign-in page to the start', async () => {
  fakeDesk();
  const services = open();
  expect(signedOutOnly(services)).toBeNull();
  await requireStaff(services, url);
  const lead = Promise.resolve(services).then(signedOutOnly);
  expect(await lead.catch(thrown)).toBe('/');
});
