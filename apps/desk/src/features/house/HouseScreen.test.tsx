import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { emptyHouse, house } from '../../testing/agenda.ts';
import { fakeDesk, type FakeHandlers } from '../../testing/fakeDesk.ts';
import { concierge } from '../../testing/people.ts';
import { renderDesk } from '../../testing/renderDesk.tsx';
import { takeSavedFiles } from '../../testing/savedFiles.ts';

async function openHouse(path = '/house', handlers: FakeHandlers = {}) {
  const desk = fakeDesk({ readHouse: () => house, ...handlers });
  const rendered = renderDesk(path);
  await screen.findByRole('table', { name: 'Requests by the week when they came' });
  const query = () => {
    const last = desk.received.findLast(({ name }) => name === 'readHouse');
    return Object.fromEntries(last?.url.searchParams ?? []);
  };
  return { ...rendered, query };
}

const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [
      within(row).getByRole('rowheader').textContent,
      ...within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ]);

test('desk/house-1: the tables say what is open and what waits', async () => {
  await openHouse();
  expect(rowsOf('Open requests by colleague and status')[0]).toEqual([
    'Nobody',
    '6',
    '0',
    '0',
    '0',
    '0',
    '6',
  ]);
  const waiting = screen.getByRole('table', { name: 'Requests that wait longest for the house' });
  expect(
    within(waiting)
      .getByRole('link', { name: /anniversary/ })
      .getAttribute('href'),
  ).toBe('/desk/requests/r1');
  // One word for who has a request, as in the queue.
  expect(screen.getAllByRole('columnheader', { name: 'Colleague' })).toHaveLength(2);
});

test('desk/house-1: times and ratings are by week and by type, and a picture is hidden from screen readers', async () => {
  await openHouse();
  const weeks = rowsOf('Requests by the week when they came');
  expect(weeks[0]).toEqual([
    'Jan 7',
    '12',
    '18 min',
    '1 h 35 min',
    '5 h 10 min',
    '2 d',
    '4.6 of 5',
  ]);
  expect(weeks[1]).toEqual(['Jan 14', '0', '–', '–', '–', '–', '–']);
  expect(rowsOf('Requests by type').map(([type]) => type)).toEqual([
    'Dining Reservation',
    'Car Service',
  ]);
  const pictures = [...document.querySelectorAll('table svg')];
  expect(pictures.length).toBeGreaterThan(5);
  expect(pictures.every((picture) => picture.getAttribute('aria-hidden') === 'true')).toBe(true);
});

test('desk/house-2: the number of weeks is in the URL', async () => {
  const { user, query, router } = await openHouse('/house?weeks=40');
  expect(query()).toEqual({ weeks: '12' });
  await user.click(screen.getByRole('button', { name: '26' }));
  await waitFor(() => expect(query()).toEqual({ weeks: '26' }));
  expect(router.state.location.search).toBe('?weeks=26');
});

test('desk/house-3: a table is stored as CSV, and a name in it is no formula', async () => {
  const { files } = takeSavedFiles();
  const open = house.open.map((row, index) =>
    index === 0 ? { ...row, assignee: { id: 'x', name: '=1+1' } } : row,
  );
  const { user } = await openHouse('/house', { readHouse: () => ({ ...house, open }) });
  await user.click(screen.getByRole('button', { name: 'Download “Open Requests” as CSV' }));
  const text = await files[0]?.text();
  expect(text?.split('\r\n')[1]).toBe("'=1+1,6,0,0,0,0,6");
  await user.click(screen.getByRole('button', { name: 'Download “By Week” as CSV' }));
  expect((await files[1]?.text())?.split('\r\n')[1]).toBe(
    '2030-01-07,12,40,18,95,36,310,2890,12,4.6',
  );
});

test('desk/house-1: a house without a request has no times', async () => {
  await openHouse('/house', { readHouse: () => emptyHouse });
  expect(screen.getByText('There is no open request.')).toBeDefined();
  expect(screen.getByText('No request came in these weeks.')).toBeDefined();
});

test('desk/house-4: a concierge has no such page, and no entry of it in the menu', async () => {
  const desk = fakeDesk({ getMe: () => concierge });
  renderDesk('/house');
  await screen.findByRole('heading', { level: 1, name: 'There is nothing for you here.' });
  expect(desk.names()).not.toContain('readHouse');
  expect(screen.queryByRole('link', { name: 'House' })).toBeNull();
});
