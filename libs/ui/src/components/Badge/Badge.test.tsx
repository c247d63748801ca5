import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Badge } from './Badge.tsx';

test('each tone looks different', () => {
  render(
    <>
      <Badge>Wellness</Badge>
      <Badge tone="accent">New</Badge>
    </>,
  );
  expect(screen.getByText('New').className).not.toBe(screen.getByText('Wellness').className);
});
