import fc from 'fast-check';
import { expect, test } from 'vitest';
import { refOf, shareAddress } from './shareAddress.ts';

const page = (rest = '') => new URL(`https://club.example/events/e1${rest}`);

test('SR1: the link is the page with ref set to the member', () => {
  expect(shareAddress(page(), 'm1')).toBe('https://club.example/events/e1?ref=m1');
  expect(shareAddress(page('?a=1#top'), 'm1')).toBe('https://club.example/events/e1?a=1&ref=m1');
});

test('SR1: another ref is replaced, however often it stands there', () => {
  expect(shareAddress(page('?ref=x&ref=y&a=1'), 'm1')).toBe(
    'https://club.example/events/e1?ref=m1&a=1',
  );
});

test('SR1: the address itself is left as it is', () => {
  const address = page('?ref=x#top');
  shareAddress(address, 'm1');
  expect(address.href).toBe('https://club.example/events/e1?ref=x#top');
});

test('SR1, SR6: whatever the id, the link carries exactly it', () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 1, unit: 'grapheme' }).filter((id) => id.trim() === id),
      (id) => {
        expect(refOf(new URL(shareAddress(page('?ref=x'), id)))).toBe(id);
      },
    ),
  );
});

test.each(['', '?ref', '?ref=', '?ref=%20'])('SR6: %j carries no ref', (query) => {
  expect(refOf(page(query))).toBeNull();
});
