import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { MaskedField } from './MaskedField.tsx';

const inFours = (typed: string) =>
  typed
    .replaceAll(/\D/g, '')
    .slice(0, 16)
    .replaceAll(/(\d{4})(?=\d)/g, '$1 ');
const asMonth = (typed: string) => {
  const [, month = '', year = ''] = /^(\d{1,2})\/?(\d*)$/.exec(typed) ?? [];
  const padded = typed.includes('/') ? month.padStart(2, '0') : month;
  return year === '' ? padded : `${padded}/${year.slice(-2)}`;
};

function Digits({ initial, format }: { initial: string; format: (typed: string) => string }) {
  const [value, setValue] = useState(initial);
  return (
    <MaskedField
      label="Card number"
      value={value}
      onChange={setValue}
      format={format}
      maxLength={19}
    />
  );
}

/** Renders the field with the caret at the bar in the text. */
function start(textWithCaret: string, format = inFours) {
  const caret = textWithCaret.indexOf('|');
  render(<Digits initial={textWithCaret.replace('|', '')} format={format} />);
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Card number' });
  input.focus();
  input.setSelectionRange(caret, caret);
  return {
    type: (keys: string) => userEvent.keyboard(keys),
    paste: (text: string) => userEvent.paste(text),
    shown: () => {
      const place = input.selectionStart ?? 0;
      return `${input.value.slice(0, place)}|${input.value.slice(place)}`;
    },
  };
}

test.each([
  ['|', '42424', '4242 4|'],
  ['4242|', 'a', '4242|'],
  ['4242 42|42', '9', '4242 429|4 2'],
  ['42|42 4242', '9', '429|4 2424 2'],
  ['4242| 42', '9', '4242 9|42'],
  ['42|42', 'x-', '42|42'],
  ['4242 4|', '{Backspace}', '4242|'],
  ['4242 |42', '{Backspace}', '4242| 42'],
  ['4242 |42', '{Backspace}{Backspace}', '424|4 2'],
  ['4242| 42', '{Delete}', '4242 |42'],
  ['4242| 42', '{Delete}{Delete}', '4242 |2'],
  ['4|242 4242 4242 4242', '9', '4|242 4242 4242 4242'],
])('in %j, the keys %j show %j', async (before, keys, after) => {
  const { type, shown } = start(before);
  await type(keys);
  expect(shown()).toBe(after);
});

test.each([
  ['|', '4111-1111 1111 1111', '4111 1111 1111 1111|'],
  ['|', '\t4111 - 1111 - 1111 - 1111\n', '4111 1111 1111 1111|'],
  ['42|99', '11 11', '4211 11|99'],
  ['|4242 4242 4242 4242', '999', '999|4 2424 2424 2424'],
])('in %j, %j pasted shows %j', async (before, text, after) => {
  const { paste, shown } = start(before);
  await paste(text);
  expect(shown()).toBe(after);
});

test('what is put before the digits leaves the caret behind them', async () => {
  const { type, shown } = start('|', asMonth);
  await type('5/');
  expect(shown()).toBe('05|');
  await type('31');
  expect(shown()).toBe('05/31|');
});

test('phones show a number pad', () => {
  start('|');
  expect(screen.getByRole('textbox').getAttribute('inputmode')).toBe('numeric');
});

test('a dropped text is inserted by the browser, and formatted before it is cut', () => {
  render(<Digits initial="" format={inFours} />);
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Card number' });
  const limit = input.maxLength;
  expect(fireEvent.drop(input, { dataTransfer: { types: ['text/plain'] } })).toBe(true);
  expect(input.maxLength).toBe(-1);
  fireEvent.input(input, {
    target: { value: '4111 - 1111 - 1111 - 1111' },
    inputType: 'insertFromDrop',
  });
  expect(input.value).toBe('4111 1111 1111 1111');
  expect(input.maxLength).toBe(limit);
});

test('digits that are dragged within the field are moved, not doubled', () => {
  render(<Digits initial="4111 2222" format={inFours} />);
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Card number' });
  fireEvent.input(input, { target: { value: '4111 ' }, inputType: 'deleteByDrag' });
  expect(input.value).toBe('4111 ');
  fireEvent.input(input, { target: { value: '22224111 ' }, inputType: 'insertFromDrop' });
  expect(input.value).toBe('2222 4111');
});

test('a dropped file changes nothing', () => {
  render(<Digits initial="4111" format={inFours} />);
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Card number' });
  expect(fireEvent.drop(input, { dataTransfer: { types: ['Files'] } })).toBe(false);
  expect(input.value).toBe('4111');
});

test('the caret stays between the same digits when an input method is done', () => {
  render(<Digits initial="4111 2222" format={inFours} />);
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Card number' });
  input.focus();
  fireEvent.compositionStart(input);
  fireEvent.input(input, { target: { value: '41113 2222' }, isComposing: true });
  input.setSelectionRange(5, 5);
  fireEvent.compositionEnd(input);
  expect([input.value, input.selectionStart]).toEqual(['4111 3222 2', 6]);
});

test('a program may fill it without a key', () => {
  render(<Digits initial="" format={inFours} />);
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Card number' });
  fireEvent.input(input, { target: { value: '4111-1111-1111-1111' } });
  expect(input.value).toBe('4111 1111 1111 1111');
});
