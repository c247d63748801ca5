import { type CallName, calls } from '@parlour/contract';
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

type RequestCall = {
  [Name in CallName]: (typeof calls)[Name]['path'] extends `/api/requests/:id${string}`
    ? Name
    : never;
}[CallName];

/** A body for each call on one request. A call of the table that is missing here does not compile. */
const bodies: Readonly<Record<RequestCall, object | undefined>> = {
  getRequest: undefined,
  sendRequestMessage: { text: 'Hello' },
  cancelRequest: { version: 1 },
  rateRequest: { stars: 1 },
  markRequestSeen: { entryId: 'any' },
  uploadRequestFile: file,
  getRequestFile: undefined,
  deleteRequestFile: undefined,
};
const isRequestCall = (name: string): name is RequestCall => Object.hasOwn(bodies, name);
const names = Object.keys(bodies).filter(isRequestCall);
const make = (name: RequestCall, id: string, fileId: string, by: Tokens) => {
  const { method, path } = calls[name];
  const body = bodies[name];
  return club.call(method, path.replace(':id', id).replace(':fileId', fileId), {
    as: by,
    ...(body && { body }),
  });
};

test('RS9, RS29: another member’s request or file is a 404 by every call', async () => {
  const { id } = await submit();
  const fileId = await upload(id);
  for (const name of names) {
    expect([name, (await make(name, id, fileId, other)).status]).toEqual([name, 404]);
  }
  const untouched = await club.api.getRequest({ params: { id } }, { as });
  expect(untouched.data()).toMatchObject({ version: 1, status: 'received', entries: [] });
  expect((await make('getRequestFile', id, fileId, as)).status).toBe(200);
});

test('RS10, RS17: an internal note is in no response of any member call, and in no email to a member', async () => {
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
  const noteFile = await make('getRequestFile', id, inNote.data().id, as);
  expect(noteFile.status).toBe(404);
  const fileId = await upload(id);
  for (const name of names) expect((await make(name, id, fileId, as)).text).not.toContain(secret);
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

test('RS20: a file of more than 10 MB is refused, and none of it stays', async () => {
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
