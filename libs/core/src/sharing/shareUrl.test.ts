import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shareUrl } from './shareUrl.ts';

const page = (search = '') => ({ origin: 'https://club.example', pathname: '/events/e1', search });

test('core/sharing-1: the link is the page with ref set to the member’s', () => {
  expect(shareUrl(page(), 'm1')).toBe('https://club.example/events/e1?ref=m1');
  expect(shareUrl(page('?a=1'), 'm1')).toBe('https://club.example/events/e1?a=1&ref=m1');
});

test('core/sharing-1: another ref is replaced, however often it occurs', () => {
  expect(shareUrl(page('?ref=x&a=1&ref&refer=2'), 'm1')).toBe(
    'https://club.example/events/e1?a=1&refer=2&ref=m1',
  );
});

test('core/sharing-1: whatever the ref, the link ends with exactly it', () => {
  const ref = fc.string({ minLength: 1, unit: 'grapheme' });
  fc.assert(
    fc.property(ref, ref, (first, second) => {
      const once = shareUrl(page(), first);
      const again = shareUrl(page(once.slice(once.indexOf('?'))), second);
      expect(again.split('?ref=').map(decodeURIComponent)).toEqual([
        'https://club.example/events/e1',
        second,
      ]);
    }),
  );
});
