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

test('web/payment-methods-10: an Enter key that is held down submits nothing, and adds lines to a text', () => {
  const { container } = render(
    <DialogForm id="form" onSubmit={vi.fn()}>
      <input aria-label="Title" />
      <textarea aria-label="Text" />
    </DialogForm>,
  );
  const [title, text] = [screen.getByLabelText('Title'), screen.getByLabelText('Text')];
  // `fireEvent` returns false for an event that was prevented.
  expect(fireEvent.keyDown(title, { key: 'Enter', repeat: true })).toBe(false);
  expect(fireEvent.keyDown(title, { key: 'Enter' })).toBe(true);
  expect(fireEvent.keyDown(title, { key: 'a', repeat: true })).toBe(true);
  expect(fireEvent.keyDown(text, { key: 'Enter', repeat: true })).toBe(true);
  expect(container.querySelector('form')?.noValidate).toBe(true);
});
