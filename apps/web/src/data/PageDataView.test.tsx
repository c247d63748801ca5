import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { PageData } from './pageData.ts';
import { PageDataView } from './PageDataView.tsx';

const show = (page: PageData<string>) =>
  render(
    <PageDataView page={page} loadingLabel="Loading words" skeleton={<p>skeleton</p>}>
      {(words) => <p>{words}</p>}
    </PageDataView>,
  );

test('WP1: idle shows nothing', () => {
  expect(show({ state: 'idle' }).container.textContent).toBe('');
});

test('WP3: loading shows the skeleton and is said', () => {
  show({ state: 'loading' });
  screen.getByText('skeleton');
  expect(screen.getByRole('status').textContent).toBe('Loading words');
});

test('WP1: an error shows its sentence and Retry', async () => {
  const retry = vi.fn();
  show({ state: 'error', message: 'Failed to fetch words', retry });
  screen.getByText('Failed to fetch words');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(retry).toHaveBeenCalledOnce();
});

test('WP2: outdated data stays under a banner with Try Again', async () => {
  const retry = vi.fn();
  show({ state: 'loaded', data: 'words', outdated: { retry } });
  screen.getByText('words');
  screen.getByText('The latest could not be loaded. Cached data is shown.');
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(retry).toHaveBeenCalledOnce();
});
