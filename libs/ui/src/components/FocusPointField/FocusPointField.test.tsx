import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { type FocusPoint, FocusPointField } from './FocusPointField.tsx';

function Point({ initial, disabled = false }: { initial: FocusPoint; disabled?: boolean }) {
  const [value, setValue] = useState(initial);
  return (
    <FocusPointField
      label="Focal point"
      src="data:,"
      alt="Hills"
      value={value}
      onChange={setValue}
      disabled={disabled}
    />
  );
}

const mark = () => screen.getByRole('button', { name: /^Focal point/ });
const place = () => mark().getAttribute('aria-label');

test('the arrow keys move the point, with Shift ten times as far, and never out of the picture', async () => {
  const { container } = render(<Point initial={{ x: 50, y: 4 }} />);
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

test('while it is disabled nothing moves it', async () => {
  render(<Point initial={{ x: 50, y: 50 }} disabled />);
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
