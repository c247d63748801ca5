import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Text } from './Text.tsx';

test('it is one paragraph', () => {
  render(<Text tone="muted">A table at the window.</Text>);
  expect(screen.getByRole('paragraph').textContent).toBe('A table at the window.');
});
