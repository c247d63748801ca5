import { shownSubject } from '@parlour/core';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type FakeHandlers, fakeApi, neverResponds, rejection } from '../../../testing/fakeApi.ts';
import { renderApp } from '../../../testing/renderApp.tsx';
import { openRequests, pastRequests } from '../../../testing/requests.ts';

const path = '/requests';
const filled: FakeHandlers = {
  listRequests: ({ query: { state } }) => ({
    requests: state === 'open' ? openRequests : pastRequests,
    next: null,
  }),
};
const region = (name: string) => screen.findByRole('region', { name });
const subjectsIn = async (name: string) =>
  (await within(await region(name)).findAllByRole('heading', { level: 3 })).map(
    ({ textContent }) => textContent,
  );

test('web/own-requests-1: open requests are listed with what waits for the member first, and past ones below', async () => {
  fakeApi(filled);
  renderApp(path);
  const [received, withAnna, waiting, confirmed] = openRequests;
  expect(await subjectsIn('Open')).toEqual(
    [waiting, received, withAnna, confirmed].map((request) => shownSubject(request!.subject)),
  );
  expect(await subjectsIn('Past')).toEqual(
    pastRequests.map(({ subject }) => shownSubject(subject)),
  );
  const open = within(await region('Open'));
  expect(
    open.getByRole('link', { name: shownSubject(waiting!.subject) }).getAttribute('href'),
  ).toBe('/requests/request-3');
  for (const words of ['We need your answer', 'Received', 'With Anna', 'Confirmed']) {
    open.getByText(words);
  }
  open.getByText('Tickets & Events · RQ-9C3W6P');
  open.getByText('Updated November 17, 2026');
});

test('web/own-requests-2: a list of several pages shows more of them', async () => {
  const { calls } = fakeApi({
    listRequests: ({ query: { state, before } }) =>
      state === 'past'
        ? { requests: [], next: null }
        : before === undefined
          ? { requests: openRequests.slice(0, 2), next: 'page-2' }
          : { requests: openRequests.slice(2), next: null },
  });
  const { user } = renderApp(path);
  await user.click(await screen.findByRole('button', { name: 'Show More' }));
  await screen.findByText('Confirmed');
  expect(await subjectsIn('Open')).toHaveLength(4);
  expect(calls('listRequests').map(({ query }) => query?.before)).toContain('page-2');
  expect(screen.queryByRole('button', { name: 'Show More' })).toBeNull();
});

test('web/own-requests-2: a list that is read again keeps the pages that were shown', async () => {
  let subject = 'Before';
  const pages = [openRequests.slice(0, 1), openRequests.slice(1, 2), openRequests.slice(2)];
  fakeApi({
    listRequests: ({ query: { state, before } }) => {
      if (state === 'past') return { requests: [], next: null };
      const page = before === undefined ? 0 : Number(before);
      const next = page + 1 < pages.length ? String(page + 1) : null;
      return { requests: pages[page]!.map((request) => ({ ...request, subject })), next };
    },
  });
  const { user, services } = renderApp(path);
  await user.click(await screen.findByRole('button', { name: 'Show More' }));
  await expect.poll(() => subjectsIn('Open')).toEqual(['Before', 'Before']);
  subject = 'After';
  await (await services.loadData()).queryClient.refetchQueries();
  await expect.poll(() => subjectsIn('Open')).toEqual(['After', 'After']);
  screen.getByRole('button', { name: 'Show More' });
});

test('web/own-requests-3: a member without requests can submit one', async () => {
  fakeApi();
  const { user } = renderApp(path);
  await screen.findByText('No open requests');
  await screen.findByText('No past requests');
  const main = within(screen.getByRole('main'));
  await user.click(main.getByRole('button', { name: 'Submit a Request' }));
  await screen.findByRole('dialog', { name: 'Submit a Request' });
});

test('web/own-requests-4: past requests wait for the open ones, and loading is said', async () => {
  fakeApi({ listRequests: neverResponds });
  renderApp(path);
  await screen.findByText('Loading open requests');
  expect(screen.queryByRole('region', { name: 'Past' })).toBeNull();
});

test('web/own-requests-4: a list that fails can be tried again, and the other one is shown', async () => {
  let isDown = true;
  fakeApi({
    listRequests: (call) =>
      call.query.state === 'open' && isDown
        ? rejection(400, 'Not today.')
        : filled.listRequests!(call),
  });
  const { user, services } = renderApp(path);
  await screen.findByText('Not today.');
  await screen.findByText(pastRequests[0]!.subject);
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText(openRequests[0]!.subject);
  isDown = true;
  await (await services.loadData()).queryClient.refetchQueries();
  await screen.findByText(/latest could not be loaded/);
  screen.getByText(openRequests[0]!.subject);
});
