import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeDesk } from '../../../testing/fakeDesk.ts';
import { concierge } from '../../../testing/people.ts';
import { renderDesk } from '../../../testing/renderDesk.tsx';
import { noCounts, requests } from '../../../testing/requests.ts';

const at = '2030-02-01T09:55:00.000Z';
const [first, second, third] = requests;

const openQueue = async () => {
  fakeDesk({
    getMe: () => concierge,
    countDeskRequests: () => ({
      ...noCounts,
      mine: { total: 12, unseen: 3 },
      open: { total: 1000, unseen: 0 },
    }),
    listDeskRequests: () => ({
      requests: [
        {
          ...first!,
          isUnseen: true,
          lastMessage: { from: 'member', name: 'Grace', snippet: 'Half past seven?', at },
        },
        { ...second!, lastMessage: { from: 'you', name: 'Theo', snippet: '', at } },
        { ...third!, lastMessage: { from: 'colleague', name: 'Nora', snippet: 'Done', at } },
      ],
      next: null,
    }),
  });
  const rendered = renderDesk('/requests');
  await screen.findByRole('heading', { level: 1, name: 'Requests' });
  return rendered;
};

test('desk/requests-24: a row says that it is unseen, who wrote last and how that begins', async () => {
  await openQueue();
  await screen.findAllByRole('rowheader');
  const [, ...rows] = screen.getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/New: A table for our anniversary.*Grace Okafor: Half past seven\?/),
    expect.stringMatching(/Three nights by the lake.*You: sent files/),
    expect.stringMatching(/Opening night.*Nora: Done/),
  ]);
});

test('desk/requests-25, desk/app-21: views say how much they have and how much of it is new, and the title how much of one’s own', async () => {
  await openQueue();
  await screen.findByRole('link', { name: 'Mine 3 new 12' });
  expect(screen.getByRole('link', { name: 'All Open 999+' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Unassigned' })).toBeTruthy();
  await waitFor(() => expect(document.title).toMatch(/^\(3\) Requests/));
});

test('desk/requests-26: the search begins while one types, keeps the focus, and says how much was found', async () => {
  const desk = fakeDesk({
    searchDeskRequests: () => ({ requests: requests.slice(0, 1), next: null }),
  });
  const { user, router } = renderDesk('/requests');
  const field = await screen.findByRole('searchbox', { name: 'Search' });
  await user.type(field, 'l');
  await user.type(field, 'ake');
  expect((await screen.findByText('1 request found')).closest('[role="status"]')).toBeTruthy();
  await waitFor(() => expect(router.state.location.search).toBe('?search=lake'));
  expect(document.activeElement).toBe(field);
  await user.type(field, 's');
  await waitFor(() => expect(router.state.location.search).toBe('?search=lakes'));
  expect(router.state.historyAction).toBe('REPLACE');
  const texts = desk.received.flatMap(({ name, url }) =>
    name === 'searchDeskRequests' ? [url.searchParams.get('text')] : [],
  );
  expect(texts).not.toContain('l');
  await user.clear(field);
  await waitFor(() => expect(router.state.location.search).toBe(''));
});
