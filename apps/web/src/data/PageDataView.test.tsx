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

const showOnPage = (page: PageData<string>, isInSection: boolean) => {
  const view = (
    <PageDataView page={page} loadingLabel="Loading words" skeleton={<p>skeleton</p>}>
      {(words) => <p>{words}</p>}
    </PageDataView>
  );
  return (
    <main tabIndex={-1}>
      <h1>Page</h1>
      {isInSection ? (
        <section>
          <h2>Section</h2>
          {view}
        </section>
      ) : (
        view
      )}
    </main>
  );
};

const failed: PageData<string> = {
  state: 'error',
  message: 'Failed to fetch words',
  retry: vi.fn(),
};
const outdated: PageData<string> = { state: 'loaded', data: 'words', outdated: { retry: vi.fn() } };

test.each([
  { label: 'Retry', page: failed, isInSection: false, heading: 'Page' },
  { label: 'Retry', page: failed, isInSection: true, heading: 'Section' },
  { label: 'Try Again', page: outdated, isInSection: false, heading: 'Page' },
  { label: 'Try Again', page: outdated, isInSection: true, heading: 'Section' },
])(
  'WP8: $label leads the keyboard to the heading "$heading", where it stays whatever comes',
  async ({ label, page, isInSection, heading }) => {
    const { rerender } = render(showOnPage(page, isInSection));
    screen.getByRole('button', { name: label }).focus();
    await userEvent.keyboard('{Enter}');
    for (const next of [{ state: 'loading' }, page] as const) {
      rerender(showOnPage(next, isInSection));
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: heading }));
    }
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: label }));
  },
);
