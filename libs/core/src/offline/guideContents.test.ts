import { type DestinationDetail, destinationDetailSchema, vendorSchema } from '@parlour/contract';
import { expect, test } from 'vitest';
import { connection, marais, paris } from '../destinations/fixtures/guide.ts';
import { estimatedBytes, guideContents } from './guideContents.ts';
import { savedMessage, saveFailureMessage, sizeText, unsavedMessage } from './messages.ts';

const guide: DestinationDetail = {
  destination: { ...marais, imageUrl: '/pictures/marais.webp' },
  hasNeighborhoods: false,
  neighborhoods: [],
  connections: [
    connection('v1', { slug: 'le-comptoir', imageUrl: '/pictures/comptoir.webp' }, 'le-marais'),
    connection('v2', { slug: 'musée d', imageUrl: '/pictures/comptoir.webp' }, 'le-marais'),
  ],
};
const city: DestinationDetail = {
  destination: paris,
  hasNeighborhoods: true,
  neighborhoods: [{ ...marais, imageUrl: '/pictures/marais.webp' }],
  connections: [],
};

test('core/offline-11: a guide is its call, its vendors by id and by slug, and its pictures', () => {
  const { calls, pictures } = guideContents(guide);
  expect([...calls.keys()]).toEqual([
    '/api/destinations/le-marais',
    '/api/vendors/v1',
    '/api/vendors/le-comptoir',
    '/api/vendors/v2',
    '/api/vendors/mus%C3%A9e%20d',
  ]);
  expect(pictures).toEqual([
    { url: '/pictures/comptoir.webp', width: 640 },
    { url: '/pictures/marais.webp', width: 1280 },
  ]);
  expect(guideContents(city).pictures).toEqual([{ url: '/pictures/marais.webp', width: 640 }]);
});

test('core/offline-11: the stored calls keep the contract, and a vendor names its destination', () => {
  const { calls } = guideContents(guide);
  expect(destinationDetailSchema.parse(calls.get('/api/destinations/le-marais'))).toEqual(guide);
  const vendor = vendorSchema.parse(calls.get('/api/vendors/v1'));
  expect(vendor.destination).toEqual({
    id: 'le-marais',
    name: 'Le Marais',
    parentDestination: { id: 'paris', name: 'Paris' },
  });
});

test('core/offline-12: the estimate counts pictures, and neighborhoods with theirs', () => {
  expect(estimatedBytes(guide)).toBeGreaterThan(200_000);
  expect(estimatedBytes(city)).toBeGreaterThan(1_000_000);
});

test.each([
  [1, '1 kB'],
  [640_400, '640 kB'],
  [1_000_000, '1.0 MB'],
  [2_345_678, '2.3 MB'],
])('core/offline-12: %i bytes read %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
  expect(savedMessage(bytes)).toBe(`Saved on this device, ${text}.`);
  expect(unsavedMessage(bytes)).toContain(`about ${text}.`);
  expect(unsavedMessage(null)).toBe('Saves the guide and its pictures on this device.');
});

test('core/offline-15: a guide that cannot be saved says why', () => {
  expect(saveFailureMessage('quota')).toContain('no room');
  expect(saveFailureMessage('network')).toContain('network failed');
});
