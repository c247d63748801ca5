import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { FocusPoint } from '../../behavior/centeredCrop.ts';
import { FocusPointField } from './FocusPointField.tsx';

function Point({ initial, disabled = false }: { initial: FocusPoint; disabled?: boolean }) {
  const [value, setValue] = useState(initial);
  return (
    <FocusPointField
      label="Focal point"
      src="data:,"
      alt="Hills"
      width={600}
      height={400}
      value={value}
      onChange={setValue}
      disabled={disabled}
    />
  );
}

const mark = () => screen.getByRole('button', { name: /^Focal point/ });
const load = () => fireEvent.load(screen.getByRole('img', { name: 'Hills' }));
const place = () => mark().getAttribute('aria-label');

test('the arrow keys move the point, with Shift ten times as far, and never out of the picture', async () => {
  const { container } = render(<Point initial={{ x: 50, y: 4 }} />);
  load();
  mark().focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}');
  expect(place()).toBe('Focal point, 52 % from the left, 5 % from the top');
  await userEvent.keyboard('{Shift>}{ArrowUp}{ArrowLeft}{/Shift}');
  expect(place()).toBe('Focal point, 42 % from the left, 0 % from the top');
  expect(container.innerHTML).toContain('--focus-x: 42%');
});

test('the numbers do the same', () => {
  render(<Point initial={{ x: 50, y: 50 }} />);
  fireEvent.change(screen.getByLabelText('From the left, %'), { target: { value: '130' } });
  fireEvent.change(screen.getByLabelText('From the top, %'), { target: { value: '25' } });
  expect(place()).toBe('Focal point, 100 % from the left, 25 % from the top');
});

test('an emptied number is on the way to another one, and moves nothing', () => {
  render(<Point initial={{ x: 50, y: 40 }} />);
  const top = screen.getByLabelText<HTMLInputElement>('From the top, %');
  fireEvent.change(top, { target: { value: '' } });
  expect([top.value, place()]).toEqual(['', 'Focal point, 50 % from the left, 40 % from the top']);
  fireEvent.change(top, { target: { value: '7' } });
  expect([top.value, place()]).toEqual(['7', 'Focal point, 50 % from the left, 7 % from the top']);
});

test('a press before the picture is there, or while it has no size, moves nothing', () => {
  const { container } = render(<Point initial={{ x: 68, y: 35 }} />);
  const frame = container.querySelector('img')!.parentElement!;
  frame.setPointerCapture = () => undefined;
  const press = () => fireEvent.pointerDown(frame, { button: 0, clientX: 20, clientY: 80 });
  expect(mark()).toHaveProperty('disabled', true);
  press();
  load();
  press();
  expect(place()).toBe('Focal point, 68 % from the left, 35 % from the top');
  frame.getBoundingClientRect = () => new DOMRect(0, 0, 100, 100);
  press();
  expect(place()).toBe('Focal point, 20 % from the left, 80 % from the top');
});

test('while it is disabled nothing moves it', () => {
  render(<Point initial={{ x: 50, y: 50 }} disabled />);
  load();
  expect(mark()).toHaveProperty('disabled', true);
  expect(screen.getByLabelText('From the top, %')).toHaveProperty('disabled', true);
});

test('the picture has its text, and its crops say nothing more', () => {
  render(<Point initial={{ x: 50, y: 50 }} />);
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual(['Hills']);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'In a card',
    'As a portrait',
    'Across a page',
  ]);
});
