import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pdf } from '../../testing/documentFiles.ts';
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
  as = await club.signIn();
  other = await club.signIn('member2@club.example');
  staff = await club.signInStaff('concierge');
});
afterAll(() => stop());

const SECRET = 'the seats are in row nine';
const body = {
  name: 'Offer.pdf',
  file: `data:application/pdf;base64,${pdf(SECRET).toString('base64')}`,
};
const submit = async (owner = as) => {
  const request = { requestType: 'Other', subject: 'Seats', otherDescription: 'x' } as const;
  return (await club.api.submitRequest({ body: request }, { as: owner })).data().id;
};
const at = (id: string) => ({ params: { id } });
const upload = async (id: string) =>
  (await club.api.uploadRequestFile({ ...at(id), body }, { as })).data().id;
const uploadByStaff = async (id: string) =>
  (await club.desk.uploadDeskFile({ ...at(id), body }, { as: staff })).data().id;
const send = (id: string, fileIds: string[], owner = as) =>
  club.api.sendRequestMessage({ ...at(id), body: { text: '', fileIds } }, { as: owner });
const open = async (id: string, fileId: string, owner = as) =>
  (await club.api.getRequestFile({ params: { id, fileId } }, { as: owner })).status;
const openAtDesk = async (id: string, fileId: string) =>
  (await club.desk.getDeskFile({ params: { id, fileId } }, { as: staff })).status;

test('api/requests-35, api/requests-36: a file goes with a message to the other side, sealed', async () => {
  const id = await submit();
  const fileId = await upload(id);
  expect(await openAtDesk(id, fileId)).toBe(404);
  const [entry] = (await send(id, [fileId])).data().entries;
  expect(entry).toMatchObject({
    kind: 'message',
    text: null,
    files: [{ id: fileId, name: 'Offer.pdf', extension: 'pdf' }],
  });
  const shown = await club.api.getRequestFile({ params: { id, fileId } }, { as });
  expect(shown.text).toContain(SECRET);
  expect(shown.headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'no-store',
  });
  expect(await openAtDesk(id, fileId)).toBe(200);
  const folder = join(club.filesFolder, 'documents');
  const stored = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'latin1'));
  expect(stored.length).toBeGreaterThan(0);
  expect(stored.join('')).not.toContain(SECRET);
  const rows = await club.testDatabase.run('select * from request_files');
  expect(JSON.stringify(rows)).not.toContain('Offer');
});

test('api/requests-36: another member’s file, and one of an internal note, is a 404', async () => {
  const id = await submit();
  const fileId = await upload(id);
  expect(await open(id, fileId, other)).toBe(404);
  await send(id, [fileId]);
  expect(await open(id, fileId, other)).toBe(404);
  expect(await open(await submit(other), fileId, other)).toBe(404);
  const inNote = await uploadByStaff(id);
  expect(await open(id, inNote)).toBe(404);
  const note = { text: 'For us', fileIds: [inNote] };
  await club.desk.writeDeskNote({ ...at(id), body: note }, { as: staff });
  expect(await open(id, inNote)).toBe(404);
  expect(await openAtDesk(id, inNote)).toBe(200);
  const { text } = await club.api.getRequest(at(id), { as });
  expect(text).not.toContain(inNote);
  const strange = await club.api.uploadRequestFile({ ...at(id), body }, { as: other });
  expect(strange.status).toBe(404);
});

test('api/requests-35: a file is sent once, by who uploaded it, or not at all', async () => {
  const id = await submit();
  const fileId = await upload(id);
  const stolen = await send(await submit(other), [fileId], other);
  expect(stolen).toMatchObject({ status: 400, body: { field: 'fileIds' } });
  await send(id, [fileId]);
  expect(await send(id, [fileId])).toMatchObject({ status: 400, body: { field: 'fileIds' } });
  const removal = await club.api.deleteRequestFile({ params: { id, fileId } }, { as });
  expect(removal.status).toBe(404);
  const unsent = await upload(id);
  const params = { id, fileId: unsent };
  expect((await club.api.deleteRequestFile({ params }, { as: other })).status).toBe(404);
  expect((await club.api.deleteRequestFile({ params }, { as })).status).toBe(200);
  expect(await open(id, unsent)).toBe(404);
  expect((await club.api.getRequest(at(id), { as })).data().entries).toHaveLength(1);
});

test('api/requests/desk-24: the preview of a question refuses a file that the question would be refused for, and counts each once', async () => {
  const id = await submit();
  const question = (fileIds: string[]) => ({
    ...at(id),
    body: { move: 'ask', version: 2, text: 'This one?', fileIds } as const,
  });
  const take = { ...at(id), body: { move: 'take', version: 1 } } as const;
  await club.desk.moveDeskRequest(take, { as: staff });
  const own = await uploadByStaff(id);
  const gone = await uploadByStaff(id);
  await club.desk.deleteDeskFile({ params: { id, fileId: gone } }, { as: staff });
  const refused = { status: 400, body: { field: 'fileIds' } };
  for (const each of [gone, await upload(id), await uploadByStaff(await submit()), 'nothing']) {
    const body = question([own, each]);
    expect(await club.desk.previewDeskMove(body, { as: staff })).toMatchObject(refused);
    expect(await club.desk.moveDeskRequest(body, { as: staff })).toMatchObject(refused);
  }
  const preview = await club.desk.previewDeskMove(question([own, own]), { as: staff });
  expect(preview.data()?.text).toContain('Files: 1,');
  const moved = await club.desk.moveDeskRequest(question([own, own]), { as: staff });
  expect(moved.status).toBe(200);
});

test('api/requests-35: staff remove a file that they have not sent, and no other', async () => {
  const id = await submit();
  const fileId = await uploadByStaff(id);
  const remove = (browser: DeskBrowser) =>
    club.desk.deleteDeskFile({ params: { id, fileId } }, { as: browser });
  expect((await remove(await club.signInStaff('manager'))).status).toBe(404);
  expect(await openAtDesk(id, fileId)).toBe(200);
  expect((await remove(staff)).status).toBe(200);
  expect(await openAtDesk(id, fileId)).toBe(404);
  expect((await remove(staff)).status).toBe(404);
});

test('api/requests-35, api/requests-37: a file of another kind is refused, and so is the 21st', async () => {
  const id = await submit();
  const wrong = {
    name: 'Offer.pdf',
    file: `data:application/pdf;base64,${Buffer.from('GIF89a of no accepted kind').toString('base64')}`,
  };
  const refused = await club.api.uploadRequestFile({ ...at(id), body: wrong }, { as });
  expect(refused).toMatchObject({ status: 400, body: { field: 'file' } });
  for (let count = 0; count < 19; count += 1) await upload(id);
  const headers = { 'idempotency-key': `file-${id}` };
  const repeat = () => club.api.uploadRequestFile({ ...at(id), body }, { as, headers });
  expect((await repeat()).data().id).toBe((await repeat()).data().id);
  expect(await club.api.uploadRequestFile({ ...at(id), body }, { as })).toMatchObject({
    status: 400,
    body: { message: 'A request has at most 20 files.' },
  });
});
