import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ProgressBar } from './ProgressBar.tsx';

test('it is a progress bar called by its label, with its value for everyone', () => {
  render(<ProgressBar label="Uploading passport.pdf" value={0.456} />);
  const bar = screen.getByRole<HTMLProgressElement>('progressbar', {
    name: 'Uploading passport.pdf',
  });
  expect(bar.value).toBe(0.456);
  expect(bar.max).toBe(1);
  screen.getByText('45%');
});

test('it has no inline style, which the policy of the site would refuse', () => {
  const { container } = render(<ProgressBar label="Uploading" value={1} />);
  expect(container.querySelector('[style]')).toBeNull();
  screen.getByText('100%');
});
