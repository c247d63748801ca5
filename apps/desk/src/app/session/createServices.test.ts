import { getMe, UNATTENDED_HEADER } from '@parlour/contract/staff';
import { send } from '@parlour/client';
import { expect, test, vi } from 'vitest';
import { createServices } from './createServices.ts';
import { followAttendance } from './followAttendance.ts';

test('desk/app-12: where the code of passkeys is not loaded, using and making one fails with a message', async () => {
  const { loadPasskeys } = createServices({
    clubName: 'Parlour',
    logoUrl: null,
    mapTilesUrl: null,
    origin: 'https://club.example',
    router: () => {
      throw new Error('Nothing is opened.');
    },
    tabStorage: sessionStorage,
    browserStorage: localStorage,
    loadPasskeys: () => Promise.reject(new TypeError('Failed to fetch')),
  });
  const passkeys = await loadPasskeys();
  const message = 'Passkeys could not be loaded. Please reload the page and try again.';
  expect(await passkeys.use({})).toEqual({ ok: false, failure: { message } });
  expect(await passkeys.make({})).toEqual({ ok: false, failure: { message } });
});

test('desk/app-24: what is read while nobody touched the page for a minute says so', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const sent: (string | null)[] = [];
  vi.stubGlobal('fetch', (request: Request) => {
    sent.push(request.headers.get(UNATTENDED_HEADER));
    return Promise.resolve(new Response('{}', { status: 500 }));
  });
  const { client } = createServices({
    clubName: 'Parlour',
    logoUrl: null,
    mapTilesUrl: null,
    origin: 'https://club.example',
    retries: 0,
    isAttended: followAttendance(window),
    router: () => {
      throw new Error('Nothing is opened.');
    },
    tabStorage: sessionStorage,
    browserStorage: localStorage,
    loadPasskeys: () => Promise.reject(new Error('There is no passkey.')),
  });
  const read = () => send(client, getMe, {});
  await read();
  vi.advanceTimersByTime(60_000);
  await read();
  window.dispatchEvent(new Event('keydown'));
  await read();
  expect(sent).toEqual([null, '1', null]);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test.each(['keydown', 'pointermove', 'click', 'input', 'focusin'])(
  'desk/app-24: %s is use of the page, also by assistive technology',
  (name) => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const isAttended = followAttendance(window);
    vi.advanceTimersByTime(60_000);
    expect(isAttended()).toBe(false);
    window.dispatchEvent(new Event(name));
    expect(isAttended()).toBe(true);
    vi.useRealTimers();
  },
);
