import { screen } from '@testing-library/react';
import { afterAll, expect, test, vi } from 'vitest';
import { fakeApi } from '../../testing/fakeApi.ts';
import { renderApp } from '../../testing/renderApp.tsx';

// The files of a worker share their modules, but not those that this one replaces.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());

vi.mock('./RequestDialog.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

test('web/requests-10: a form that can not be loaded leaves the page as it is, and says so until it is dismissed', async () => {
  fakeApi({});
  const { user } = renderApp('/member-benefits');
  await user.click(await screen.findByRole('button', { name: 'Submit a Request' }));
  expect((await screen.findByRole('alert')).textContent).toContain('The form could not be opened.');
  screen.getByRole('main');
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('alert')).toBeNull();
});
