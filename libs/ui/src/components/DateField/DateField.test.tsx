import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { DateField } from './DateField.tsx';

test("it is the browser's own date input, and gives its value as text", () => {
  const onChange = vi.fn();
  render(<DateField label="Arrival date" value="" onChange={onChange} min="2026-11-21" required />);
  const input = screen.getByLabelText(/Arrival date/);
  expect(input.getAttribute('type')).toBe('date');
  expect(input.getAttribute('min')).toBe('2026-11-21');
  expect(input).toHaveProperty('required', true);
  fireEvent.change(input, { target: { value: '2026-12-24' } });
  expect(onChange).toHaveBeenCalledWith('2026-12-24');
});
