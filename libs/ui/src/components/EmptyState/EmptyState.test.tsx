import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EmptyState } from './EmptyState.tsx';

test('it says that there is nothing, and offers a way on', () => {
  render(<EmptyState title="No events found" action={<a href="#request">Ask us</a>} />);
  expect(screen.getByText('No events found')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ask us' })).toBeTruthy();
});
