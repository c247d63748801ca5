import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Select } from './Select.tsx';

const options = ['Birthday', 'Anniversary', 'Wedding'].map((value) => ({ value, label: value }));

function Occasion({ onChange }: { onChange?: (value: string) => void }) {
  const [value, setValue] = useState('');
  return (
    <form aria-label="Request">
      <Select
        label="Occasion"
        name="occasion"
        required
        error="Occasion is required."
        options={options}
        value={value}
        onChange={(next) => {
          setValue(next);
          onChange?.(next);
        }}
      />
    </form>
  );
}

const box = () => screen.getByRole('combobox', { name: /Occasion/ });

async function openByKeyboard() {
  await userEvent.tab();
  expect(document.activeElement).toBe(box());
  await userEvent.keyboard('{ArrowDown}');
  const list = await screen.findByRole('listbox');
  // The list handles keys once it has the focus.
  await waitFor(() => expect(list.contains(document.activeElement)).toBe(true));
}

test('it is called by its label and described by its error', () => {
  render(<Occasion />);
  expect(
    screen.getByRole('combobox', { name: /Occasion/, description: 'Occasion is required.' })
      .textContent,
  ).toContain('Select');
  expect(box().getAttribute('aria-invalid')).toBe('true');
});

test('by keyboard: open, go down, take', async () => {
  const onChange = vi.fn();
  render(<Occasion onChange={onChange} />);
  await openByKeyboard();
  await userEvent.keyboard('{End}{Enter}');
  await waitFor(() => expect(onChange).toHaveBeenCalledWith('Wedding'));
  expect(box().textContent).toContain('Wedding');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(box()));
});

test('the first letters find an option', async () => {
  const onChange = vi.fn();
  render(<Occasion onChange={onChange} />);
  await openByKeyboard();
  await userEvent.keyboard('an{Enter}');
  await waitFor(() => expect(onChange).toHaveBeenCalledWith('Anniversary'));
});

test('Escape leaves it as it was', async () => {
  const onChange = vi.fn();
  render(<Occasion onChange={onChange} />);
  await openByKeyboard();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  expect(onChange).not.toHaveBeenCalled();
});

test('its value is part of the form', async () => {
  render(<Occasion />);
  await openByKeyboard();
  await userEvent.keyboard('{End}{Enter}');
  const form = screen.getByRole<HTMLFormElement>('form');
  await waitFor(() => expect(new FormData(form).get('occasion')).toBe('Wedding'));
});

test('it writes no style element, which the policy of the site would refuse', async () => {
  const { baseElement } = render(<Occasion />);
  await openByKeyboard();
  expect(baseElement.querySelector('style')).toBeNull();
});
