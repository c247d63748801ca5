import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { InlineAlert } from './InlineAlert.tsx';

test('a notice is said politely, a critical one at once', () => {
  const { rerender } = render(<InlineAlert>Cached data is shown.</InlineAlert>);
  expect(screen.getByRole('status')).toBeTruthy();
  rerender(<InlineAlert tone="critical">Cached data is shown.</InlineAlert>);
  expect(screen.getByRole('alert')).toBeTruthy();
});

test('its action is a button that leaves the focus on the heading above', async () => {
  const onAction = vi.fn();
  render(
    <main>
      <h1>Events</h1>
      <InlineAlert action={{ label: 'Try Again', onAction }}>Cached data is shown.</InlineAlert>
    </main>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(onAction).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Events' }));
});
