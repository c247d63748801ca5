import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { PageData } from './pageData.ts';
import { PageDataView } from './PageDataView.tsx';

const renderPageData = (page: PageData<string>) =>
  render(
    <PageDataView page={page} loadingLabel="Loading words" skeleton={<p>skeleton</p>}>
      {(words) => <p>{words}</p>}
    </PageDataView>,
  );

test('app/data-1: idle shows nothing', () => {
  expect(renderPageData({ state: 'idle' }).container.textContent).toBe('');
});

test('app/data-3: loading shows the skeleton and is announced', () => {
  renderPageData({ state: 'loading' });
  screen.getByText('skeleton');
  expect(screen.getByRole('status').textContent).toBe('Loading words');
});

test('app/data-1: an error shows its message and Retry', async () => {
  const retry = vi.fn();
  renderPageData({ state: 'error', message: 'Failed to fetch words', retry });
  screen.getByText('Failed to fetch words');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(retry).toHaveBeenCalledOnce();
});

test('app/data-2: outdated data stays under an alert with Try Again', async () => {
  const retry = vi.fn();
  renderPageData({ state: 'loaded', data: 'words', outdated: { retry } });
  screen.getByText('words');
  screen.getByText('The latest could not be loaded. Cached data is shown.');
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(retry).toHaveBeenCalledOnce();
});

const pageWith = (page: PageData<string>, isInSection: boolean) => {
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
  'app/data-8: $label moves the keyboard focus to the heading "$heading", where it stays',
  async ({ label, page, isInSection, heading }) => {
    const { rerender } = render(pageWith(page, isInSection));
    screen.getByRole('button', { name: label }).focus();
    await userEvent.keyboard('{Enter}');
    for (const next of [{ state: 'loading' }, page] as const) {
      rerender(pageWith(next, isInSection));
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: heading }));
    }
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: label }));
  },
);
