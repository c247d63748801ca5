import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { OtpField } from './OtpField.tsx';

const format = (typed: string) => typed.normalize('NFKC').replaceAll(/\D/g, '').slice(0, 6);

function Code() {
  const [value, setValue] = useState('');
  return <OtpField label="Enter 6-digit code" value={value} format={format} onChange={setValue} />;
}

const field = () => screen.getByRole('textbox', { name: 'Enter 6-digit code' });

test('it keeps digits only, at most six', async () => {
  render(<Code />);
  await userEvent.type(field(), '12a3-4 5678');
  expect(field()).toHaveProperty('value', '123456');
});

test('a code can be pasted as it was mailed', async () => {
  render(<Code />);
  await userEvent.click(field());
  await userEvent.paste(' 204 817 ');
  expect(field()).toHaveProperty('value', '204817');
});

test('phones offer the code and show a number pad', () => {
  render(<Code />);
  expect(field().getAttribute('autocomplete')).toBe('one-time-code');
  expect(field().getAttribute('inputmode')).toBe('numeric');
});

test('it tells what was pasted or filled in from what was typed', async () => {
  const onChange = vi.fn();
  render(<OtpField label="Enter 6-digit code" value="" format={format} onChange={onChange} />);
  await userEvent.type(field(), '2');
  expect(onChange).toHaveBeenLastCalledWith('2', false);
  await userEvent.paste('204 817');
  expect(onChange).toHaveBeenLastCalledWith('204817', true);
  fireEvent.input(field(), { target: { value: '204818' } });
  expect(onChange).toHaveBeenLastCalledWith('204818', true);
});

test('each digit is drawn in a box that screen readers skip', () => {
  const { container } = render(
    <OtpField label="Enter 6-digit code" value="204" format={format} onChange={() => undefined} />,
  );
  const boxes = container.querySelectorAll('[aria-hidden] > span');
  expect(Array.from(boxes, ({ textContent }) => textContent)).toEqual(['2', '0', '4', '', '', '']);
  expect(boxes[3]?.hasAttribute('data-next')).toBe(true);
});

test('what an input method composes stays as it is until it is done', () => {
  render(<Code />);
  fireEvent.compositionStart(field());
  fireEvent(field(), composing(field(), '１２'));
  expect(field()).toHaveProperty('value', '１２');
  fireEvent.compositionEnd(field());
  expect(field()).toHaveProperty('value', '12');
});

/** Puts a text into an input as an input method does, and returns the event that follows. */
function composing(element: HTMLElement, text: string): Event {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(element, text);
  return new InputEvent('input', { bubbles: true, isComposing: true });
}
