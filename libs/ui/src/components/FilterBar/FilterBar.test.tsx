import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { FilterBar } from './FilterBar.tsx';

const options = [
  { value: 'ALL', label: 'All' },
  { value: 'Dining', label: 'Dining' },
] as const;

test('one choice is pressed, and another asks to be', async () => {
  const onChange = vi.fn();
  render(<FilterBar label="Category" options={options} value="ALL" onChange={onChange} />);
  expect(screen.getByRole('group', { name: 'Category' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'All', pressed: true })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Dining', pressed: false }));
  expect(onChange).toHaveBeenCalledWith('Dining');
});
