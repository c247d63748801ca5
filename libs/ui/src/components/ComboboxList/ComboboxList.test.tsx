import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { ComboboxOption } from '../../parts/ComboboxResults.tsx';
import { ComboboxList } from './ComboboxList.tsx';

const options = ['Alba', 'Sora', 'Vine'].map((label) => ({ value: label, label }));

function Vendors() {
  const [values, setValues] = useState<readonly ComboboxOption[]>(options.slice(0, 1));
  return (
    <ComboboxList
      label="Vendors"
      values={values}
      onChange={setValues}
      results={options}
      onSearch={() => undefined}
    />
  );
}

const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Vendors' });
// The open list hides the rest of the page from screen readers.
const chosen = () =>
  screen.queryAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent);

test('several are chosen one after another, and the input is empty again', async () => {
  render(<Vendors />);
  await userEvent.type(input(), 's');
  await userEvent.click(await screen.findByRole('option', { name: 'Sora' }));
  await userEvent.click(input());
  await userEvent.click(await screen.findByRole('option', { name: 'Vine' }));
  expect(chosen()).toEqual(['Alba', 'Sora', 'Vine']);
  expect(input().value).toBe('');
});

test('a second choice takes one away, and so does its button, which passes the focus on', async () => {
  render(<Vendors />);
  await userEvent.click(input());
  await userEvent.click(await screen.findByRole('option', { name: 'Sora' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Sora' }));
  expect(chosen()).toEqual(['Alba']);
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Remove Alba' }));
  expect(chosen()).toEqual([]);
  expect(document.activeElement).toBe(input());
});
