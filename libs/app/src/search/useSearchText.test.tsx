import { LINE_LIMIT } from '@parlour/contract';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { useSearchText } from './useSearchText.ts';
import { useSearchVisit } from './useSearchVisit.ts';

beforeEach(() => void vi.useFakeTimers());

function SearchPage() {
  const { typed, settled, onType, onSettle } = useSearchText();
  return (
    <>
      <input value={typed} onChange={({ target }) => onType(target.value)} />
      <button onClick={onSettle}>Search</button>
      <output>{settled}</output>
    </>
  );
}

function Search() {
  const { visit, isFollowed } = useSearchVisit();
  return (
    <>
      <SearchPage key={visit} />
      <p>{isFollowed ? 'followed' : 'not followed'}</p>
    </>
  );
}

/** Opens a page, from where a link leads to the search. */
function openSearch(path: string) {
  const router = createMemoryRouter(
    [
      { path: '/search', element: <Search /> },
      { path: '*', element: <p>another page</p> },
    ],
    { initialEntries: [path] },
  );
  render(<RouterProvider router={router} />);
  const wait = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
  const go = (to: string | number) =>
    act(async () => void (typeof to === 'number' ? router.navigate(to) : router.navigate(to)));
  return { router, wait, go, query: () => router.state.location.search };
}

const field = () => screen.getByRole<HTMLInputElement>('textbox');
const settled = () => screen.getByRole('status').textContent;
const type = (value: string) => void fireEvent.change(field(), { target: { value } });

test('web/search-2, desk/search-2: a search begins with the text of the address', () => {
  openSearch('/search?text=%20tea%20');
  expect([field().value, settled()]).toEqual(['tea', 'tea']);
});

test('web/search-2, desk/search-2: what is typed is searched for after a pause, and replaces the address', async () => {
  const { router, wait, query } = openSearch('/search');
  type('te');
  await wait(249);
  type('tea ');
  await wait(249);
  expect([query(), settled(), field().value]).toEqual(['', '', 'tea ']);
  await wait(1);
  expect([query(), settled(), field().value]).toEqual(['?text=tea', 'tea', 'tea ']);
  expect(router.state.historyAction).toBe('REPLACE');
  type('');
  await wait(250);
  expect([query(), settled()]).toEqual(['', '']);
});

test('web/search-2, desk/search-2: it can be searched for at once, and the same is not searched for again', async () => {
  const { router, wait, query } = openSearch('/search');
  type('tea');
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
  await wait(0);
  expect(query()).toBe('?text=tea');
  const { key } = router.state.location;
  type('tea ');
  await wait(1000);
  expect(router.state.location.key).toBe(key);
});

test('web/search-2, desk/search-2: no more is searched for than the server takes', async () => {
  const { wait } = openSearch('/search');
  type(`${'x'.repeat(LINE_LIMIT - 1)} y`);
  await wait(250);
  expect(settled()).toBe('x'.repeat(LINE_LIMIT - 1));
});

test('a link to a search begins another visit with its own text; typing, Back and a reload do not', async () => {
  const { wait, go } = openSearch('/search?text=tea');
  screen.getByText('not followed');
  type('coffee');
  await wait(250);
  expect(field().value).toBe('coffee');
  await go('/search?text=wine');
  expect(field().value).toBe('wine');
  screen.getByText('followed');
  await go(-1);
  expect(field().value).toBe('coffee');
  screen.getByText('not followed');
});
