import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { removeListenersAfterEach } from '../testing/withoutListeners.ts';
import { ROUTE_CHANGE, RouteChange } from './RouteChange.tsx';

removeListenersAfterEach();

/** Opens an app on one of its two pages, and listens to what it announces. */
function openApp(onChange: (event: Event) => void = () => undefined) {
  const pageOf = (title: string) => (
    <h1 tabIndex={-1} key={title}>
      {title}
    </h1>
  );
  const announced = vi.fn(onChange);
  addEventListener(ROUTE_CHANGE, announced);
  const shell = (
    <main tabIndex={-1}>
      <RouteChange />
      <Outlet />
    </main>
  );
  const router = createMemoryRouter([
    {
      element: shell,
      children: [
        { path: '/', element: pageOf('Home') },
        { path: '/events', element: pageOf('Events') },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  return { announced, go: (path: string) => act(() => router.navigate(path)) };
}

const focused = () => document.activeElement?.textContent;

test('web/app/shell-6: the first page neither scrolls nor takes the focus', () => {
  const { announced } = openApp();
  expect(window.scrollTo).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(document.body);
  expect(announced).toHaveBeenCalledOnce();
});

test('web/app/shell-6: another page begins at its top, with the focus on its heading', async () => {
  const { go } = openApp();
  await go('/events');
  expect(vi.mocked(window.scrollTo).mock.calls).toEqual([[{ top: 0, behavior: 'instant' }]]);
  expect(focused()).toBe('Events');
  await go('/');
  expect(focused()).toBe('Home');
  expect(window.scrollTo).toHaveBeenCalledTimes(2);
});

test('web/app/shell-6: another query is announced, and neither scrolls nor moves the focus', async () => {
  const { announced, go } = openApp();
  await go('/?category=Art');
  expect(announced).toHaveBeenCalledTimes(2);
  expect(window.scrollTo).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(document.body);
});

test('web/app/shell-20: who returns to a position scrolls in place of it, and the heading has the focus', async () => {
  const { go } = openApp((event) => event.preventDefault());
  await go('/events');
  expect(window.scrollTo).not.toHaveBeenCalled();
  expect(focused()).toBe('Events');
  expect(screen.getAllByRole('heading')).toHaveLength(1);
});
