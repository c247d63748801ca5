import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ClubContactContext } from '../contact/contact.ts';
import { FailureNotification } from './FailureNotification.tsx';

test('core/requests-32: a failure without a known reason shows the default message', () => {
  render(<FailureNotification message="" onDismiss={vi.fn()} />);
  const notification = screen.getByRole('alert');
  expect(notification.textContent).toContain('Something went wrong. Please try again.');
  expect(notification.textContent).toContain('If the problem persists, please contact support.');
});

test('web/app/shell-14: a failure that names support says how to reach it', () => {
  render(
    <ClubContactContext value={{ email: 'concierge@club.example', phone: null }}>
      <FailureNotification message="" onDismiss={vi.fn()} />
    </ClubContactContext>,
  );
  screen.getByRole('link', { name: 'concierge@club.example' });
});
