import { DateTimeField } from '@parlour/ui';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { DialogForm } from './DialogForm.tsx';

const setBadInput = (input: HTMLElement, badInput: boolean) =>
  Object.defineProperty(input, 'validity', { value: { badInput }, configurable: true });

test('web/documents-25: a form with an incomplete date or time is not submitted', () => {
  const onSubmit = vi.fn();
  render(
    <DialogForm id="form" onSubmit={onSubmit}>
      <DateTimeField type="date" label="Day" value="" onChange={vi.fn()} />
      <DateTimeField type="time" label="Time" value="" onChange={vi.fn()} />
      <button type="submit">Send</button>
    </DialogForm>,
  );
  const [day, time] = [screen.getByLabelText('Day'), screen.getByLabelText('Time')];
  // Browsers fire `invalid` for such a field; jsdom does not.
  for (const input of [day, time]) {
    Object.assign(input, { checkValidity: () => fireEvent.invalid(input) });
    setBadInput(input, true);
  }
  fireEvent.click(screen.getByRole('button'));
  expect(onSubmit).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(day);
  expect(screen.queryByText('Please enter a whole date that exists.')).not.toBeNull();
  expect(screen.queryByText('Please enter a whole time.')).not.toBeNull();

  for (const input of [day, time]) setBadInput(input, false);
  fireEvent.click(screen.getByRole('button'));
  expect(onSubmit).toHaveBeenCalledOnce();
});
