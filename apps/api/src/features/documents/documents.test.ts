import { documentSchema, fieldLabelOf } from '@parlour/contract';
import { expect, test } from 'vitest';
import { startClubOfTwo } from '../../testing/clubOfTwo.ts';
import type { Tokens } from '../../testing/testClub.ts';
import {
  container,
  dataUrl,
  doc,
  docx,
  heic,
  jpeg,
  pdf,
  png,
} from '../../testing/documentFiles.ts';

const { club, as, other } = await startClubOfTwo();

const path = '/api/profile/documents';
const upload = (body: object, more: object = {}) =>
  club.call('POST', path, {
    as,
    body: { title: 'My document', description: '', ...body },
    ...more,
  });
const add = async (bytes: Buffer, body: object = {}) => {
  const response = await upload({ file: dataUrl(bytes), ...body });
  expect(response.status).toBe(201);
  return documentSchema.parse(response.body.data);
};
const bytesAt = (url: string, tokens: Tokens | undefined = as, headers: object = {}) =>
  club.app.inject({
    method: 'GET',
    url,
    headers: {
      ...(tokens && { authorization: `Bearer ${tokens.token}`, 'x-crm-token': tokens.crmToken }),
      ...headers,
    },
  });

test('api/documents-1: each kind is stored and returned byte for byte, at any size', async () => {
  for (const [bytes, extension] of [
    [pdf(), 'pdf'],
    [doc(), 'doc'],
    [docx(), 'docx'],
    [await png(), 'png'],
    [await jpeg(), 'jpg'],
    [Buffer.concat([pdf(), Buffer.alloc(65_536 - pdf().length, 'a')]), 'pdf'],
    [Buffer.concat([pdf(), Buffer.alloc(3 * 65_536, 'b')]), 'pdf'],
  ] as const) {
    const document = await add(bytes);
    expect(document).toMatchObject({ extension, size: bytes.length });
    const { rawPayload, headers } = await bytesAt(`${path}/${document.id}/preview`);
    expect(rawPayload.equals(bytes)).toBe(true);
    expect(headers['content-length']).toBe(String(bytes.length));
  }
});

test('api/documents-2: the list is newest first, and masks license and passport numbers', async () => {
  club.passTime(1000);
  await add(pdf(), { title: 'First', description: 'License number: D-777\nCountry: France' });
  club.passTime(1000);
  const { id, title, description } = await add(pdf(), {
    title: 'Passport X8887.pdf',
    description: 'Passport number: X-8887\nNotes: The new one, x 8887',
  });
  expect(title).toBe('Passport ••••••.pdf');
  expect(description).toBe('Passport number: ••••••\nNotes: The new one, ••••••');
  const { data, text } = await club.api.listDocuments({}, { as });
  expect(data().slice(0, 2)).toMatchObject([
    { title, description },
    { title: 'First', description: 'License number: ••••••\nCountry: France' },
  ]);
  expect(text).not.toMatch(/D-777|X-888|8887/);
  const { headers } = await bytesAt(`${path}/${id}/preview`);
  expect(headers['content-disposition']).toContain('filename="Passport ______.pdf"');
});

test('api/documents-21: a name is stored without characters that change its direction, and refused where nothing else is in it', async () => {
  const { id, title } = await add(await png(), { title: '\u202Egnp.\u2067exe 👩\u200D👧\u200F' });
  expect(title).toBe('gnp.exe 👩\u200D👧');
  const { data } = await club.api.listDocuments({}, { as });
  expect(data().find((each) => each.id === id)).toMatchObject({ title });
  for (const invisible of ['\u202E\u2069', '\u200B \u2060']) {
    const refused = await upload({ file: dataUrl(pdf()), title: invisible });
    expect([refused.status, refused.body.message]).toEqual([400, 'Title must not be empty.']);
    expect(refused.body.field).toBe('title');
  }
});

