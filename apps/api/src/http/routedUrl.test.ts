import { expect, test } from 'vitest';
import { routedUrl } from './routedUrl.ts';

test.each([
  '/',
  '/vendors/caf%C3%A9?ref=a',
  '/vendors/a?note=%E0%A4%A',
  '/api/vendors/%E0%A4%A',
  '/assets/a%.js',
  '/pictures/%ff.webp',
])('api/http-14: %s is routed as it is', (url) => {
  expect(routedUrl(url)).toBe(url);
});

test.each(['/vendors/%E0%A4%A', '/%', '/events/%ff?ref=a', '/%zz/api/'])(
  'api/http-14: %s is routed to the page for a missing page',
  (url) => {
    expect(routedUrl(url)).toBe('/not-found');
  },
);
