import { type Call, calls } from '@parlour/contract';
import { exampleOf } from '@parlour/contract/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dataUrl, pdf } from '../../testing/documentFiles.ts';
import { MEMBER, SECOND_MEMBER } from '../../testing/constants.ts';
import {
  type DeskBrowser,
  startTestClub,
  type TestClub,
  type Tokens,
} from '../../testing/testClub.ts';

let club: TestClub;
let stop: () => Promise<void>;
let as: Tokens;
let other: Tokens;
let staff: DeskBrowser;
beforeAll(async () => {
  ({ club, stop } = await startTestClub());
  [as, other] = [await club.signIn(), await club.signIn(SECOND_MEMBER)];
  staff = await club.signInStaff('concierge', 'manager');
});
afterAll(() => stop());

const file = { name: 'Offer.pdf', file: dataUrl(pdf()) };
const submit = async (subject = 'A table') => {
  const body = { requestType: 'Other', subject, otherDescription: 'x' } as const;
  return (await club.api.submitRequest({ body }, { as })).data();
};
const upload = async (id: string) =>
  (await club.api.uploadRequestFile({ params: { id }, body: file }, { as })).data().id;

/** The calls on one request. */
const ofRequests = Object.entries<Call>(calls).filter(([, { path }]) =>
  path.startsWith('/api/requests/:id'),
);
/** What the server reads of a body besides its schema. */
const valid: Readonly<Record<string, object>> = {
  sendRequestMessage: { fileIds: [] },
  uploadRequestFile: file,
};
const make = (
  [name, { method, path, body }]: readonly [string, Call],
  id: string,
  fileId: string,
  by: Tokens,
) =>
  club.call(method, path.replace(':id', id).replace(':fileId', fileId), {
    as: by,
    ...(body && { body: { ...exampleOf(body), ...valid[name] } }),
  });
const readFile = (id: string, fileId: string) =>
  make(['getRequestFile', calls.getRequestFile], id, fileId, as);

test('api/requests-9, api/requests-36: another member’s request or file is a 404 by every call', async () => {
  const { id } = await submit();
  const fileId = await upload(id);
  for (const call of ofRequests) {
    expect([call[0], (await make(call, id, fileId, other)).status]).toEqual([call[0], 404]);
  }
  const untouched = await club.api.getRequest({ params: { id } }, { as });
  expect(untouched.data()).toMatchObject({ version: 1, status: 'received', entries: [] });
  expect((await readFile(id, fileId)).status).toBe(200);
});

test('api/requests-10, api/requests-21: an internal note is in no response of any member call, and in no email to a member', async () => {
  const { id, reference } = await submit('Two seats');
  const secret = 'He always complains';
  const params = { id };
  const inNote = await club.desk.uploadDeskFile({ params, body: file }, { as: staff });
  const note = { text: secret, fileIds: [inNote.data().id], mentions: [] };
  await club.desk.writeDeskNote({ params, body: note }, { as: staff });
  const aside = { move: 'await_vendor', version: 1, text: secret } as const;
  expect((await club.desk.moveDeskRequest({ params, body: aside }, { as: staff })).status).toBe(
    200,
  );
  const noteFile = await readFile(id, inNote.data().id);
  expect(noteFile.status).toBe(404);
  const fileId = await upload(id);
  for (const call of ofRequests)
    expect((await make(call, id, fileId, as)).text).not.toContain(secret);
  for (const state of ['open', 'past'] as const) {
    expect((await club.api.listRequests({ query: { state } }, { as })).text).not.toContain(secret);
  }
  await club.testDatabase.run(
    `update requests set status = 'completed', closed_at = now() - interval '10 years' where id = '${id}'`,
  );
  const continued = await club.api.sendRequestMessage({ params, body: { text: 'Again' } }, { as });
  expect(continued.text).not.toContain(secret);
  await club.mailbox.next(({ text }) => text.includes('Again'));
  const toMember = club.mailbox.messages().filter(({ to }) => to.address === MEMBER);
  expect(toMember.some(({ subject }) => subject.includes(reference))).toBe(true);
  expect(JSON.stringify(toMember)).not.toContain(secret);
});

test('api/requests-35: a file of more than 10 MB is refused, and none of it stays', async () => {
  const { id } = await submit();
  const large = Buffer.concat([pdf(), Buffer.alloc(10 * 1024 * 1024)]);
  const body = { name: 'Offer.pdf', file: dataUrl(large) };
  const refused = await club.api.uploadRequestFile({ params: { id }, body }, { as });
  expect(refused.status).toBe(413);
  const rows = await club.testDatabase.run(
    `select id from request_files where request_id = '${id}'`,
  );
  expect(rows).toEqual([]);
});
