import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { SegmentedChoice } from './SegmentedChoice.tsx';

const options = [
  { value: 'month', label: 'Month' },
  { value: 'category', label: 'Category' },
] as const;

test('one choice is pressed, and another asks to be', async () => {
  const onChange = vi.fn();
  render(<SegmentedChoice label="Group by" options={options} value="month" onChange={onChange} />);
  expect(screen.getByRole('group', { name: 'Group by' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Month', pressed: true })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Category', pressed: false }));
  expect(onChange).toHaveBeenCalledWith('category');
});
