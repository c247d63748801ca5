import { screen } from '@testing-library/react';
import { afterAll, expect, test, vi } from 'vitest';
import { fakeApi } from '../../testing/fakeApi.ts';
import { renderApp } from '../../testing/renderApp.tsx';

// The files of a worker share their modules, but not those that this one replaces.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());

vi.mock('./MenuDrawer.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

test('web/app/shell-25: a menu that can not be loaded says so whenever it is opened, and leaves the page as it is', async () => {
  fakeApi({});
  const { user } = renderApp('/member-benefits');
  const opener = await screen.findByRole('button', { name: 'Open menu' });
  for (let count = 0; count < 2; count += 1) {
    await user.click(opener);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('The menu could not be opened.');
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('alert')).toBeNull();
  }
  screen.getByRole('main');
});
