import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { DateTimeField } from './DateTimeField.tsx';

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
  render(<DateTimeField {...props} value="" onChange={onChange} required />);
  const input = screen.getByLabelText(new RegExp(props.label));
  expect(input).toMatchObject({ type: props.type, min: props.min, max: props.max, required: true });
  fireEvent.change(input, { target: { value: chosen } });
  expect(onChange).toHaveBeenCalledWith(chosen);
});

test('what is no whole day is said when its form checks it, until it is mended', () => {
  render(<DateTimeField type="date" label="Arrival date" value="" onChange={vi.fn()} />);
  const input = screen.getByLabelText('Arrival date');
  const hold = (badInput: boolean) =>
    Object.defineProperty(input, 'validity', { value: { badInput }, configurable: true });
  const said = () => screen.queryByText('Please enter a whole date that exists.');

  hold(true);
  fireEvent.keyUp(input);
  expect(said()).toBeNull();
  fireEvent.invalid(input);
  expect(said()).not.toBeNull();
  expect(input.getAttribute('aria-invalid')).toBe('true');
  fireEvent.keyUp(input);
  expect(said()).not.toBeNull();
  hold(false);
  fireEvent.keyUp(input);
  expect(said()).toBeNull();
});

test('a missing day is no day that is wrong', () => {
  render(<DateTimeField type="date" label="Arrival date" value="" onChange={vi.fn()} required />);
  fireEvent.invalid(screen.getByLabelText(/Arrival date/));
  expect(screen.queryByText('Please enter a whole date that exists.')).toBeNull();
});

test('an empty input invites to choose a day, unless a part of one was typed', () => {
  const field = (value: string) => (
    <DateTimeField type="date" label="Arrival date" value={value} onChange={vi.fn()} />
  );
  const { rerender } = render(field(''));
  const queryInvitation = () => screen.queryByText('Choose a date');
  expect(queryInvitation()).not.toBeNull();
  const input = screen.getByLabelText('Arrival date');
  Object.defineProperty(input, 'validity', { value: { badInput: true }, configurable: true });
  fireEvent.blur(input);
  expect(queryInvitation()).toBeNull();
  rerender(field('2026-12-24'));
  expect(queryInvitation()).toBeNull();
});

test('a time that a program fills in has no seconds, and Reset of a phone empties it', () => {
  const onChange = vi.fn();
  render(<DateTimeField type="time" label="Dining time" value="18:00" onChange={onChange} />);
  const input = screen.getByLabelText('Dining time');
  fireEvent.input(input, { target: { value: '19:30:15' } });
  fireEvent.input(input, { target: { value: '' } });
  expect(onChange.mock.calls).toEqual([['19:30'], ['']]);
});