test('api/documents-3: another member’s document is not found: not listed, not shown, not signed, not deleted', async () => {
  const { id } = await add(pdf());
  expect((await club.api.listDocuments({}, { as: other })).body.data).toEqual([]);
  for (const [method, url, headers] of [
    ['GET', `${path}/${id}/preview`, {}],
    ['GET', `${path}/${id}/preview`, { accept: 'application/json' }],
    ['DELETE', `${path}/${id}`, {}],
  ] as const) {
    const refused = await club.call(method, url, { as: other, headers });
    const missing = await club.call(method, url.replace(id, 'missing'), { as: other, headers });
    expect([refused.status, refused.body.message]).toEqual([404, 'Document not found']);
    expect([missing.status, missing.body.message]).toEqual([404, 'Document not found']);
  }
  expect((await bytesAt(`${path}/${id}/preview`)).statusCode).toBe(200);
});

test('api/documents-4: a file of no accepted kind is refused and names the file', async () => {
  for (const [what, file, title] of [
    [
      'a page',
      dataUrl(Buffer.from('<!doctype html><script>alert(1)</script>'), 'application/pdf'),
      'a.pdf',
    ],
    ['a page before a PDF', dataUrl(Buffer.concat([Buffer.from('<html>'), pdf()])), 'a.pdf'],
    ['an archive without a document', dataUrl(container('Workbook')), 'a.doc'],
    ['a spreadsheet', dataUrl(container('Workbook')), 'a.doc'],
    [
      'an SVG',
      dataUrl(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml'),
      'a',
    ],
    ['nothing', 'data:application/pdf;base64,', 'a.pdf'],
  ] as const) {
    const { status, body } = await upload({ file, title });
    expect([what, status, body.field]).toEqual([what, 400, 'file']);
    expect(body.message).toMatch(/\bfile\b/);
  }
  const locked = await upload({ file: dataUrl(container('EncryptedPackage')), title: 'a.docx' });
  expect([locked.status, locked.body.message]).toEqual([400, expect.stringMatching(/encrypted/)]);
});

test('api/documents-4: the content decides, whatever title and data URL say, and the file is saved by it', async () => {
  for (const [bytes, type, title, extension, saved] of [
    [await jpeg(), 'image/png', 'IMG.png', 'jpg', 'IMG.jpg'],
    [await png(), 'application/pdf', 'Passport scan.pdf', 'png', 'Passport scan.png'],
    [pdf(), 'text/html', 'Passport', 'pdf', 'Passport.pdf'],
    [heic(), '', 'IMG_1.HIF', 'heic', 'IMG_1.jpg'],
  ] as const) {
    const stored = await add(bytes, { file: dataUrl(bytes, type), title });
    expect(stored.extension).toBe(extension);
    const { headers } = await bytesAt(`${path}/${stored.id}/preview`);
    expect(headers['content-disposition']).toContain(`filename="${saved}"`);
  }
});

test('api/documents-25: a document that opens with a password is kept, and said to be encrypted', async () => {
  const trailer = '\ntrailer<</Root 1 0 R/Encrypt 9 0 R>>\n%%EOF';
  const { id } = await add(Buffer.concat([pdf(), Buffer.from(trailer)]));
  const plain = await add(pdf());
  const listed = (await club.api.listDocuments({}, { as })).data();
  expect(listed.find((each) => each.id === id)?.isEncrypted).toBe(true);
  expect(listed.find((each) => each.id === plain.id)).not.toHaveProperty('isEncrypted');
});

test('api/documents-5: an invalid body is refused with the field of its issue', async () => {
  const file = dataUrl(pdf());
  for (const [body, field] of [
    [{}, 'file'],
    [{ file: 5 }, 'file'],
    [{ file: 'hello' }, 'file'],
    [{ file: 'data:application/pdf,abc' }, 'file'],
    [{ file: 'data:application/pdf;base64,%%%%' }, 'file'],
    [{ file: `${file}A` }, 'file'],
    [{ file, title: '' }, 'title'],
    [{ file, title: 'a'.repeat(201) }, 'title'],
    [{ file, title: 5 }, 'title'],
    [{ file, title: 'a\u0000' }, 'title'],
    [{ file, description: 'a'.repeat(5001) }, 'description'],
    [{ file, description: undefined }, 'description'],
  ] as const) {
    const response = await upload(body);
    expect([response.status, response.body.field]).toEqual([400, field]);
    expect(response.body.message).toMatch(new RegExp(`\\b${fieldLabelOf(field)}\\b`, 'i'));
  }
  for (const body of ['', '[]', 'null', '{"file":', `{"file":"${file}"`, `{"file":"${file}"} x`]) {
    const response = await club.call('POST', path, { as, body });
    expect([body.slice(0, 9), response.status]).toEqual([body.slice(0, 9), 400]);
  }
});

test('api/documents-6: deleting removes the document and its file, and again is a 404', async () => {
  const { id } = await add(pdf());
  const key = { 'idempotency-key': 'delete-1' };
  expect(await club.api.deleteDocument({ params: { id } }, { as, headers: key })).toMatchObject({
    status: 200,
    body: { data: null },
  });
  expect((await club.api.deleteDocument({ params: { id } }, { as, headers: key })).status).toBe(
    200,
  );
  expect((await club.api.deleteDocument({ params: { id } }, { as })).status).toBe(404);
  expect((await bytesAt(`${path}/${id}/preview`)).statusCode).toBe(404);
});

test('api/documents-7: a repeated upload with one Idempotency-Key stores once; the key with another file is a conflict', async () => {
  const headers = { 'idempotency-key': 'upload-1' };
  const body = { file: dataUrl(pdf()), title: 'Once' };
  const [one, again] = [await upload(body, { headers }), await upload(body, { headers })];
  expect([one.status, again.status]).toEqual([201, 201]);
  expect(again.body).toEqual(one.body);
  const changed = await upload({ ...body, file: dataUrl(pdf('another')) }, { headers });
  expect(changed).toMatchObject({ status: 409, body: { code: 'idempotency_conflict' } });
  const { data } = await club.api.listDocuments({}, { as });
  const [stored, ...others] = data().filter(({ title }) => title === 'Once');
  expect([stored, others]).toEqual([one.body.data, []]);
  await club.api.deleteDocument({ params: { id: stored!.id } }, { as });
  expect((await upload(body, { headers })).status).toBe(404);
});

test('api/documents-8: PDF and pictures are shown inline, Word documents downloaded, all sandboxed', async () => {
  for (const [bytes, type, disposition] of [
    [pdf(), 'application/pdf', 'inline'],
    [await png(), 'image/png', 'inline'],
    [await jpeg(), 'image/jpeg', 'inline'],
    [doc(), 'application/msword', 'attachment'],
    [
      docx(),
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'attachment',
    ],
  ] as const) {
    const { id } = await add(bytes, { title: 'Résumé "1"; a/b' });
    const { headers } = await bytesAt(`${path}/${id}/preview`);
    expect(headers).toMatchObject({
      'content-type': type,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers['content-disposition']).toMatch(
      new RegExp(
        `^${disposition}; filename="Resume 1 ; a b\\.\\w+"; filename\\*=UTF-8''R%C3%A9sum`,
      ),
    );
    const policy = String(headers['content-security-policy']).split('; ');
    expect(policy).toEqual(expect.arrayContaining(["default-src 'none'", 'sandbox']));
  }
});

test('api/documents-9: HEIC is shown as JPEG of the right length', async () => {
  const document = await add(heic(), { title: 'License.heic' });
  expect(document.extension).toBe('heic');
  const { rawPayload, headers } = await bytesAt(`${path}/${document.id}/preview`);
  expect(headers).toMatchObject({
    'content-type': 'image/jpeg',
    'content-length': String(rawPayload.length),
  });
  expect(headers['content-disposition']).toContain('inline; filename="License.jpg"');
  expect(rawPayload.subarray(0, 3).toString('hex')).toBe('ffd8ff');
});

test('api/documents-10, api/documents-11: a signed URL opens the file without tokens, for a minute', async () => {
  const { id } = await add(pdf());
  const { data, headers } = await club.api.previewDocument(
    { params: { id } },
    { as, headers: { accept: 'application/json' } },
  );
  expect(headers['content-type']).toContain('application/json');
  const { url } = data();
  club.passTime(59_000);
  const opened = await bytesAt(url, undefined);
  expect([opened.statusCode, opened.rawPayload.equals(pdf())]).toEqual([200, true]);
  expect(opened.headers['cache-control']).toBe('no-store');
  club.passTime(1000);
  expect((await bytesAt(url, undefined)).statusCode).toBe(404);
});
