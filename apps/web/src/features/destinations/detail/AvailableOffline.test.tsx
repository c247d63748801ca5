import { sampleId } from '@parlour/sample-club';
import { memberCacheName } from '@parlour/core/offline';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { configuration, signIn } from '../../../testing/club.ts';
import { fakeApi } from '../../../testing/fakeApi.ts';
import { fakeBrowser } from '../../../testing/fakeBrowser.ts';
import { renderApp } from '../../../testing/renderApp.tsx';

const listPath = `/destination-guides/${sampleId('destination', 'paris-le-marais')}`;
const withWorker = { ...configuration, serviceWorkerUrl: '/service-worker.js' };
const own = memberCacheName(signIn.user.id);

const picture = () => new Response('picture', { headers: { 'content-type': 'image/webp' } });
const findSwitch = () => screen.findByRole('switch', { name: 'Available offline' });
const stateOf = async () => (await findSwitch()).getAttribute('aria-checked');

test('web/destinations/detail-22: a member finds the switch with its size, where the browser can store guides', async () => {
  fakeBrowser();
  fakeApi();
  renderApp(listPath, { configuration: withWorker });
  const control = await findSwitch();
  expect(control.getAttribute('aria-checked')).toBe('false');
  expect(screen.getByText(/^Saves the guide and its pictures on this device, about/)).toBeTruthy();
});

test.each([
  ['a browser that cannot store it', listPath, { configuration: withWorker }, false],
  ['a club that switched it off', listPath, {}, true],
  ['a visitor', `${listPath}?ref=r`, { signedIn: false, configuration: withWorker }, true],
])('web/destinations/detail-22: %s has no switch', async (_, path, options, isAble) => {
  if (isAble) fakeBrowser();
  fakeApi();
  renderApp(path, options);
  await screen.findByRole('region', { name: 'LE MARAIS DINING' });
  expect(screen.queryByRole('switch')).toBeNull();
});

test('web/destinations/detail-23, web/app/offline-14, web/app/offline-17: the switch saves the guide, says its size, and deletes it again', async () => {
  const { pathsIn, serviceWorker } = fakeBrowser();
  fakeApi({ proxyImage: picture });
  const { user } = renderApp(listPath, { configuration: withWorker });
  await user.click(await findSwitch());
  await screen.findByText(/^Saved on this device, \d+ kB\.$/);
  expect(await stateOf()).toBe('true');
  expect(serviceWorker.register).toHaveBeenCalled();
  expect(pathsIn(own)).toContain(`/api/destinations/${sampleId('destination', 'paris-le-marais')}`);
  await user.click(await findSwitch());
  await screen.findByText(/^Saves the guide/);
  expect(await stateOf()).toBe('false');
  expect(pathsIn(own)).toEqual(['/offline/index.json']);
});

test('web/destinations/detail-23: while it saves it says so, and a failure says why and leaves it off', async () => {
  let fail: () => void = () => undefined;
  const waiting = new Promise<Response>((_, reject) => {
    fail = () => reject(new TypeError('Failed to fetch'));
  });
  fakeBrowser();
  fakeApi({ proxyImage: () => waiting });
  const { user } = renderApp(listPath, { configuration: withWorker });
  await user.click(await findSwitch());
  await screen.findByText('Saving this guide...');
  expect(await stateOf()).toBe('true');
  fail();
  await screen.findByText('Not saved: the network failed. Please try again.');
  expect(await stateOf()).toBe('false');
});

test('web/destinations/detail-23: a device without room is named', async () => {
  fakeBrowser({
    onPut: () => {
      throw new DOMException('', 'QuotaExceededError');
    },
  });
  fakeApi({ proxyImage: picture });
  const { user } = renderApp(listPath, { configuration: withWorker });
  await user.click(await findSwitch());
  await screen.findByText('Not saved: this device has no room for it.');
});

test('web/destinations/detail-24: a city saves its neighborhoods too, and deletes them too', async () => {
  const { pathsIn } = fakeBrowser();
  fakeApi({ proxyImage: picture });
  const { user } = renderApp(`/destination-guides/${sampleId('destination', 'paris')}`, {
    configuration: withWorker,
  });
  await user.click(await findSwitch());
  await screen.findByText(/^Saved on this device/);
  expect(pathsIn(own)).toContain(`/api/destinations/${sampleId('destination', 'paris-le-marais')}`);
  await user.click(await findSwitch());
  await waitFor(() => expect(pathsIn(own)).toEqual(['/offline/index.json']));
});

test('web/app/offline-14: an opened guide is stored by itself', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { pathsIn } = fakeBrowser();
  fakeApi({ proxyImage: picture });
  renderApp(listPath, { configuration: withWorker });
  await findSwitch();
  await vi.advanceTimersByTimeAsync(1500);
  await waitFor(() =>
    expect(pathsIn(own)).toContain(
      `/api/destinations/${sampleId('destination', 'paris-le-marais')}`,
    ),
  );
  expect(await stateOf()).toBe('false');
});

test('web/destinations/detail-23: a browser that stores nothing is named', async () => {
  const { serviceWorker } = fakeBrowser();
  serviceWorker.register.mockRejectedValue(new DOMException('', 'SecurityError'));
  fakeApi({ proxyImage: picture });
  const { user } = renderApp(listPath, { configuration: withWorker });
  await user.click(await findSwitch());
  await screen.findByText('Not saved: this browser stores nothing for this site.');
});
