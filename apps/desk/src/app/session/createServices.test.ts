import { expect, test } from 'vitest';
import { createServices } from './createServices.ts';

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
