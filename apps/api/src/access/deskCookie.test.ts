import { expect, test } from 'vitest';
import { createDeskCookie } from './deskCookie.ts';

test.each(['https://club.example', 'http://localhost:3000'])(
  'api/staff/sessions-3: the cookie of %s is secure and of this host alone',
  (url) => {
    const cookie = createDeskCookie(url);
    expect(cookie.write('t')).toBe('__Host-desk=t; Path=/; HttpOnly; Secure; SameSite=Strict');
    expect(cookie.read('a=1; __Host-desk=t')).toBe('t');
    expect(cookie.read('desk=t')).toBeUndefined();
    expect(cookie.read(undefined)).toBeUndefined();
  },
);

test('api/staff/sessions-3: without TLS browsers would drop a secure cookie', () => {
  const cookie = createDeskCookie('http://club.example');
  expect(cookie.write('t')).toBe('desk=t; Path=/; HttpOnly; SameSite=Strict');
  expect(cookie.read('desk=t')).toBe('t');
});
