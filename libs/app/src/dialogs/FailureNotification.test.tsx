import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { FailureNotification } from './FailureNotification.tsx';

test('RQ25: a failure without a known reason shows the default message', () => {
  render(<FailureNotification message="" onDismiss={vi.fn()} />);
  const notification = screen.getByRole('alert');
  expect(notification.textContent).toContain('Something went wrong. Please try again.');
  expect(notification.textContent).toContain('If the problem persists, please contact support.');
});
