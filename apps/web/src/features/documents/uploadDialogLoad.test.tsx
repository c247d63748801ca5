import { screen, waitFor } from '@testing-library/react';
import { afterAll, expect, test, vi } from 'vitest';
import { renderDocuments } from '../../testing/renderDocuments.tsx';

// The files of a worker share their modules, but not those that this one replaces.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());

vi.mock('./UploadDialog.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

test('web/documents-13: a form that can not be loaded leaves the page as it is, and says so', async () => {
  const { user } = await renderDocuments();
  await user.click(screen.getByRole('button', { name: 'Upload Document' }));
  await screen.findByText(/form could not be opened/);
  await screen.findByRole('heading', { name: 'Passport' });
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(screen.queryByText(/form could not be opened/)).toBeNull());
});
