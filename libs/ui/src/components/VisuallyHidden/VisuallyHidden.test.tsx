import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { VisuallyHidden } from './VisuallyHidden.tsx';

test('it is part of the name that a screen reader says', () => {
  render(
    <button type="button">
      View All <VisuallyHidden>events</VisuallyHidden>
    </button>,
  );
  expect(screen.getByRole('button', { name: 'View All events' })).toBeTruthy();
});
