import type { Redemption } from '@parlour/contract';
import { expect, test } from 'vitest';
import { splitOwnCodes, validCodesByBenefit, withRedemption } from './ownCodes.ts';

const now = new Date('2030-03-08T18:00:00Z');

const code = (id: string, expiresAt: string, redemptionCode = id): Redemption => ({
  redemptionCode,
  instructions: '',
  expiresAt,
  redeemedAt: '2030-03-01T00:00:00Z',
  benefit: { id, title: id, provider: '', value: null, imageUrl: null, expiresAt: null },
});

const codes = [
  code('later', '2030-04-01T00:00:00Z'),
  code('ended', '2030-03-08T18:00:00Z'),
  code('soon', '2030-03-09T00:00:00Z'),
  code('also soon', '2030-03-09T00:00:00Z'),
  code('old', '2030-01-01T00:00:00Z'),
];

test('core/benefits-6: valid codes come by their end, and past ones separately with the latest first', () => {
  const { valid, past } = splitOwnCodes(codes, now);
  expect(valid.map(({ benefit }) => benefit.id)).toEqual(['also soon', 'soon', 'later']);
  expect(past.map(({ benefit }) => benefit.id)).toEqual(['ended', 'old']);
  expect([...validCodesByBenefit(codes, now).keys()]).toEqual(['also soon', 'soon', 'later']);
});

test('core/benefits-6: a benefit has one code in the list, the last one', () => {
  const next = code('ended', '2030-05-01T00:00:00Z', 'NEXT');
  const list = withRedemption(codes, next);
  expect(list).toHaveLength(codes.length);
  expect(validCodesByBenefit(list, now).get('ended')).toBe(next);
});
