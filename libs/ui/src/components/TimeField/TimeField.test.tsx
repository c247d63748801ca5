import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { TimeField } from './TimeField.tsx';

test("it is the browser's own time input, and gives its value as text", () => {
  const onChange = vi.fn();
  render(<TimeField label="Dining time" value="" onChange={onChange} min="12:00" required />);
  const input = screen.getByLabelText(/Dining time/);
  expect(input.getAttribute('type')).toBe('time');
  expect(input.getAttribute('min')).toBe('12:00');
  expect(input).toHaveProperty('required', true);
  fireEvent.change(input, { target: { value: '19:30' } });
  expect(onChange).toHaveBeenCalledWith('19:30');
});
