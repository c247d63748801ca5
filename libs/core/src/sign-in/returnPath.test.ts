import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { pathAfterSignIn, returnPathOf, returnTitleOf } from './returnPath.ts';

/** Exists at run time, but the library's types exclude browser globals. */
declare const URL: new (
  url: string,
  base: string,
) => { readonly href: string; readonly origin: string };

const SITE = 'https://club.example';

test.each([
  '/events',
  '/vendors/the-quiet-table?ref=m1',
  '/gift-guides/products/p1?ref=m1#price',
  '/destination-guides/d1?next=https://other.example//x',
  '/login-help',
])('core/sign-in-8: %s is returned to', (path) => {
  expect(pathAfterSignIn(path)).toBe(path);
});

test.each([
  null,
  '',
  '/',
  '/?from=news',
  'events',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  ' //evil.example',
  '/..//evil.example',
  '/events/../..//evil.example',
  'https:evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '/events\u0000',
  '/login',
  '/login/',
  '/LOGIN?reason=session_expired',
])('core/sign-in-8: %j leads to the dashboard', (stored) => {
  expect(pathAfterSignIn(stored)).toBe('/dashboard');
});

test('core/sign-in-8: no stored value leads to another site, not even when the browser reads it twice', () => {
  const hostile = fc
    .array(
      fc.oneof(
        fc.constantFrom(
          '/',
          '\\',
          '.',
          '..',
          ':',
          '@',
          '?',
          '#',
          '%2f',
          '%5c',
          '\t',
          '\n',
          '\u0000',
        ),
        fc.constantFrom('https:', 'javascript:', 'data:', 'evil.example', 'login', 'events'),
        fc.string({ unit: 'binary-ascii', maxLength: 4 }),
      ),
      { maxLength: 10 },
    )
    .map((parts) => parts.join(''));
  const anything = fc.oneof(
    hostile,
    hostile.map((rest) => `/${rest}`),
    fc.webUrl(),
    fc.string(),
  );
  fc.assert(
    fc.property(anything, (stored) => {
      const once = new URL(pathAfterSignIn(stored), SITE);
      const twice = new URL(once.href.slice(once.origin.length), SITE);
      expect(once.origin).toBe(SITE);
      expect(twice.origin).toBe(SITE);
    }),
    { numRuns: 2000 },
  );
});

test('core/sign-in-9: path and query are stored, and lead back', () => {
  const path = returnPathOf({ pathname: '/events/e1', search: '?ref=m1' });
  expect(path).toBe('/events/e1?ref=m1');
  expect(pathAfterSignIn(path)).toBe('/events/e1?ref=m1');
});

test('core/sign-in-9: the login page is no place to return to', () => {
  expect(returnPathOf({ pathname: '/login', search: '?reason=session_expired' })).toBeNull();
});

test.each([
  ['Table Chevreuil · The Club', 'Table Chevreuil'],
  ['A · B · The Club', 'A · B'],
  ['Benefit Not Found · The Club', null],
  ['Gift guide not found · The Club', null],
  [' · The Club', null],
  ['Parlour', null],
  ['', null],
])('core/sign-in-17: the document title %j names the page %j', (documentTitle, title) => {
  expect(returnTitleOf(documentTitle, 'The Club')).toBe(title);
});
