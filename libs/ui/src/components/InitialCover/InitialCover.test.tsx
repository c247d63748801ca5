import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { InitialCover } from './InitialCover.tsx';

test('it shows the first letter of the name, and a screen reader passes over it', () => {
  const { rerender, container } = render(<InitialCover name=" “Élan”" ratio="landscape" />);
  expect(screen.getByText('É').closest('[aria-hidden="true"]')).not.toBeNull();
  rerender(<InitialCover name=" " ratio="landscape" />);
  expect(container.textContent).toBe('');
});
