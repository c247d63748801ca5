import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { ReadOnlyFields } from '../../behavior/ReadOnlyFields.tsx';
import { NumberField } from './NumberField.tsx';

function Passengers({ initial = '' }: { initial?: string }) {
  const [value, setValue] = useState(initial);
  return <NumberField label="Passengers" value={value} onChange={setValue} min={1} max={8} />;
}

const field = () => screen.getByRole('spinbutton', { name: 'Passengers' });
const more = () => screen.getByRole('button', { name: 'Increase Passengers' });
const fewer = () => screen.getByRole('button', { name: 'Decrease Passengers' });

test('it is typed', async () => {
  render(<Passengers />);
  await userEvent.type(field(), '3');
  expect(field()).toHaveProperty('value', '3');
});

test('the first step from nothing is the least that is allowed', async () => {
  render(<Passengers />);
  await userEvent.click(more());
  expect(field()).toHaveProperty('value', '1');
  expect(fewer()).toHaveProperty('disabled', true);
});

test('while it can only be read, it is not stepped either', () => {
  render(
    <ReadOnlyFields when>
      <Passengers initial="3" />
    </ReadOnlyFields>,
  );
  expect(field()).toHaveProperty('readOnly', true);
  expect(fewer()).toHaveProperty('disabled', true);
  expect(more()).toHaveProperty('disabled', true);
});

test('it steps up to the most that is allowed, and no further', async () => {
  render(<Passengers initial="7" />);
  await userEvent.click(more());
  expect(field()).toHaveProperty('value', '8');
  expect(more()).toHaveProperty('disabled', true);
});

test('a step from beyond the limits comes back within them', async () => {
  render(<Passengers initial="40" />);
  await userEvent.click(fewer());
  expect(field()).toHaveProperty('value', '8');
});

test('a program fills it in without moving the focus', () => {
  render(<Passengers />);
  // Safari would move the focus to a field whose caret is set.
  const setCaret = vi.spyOn(HTMLInputElement.prototype, 'setSelectionRange');
  fireEvent.input(field(), { target: { value: ' ３ ' } });
  expect(field()).toHaveProperty('value', '3');
  expect(setCaret).not.toHaveBeenCalled();
  setCaret.mockRestore();
});

test('digits of full width are digits, and letters change nothing', async () => {
  render(<Passengers initial="1" />);
  await userEvent.clear(field());
  await userEvent.type(field(), '１x２');
  expect(field()).toHaveProperty('value', '12');
});

test('the arrows step', async () => {
  render(<Passengers initial="3" />);
  await userEvent.type(field(), '{ArrowUp}{ArrowUp}{ArrowDown}');
  expect(field()).toHaveProperty('value', '4');
});

test('digits of any script are digits, and superscripts are none', () => {
  render(<Passengers initial="1" />);
  fireEvent.input(field(), { target: { value: '١' } });
  expect(field()).toHaveProperty('value', '1');
  fireEvent.input(field(), { target: { value: '1²' } });
  expect(field()).toHaveProperty('value', '1');
});

test('a refused letter leaves the caret where it was', async () => {
  render(<Passengers initial="123" />);
  await userEvent.type(field(), 'x', { initialSelectionStart: 1, initialSelectionEnd: 1 });
  expect(field()).toHaveProperty('value', '123');
  expect(field()).toHaveProperty('selectionStart', 1);
});

test.each([
  { isComposing: true },
  { shiftKey: true },
  { altKey: true },
  { ctrlKey: true },
  { metaKey: true },
])('an arrow that is an input method’s or part of a command does not step: %j', (key) => {
  render(<Passengers initial="3" />);
  fireEvent.keyDown(field(), { key: 'ArrowUp', ...key });
  expect(field()).toHaveProperty('value', '3');
});
