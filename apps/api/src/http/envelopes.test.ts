import { expect, test } from 'vitest';
import { dataUrl, pdf } from '../testing/documentFiles.ts';
import { startClubOfTwo } from '../testing/clubOfTwo.ts';

// Each success of the calls that tests make has an envelope: `createTestApi` sees to it. Here is one of each handler.

const { club, as } = await startClubOfTwo();
const { api } = club;

const upload = { file: dataUrl(pdf()), title: 'Passport', description: '' };
const uploaded = await api.uploadDocument({ body: upload }, { as });
const params = { id: uploaded.data().id };
const accept = { accept: 'application/json' };

test.for([
  ['a query', () => api.getProfile({}, { as })],
  ['a cached body', () => api.listBenefits({}, { as })],
  ['a cached body again', () => api.listBenefits({}, { as })],
  ['a command', () => api.updateProfile({ body: { phone: '+1 555 0100' } }, { as })],
  ['an upload', () => api.uploadDocument({ body: upload }, { as })],
  ['a stream as JSON', () => api.previewDocument({ params }, { as, headers: accept })],
  ['a command without data', () => api.deleteDocument({ params }, { as })],
] as const)('api/http-32: a success of %s has data and a message', async ([, make]) => {
  const { status, body } = await make();
  expect(status).toBeLessThan(300);
  expect(Object.keys(body)).toEqual(['success', 'data', 'message']);
  expect(body).toMatchObject({ success: true, message: expect.any(String) });
});

test('api/http-32: a cached body has a message too', async () => {
  await api.listBenefits({}, { as });
  const { body } = await api.listBenefits({}, { as });
  expect(body.message).toBe('');
});
