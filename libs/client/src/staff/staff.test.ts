import { type StaffCallName, staffCalls } from '@parlour/contract/staff';
import { expect, test } from 'vitest';
import { createTestClient, failureResponse } from '../fixtures/server.ts';
import * as functions from './index.ts';

// Does not compile when a call of the desk has no function.
functions satisfies Readonly<Record<StaffCallName, unknown>>;

test('CL34: every call of the desk has a function', () => {
  expect(Object.keys(functions).toSorted()).toEqual(Object.keys(staffCalls).toSorted());
});

test('CL34: a failed call of the desk says what could not be done', async () => {
  const { client } = createTestClient(() => failureResponse(403), { retries: 0 });
  expect(await functions.getMe(client, {})).toMatchObject({ failure: { status: 403 } });
  const offline = createTestClient(() => Promise.reject(new TypeError('No network.')));
  expect(await functions.signOutStaff(offline.client, {})).toMatchObject({
    failure: { message: 'You could not be signed out.' },
  });
});

test('CL34: a file of the desk is read as it is, and a page in its place is a failure', async () => {
  const respond = (type: string) => () =>
    Promise.resolve(new Response('content', { headers: { 'content-type': type } }));
  const params = { id: 'request', fileId: 'file' };
  const file = await functions.getDeskFile(createTestClient(respond('image/png')).client, {
    params,
  });
  expect(file.ok && (await file.value.text())).toBe('content');
  expect(
    await functions.getDeskFile(createTestClient(respond('text/html')).client, { params }),
  ).toMatchObject({ failure: { kind: 'contract', message: 'The file could not be opened.' } });
});
