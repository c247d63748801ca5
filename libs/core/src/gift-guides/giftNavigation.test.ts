import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { backToGuidePath, parseGiftNavigation } from './giftNavigation.ts';

test('core/gift-guides-7: a member who came through a guide gets a path back', () => {
  expect(backToGuidePath({ giftGuideId: 'hosts' }, true)).toBe('/gift-guides/hosts');
  expect(backToGuidePath({ giftGuideId: 'hosts' }, false)).toBeNull();
  expect(backToGuidePath({ giftGuideId: null }, true)).toBeNull();
});

test.each([undefined, null, 'hosts', {}, { giftGuideId: 7 }, { giftGuideId: ' ' }])(
  'core/gift-guides-8: from %j nothing is read',
  (state) => {
    expect(parseGiftNavigation(state)).toEqual({ giftGuideId: null });
  },
);

test('core/gift-guides-8: no state makes it throw, and what was read is read again', () => {
  const anyState = fc.oneof(fc.anything(), fc.record({ giftGuideId: fc.anything() }));
  fc.assert(
    fc.property(anyState, (state) => {
      const read = parseGiftNavigation(state);
      expect(parseGiftNavigation(JSON.parse(JSON.stringify(read)))).toEqual(read);
    }),
  );
  expect(parseGiftNavigation({ giftGuideId: 'hosts', key: 1 })).toEqual({ giftGuideId: 'hosts' });
});
