import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { FailurePopup } from './FailurePopup.tsx';

test('RQ25: a failure that nobody knows the reason of is told by the default message', () => {
  render(<FailurePopup message="" onDismiss={vi.fn()} />);
  const popup = screen.getByRole('alert');
  expect(popup.textContent).toContain('Something went wrong. Please try again.');
  expect(popup.textContent).toContain('If the problem persists, please contact support.');
});
