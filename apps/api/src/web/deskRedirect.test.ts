import { expect, onTestFinished, test } from 'vitest';
import { startTestClub } from '../testing/testClub.ts';

async function startClub(environment: Readonly<Record<string, string>> = {}) {
  const { club, stop } = await startTestClub(environment);
  onTestFinished(stop);
  return async (host: string, url: string) => {
    const sent = { host, 'x-desk': '1', 'sec-fetch-site': 'same-origin' };
    const { status, headers } = await club.call('GET', url, { headers: sent });
    return status === 307 ? headers['location'] : status;
  };
}

test('api-23: a page of the desk at a loopback address leads to localhost, where passkeys work', async () => {
  const get = await startClub();
  expect(await get('127.0.0.1:3000', '/desk')).toBe('http://localhost:3000/desk');
  expect(await get('127.0.0.1:5200', '/desk/setup?a=1')).toBe(
    'http://localhost:5200/desk/setup?a=1',
  );
  expect(await get('[::1]:3000', '/desk/')).toBe('http://localhost:3000/desk/');
  expect(await get('localhost:3000', '/desk')).toBe(200);
  expect(await get('127.0.0.1:3000', '/desktop')).toBe(404);
  expect(await get('127.0.0.1:3000', '/dashboard')).toBe(200);
});

test('api-23: a desk with a host of its own is there alone', async () => {
  const get = await startClub({
    PUBLIC_URL: 'https://club.example',
    DESK_URL: 'https://desk.club.example',
  });
  expect(await get('club.example', '/desk/requests')).toBe(
    'https://desk.club.example/desk/requests',
  );
  expect(await get('desk.club.example', '/desk/requests')).toBe(200);
  // Nor is the member app at the host of the desk, or a call of staff at the host of members.
  expect(await get('desk.club.example', '/dashboard')).toBe(404);
  expect(await get('desk.club.example', '/api/events')).toBe(404);
  expect(await get('desk.club.example', '/api/staff/me')).toBe(401);
  expect(await get('club.example', '/api/staff/me')).toBe(403);
  expect(await get('club.example', '/api/events')).toBe(401);
});
