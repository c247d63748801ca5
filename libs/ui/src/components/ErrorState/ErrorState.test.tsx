import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ErrorState } from './ErrorState.tsx';

test('it is said at once, and can be tried again', async () => {
  const onRetry = vi.fn();
  render(<ErrorState text="Failed to fetch events" onRetry={onRetry} />);
  expect(screen.getByRole('alert').textContent).toContain('Failed to fetch events');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('a retry by keyboard goes on from the heading above', async () => {
  const onRetry = vi.fn();
  render(
    <main>
      <h1>Events</h1>
      <ErrorState text="Failed to fetch events" onRetry={onRetry} />
    </main>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onRetry).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Events' }));
});

test('there is always a way out', () => {
  // @ts-expect-error Neither a retry nor an action.
  expect(<ErrorState text="Failed to fetch events" />).toBeTruthy();
});
