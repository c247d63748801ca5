import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Spinner } from './Spinner.tsx';

test.each([false, true])('it says what is being waited for (label shown: %s)', (showLabel) => {
  render(<Spinner label="Loading benefits" showLabel={showLabel} />);
  expect(screen.getByRole('status').textContent).toBe('Loading benefits');
});
