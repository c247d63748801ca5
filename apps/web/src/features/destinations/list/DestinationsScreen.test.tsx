import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { destinationList } from '../../../testing/club.ts';
import { fakeApi, neverResponds, rejection } from '../../../testing/fakeApi.ts';
import { renderApp } from '../../../testing/renderApp.tsx';

const path = '/destination-guides';
const [first] = destinationList.destinations;

test('web/destinations/list-1: every destination is a card under the count', async () => {
  const { calls } = fakeApi();
  renderApp(path);
  await screen.findByRole('heading', { level: 1, name: 'Destination Guides' });
  await screen.findByText(`${destinationList.totalCount} Destinations`);
  const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(names).toEqual(destinationList.destinations.map(({ name }) => name));
  await waitFor(() => expect(document.title).toBe('Destination Guides · The Sample Club'));
  expect(calls('listDestinations')).toHaveLength(1);
});

test('web/destinations/list-1: a single destination is counted as one', async () => {
  fakeApi({ listDestinations: () => ({ destinations: [first!], totalCount: 1 }) });
  renderApp(path);
  await screen.findByText('1 Destination');
});

test('web/destinations/list-2: a card leads to the destination, which is loaded ahead', async () => {
  const { calls } = fakeApi();
  const { router, user } = renderApp(path);
  const link = await screen.findByRole('link', { name: first!.name });
  await user.hover(link);
  await waitFor(() => expect(calls('getDestination')).toHaveLength(1));
  await user.click(link);
  await screen.findByRole('heading', { level: 1, name: first!.name });
  expect(router.state.location.pathname).toBe(`/destination-guides/${first!.id}`);
  expect(calls('getDestination')).toHaveLength(1);
});

test('web/destinations/list-3: loading is said', async () => {
  fakeApi({ listDestinations: neverResponds });
  renderApp(path);
  await screen.findByText('Loading destinations');
});

test('web/destinations/list-3: a failure is shown with a way to try again', async () => {
  let isDown = true;
  fakeApi({
    listDestinations: () => (isDown ? rejection(400, 'Not today.') : destinationList),
  });
  const { user } = renderApp(path);
  await screen.findByText('Not today.');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('link', { name: first!.name });
});

test('web/destinations/list-3: a failure with older data at hand keeps it under an inline alert', async () => {
  let isDown = false;
  fakeApi({
    listDestinations: () => (isDown ? rejection(400, 'Not today.') : destinationList),
  });
  const { services, user } = renderApp(path);
  await screen.findByRole('link', { name: first!.name });
  isDown = true;
  await (await services.loadData()).queryClient.refetchQueries();
  await screen.findByText(/latest could not be loaded/);
  screen.getByRole('link', { name: first!.name });
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(screen.queryByText(/latest could not be loaded/)).toBeNull());
});

test('web/destinations/list-4: a club without destinations says so', async () => {
  fakeApi({ listDestinations: () => ({ destinations: [], totalCount: 0 }) });
  renderApp(path);
  await screen.findByText('No destinations found');
  expect(screen.queryByText('0 Destinations')).toBeNull();
});
