import { screen, waitFor } from '@testing-library/react';
import { afterAll, expect, test, vi } from 'vitest';
import { fakeApi } from '../../testing/fakeApi.ts';
import { renderApp } from '../../testing/renderApp.tsx';

// The files of a worker share their modules, but not those that this one replaces.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());

vi.mock('./EditProfileDialog.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

test('web/profile-8: a form that can not be loaded says so, and leaves the page as it is', async () => {
  fakeApi();
  const { user } = renderApp('/profile');
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Edit Profile' });
  await waitFor(() => expect(button.disabled).toBe(false));
  await user.click(button);
  await screen.findByText(/^The form could not be opened\./);
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText(/^The form could not be opened\./)).toBeNull();
  screen.getByRole('heading', { level: 1, name: 'Profile' });
});
