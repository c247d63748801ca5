import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PickerField } from './PickerField.tsx';

test.each([
  {
    type: 'date',
    label: 'Arrival date',
    min: '2026-11-21',
    max: '2027-11-21',
    chosen: '2026-12-24',
  },
  { type: 'time', label: 'Dining time', min: '12:00', max: '23:00', chosen: '19:30' },
] as const)("it is the browser's own $type input, and gives its value as text", (given) => {
  const { chosen, ...props } = given;
  const onChange = vi.fn();
  render(<PickerField {...props} value="" onChange={onChange} required />);
  const input = screen.getByLabelText(new RegExp(props.label));
  expect(input).toMatchObject({ type: props.type, min: props.min, max: props.max, required: true });
  fireEvent.change(input, { target: { value: chosen } });
  expect(onChange).toHaveBeenCalledWith(chosen);
});
